import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { drawOn, keys } from "./attach";
import { InkStore } from "./store";

let ink: InkStore;
let canvas: HTMLCanvasElement;
let open = true;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  ink = new InkStore();
  ink.setPen({ type: "pen", pen: 1, until: null });
  canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => new DOMRect(10, 20, 400, 200);
  document.body.append(canvas);
  open = true;
  ({ release } = drawOn(canvas, ink, { penOnly: () => false, open: () => open, full: () => undefined }));
});

afterEach(() => {
  release();
  canvas.remove();
  vi.useRealTimers();
});

function point(name: string, x: number, y: number, buttons = 1): void {
  const event = new PointerEvent(name, { pointerId: 1, pointerType: "touch", clientX: x, clientY: y, buttons, cancelable: true });
  canvas.dispatchEvent(event);
}

test("places on the page become places on the board, by its width, and stay on the sheet", () => {
  point("pointerdown", 10, 20);
  point("pointermove", 210, 120);
  point("pointermove", 210, 900);
  point("pointerup", 210, 900, 0);
  expect(ink.own.strokes[0]?.points).toEqual([0, 0, 2048, 1024, 2048, 2048]);
});

test.each(["pointerup", "pointercancel", "lostpointercapture"])("%s ends a stroke", (name) => {
  point("pointerdown", 20, 30);
  point(name, 20, 30, 0);
  expect(ink.own.strokes[0]?.open).toBe(false);
});

test("a closed sheet takes nothing", () => {
  open = false;
  point("pointerdown", 20, 30);
  expect(ink.own.strokes).toEqual([]);
});

test("a touch neither scrolls the page nor becomes handwriting", () => {
  const touch = new Event("touchstart", { cancelable: true });
  canvas.dispatchEvent(touch);
  expect(touch.defaultPrevented).toBe(true);
});

test("when the time is over the stroke ends, goes out, and nothing follows", () => {
  const sent = vi.fn();
  ink.onSend = sent;
  point("pointerdown", 20, 30);
  ink.cut();
  point("pointermove", 60, 60);
  point("pointerdown", 60, 60);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(ink.own.strokes.map(({ points, open: going }) => [points.length, going])).toEqual([[2, false]]);
});

test("keys undo and redo, but not in a field", () => {
  point("pointerdown", 20, 30);
  const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): void => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true, bubbles: true, ...more });
    on.addEventListener("keydown", (heard) => keys(ink, heard as KeyboardEvent), { once: true });
    on.dispatchEvent(event);
  };
  const seen = (): number => ink.own.seen.length;
  press("z", {}, document.createElement("input"));
  expect(seen()).toBe(1);
  press("z");
  expect(seen()).toBe(0);
  press("y");
  expect(seen()).toBe(1);
  press("z");
  press("Z", { shiftKey: true });
  expect(seen()).toBe(1);
  press("z", { altKey: true });
  press("z", { ctrlKey: false });
  press("a");
  expect(seen()).toBe(1);
});
