/** Ties a canvas to the pencil: every pointer event of the sheet goes through here. */
import { BOARD } from "./drawing";
import { Hand } from "./hand";
import type { InkStore } from "./store";

interface Manner {
  readonly penOnly: () => boolean;
  /** Whether the sheet takes ink now. */
  readonly open: () => boolean;
  /** The sheet takes no more. */
  readonly full: () => void;
}

/** Let `canvas` be drawn upon until the returned function is called. */
export function drawOn(canvas: HTMLCanvasElement, ink: InkStore, manner: Manner): { hand: Hand; release: () => void } {
  /** From the page to the board. Measured each time: the sheet may have moved. */
  function place(x: number, y: number): [number, number] {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const scale = BOARD / Math.max(1, width);
    return [(x - left) * scale, Math.min(Math.max(0, y - top), height) * scale];
  }

  const hand = new Hand({
    begin: (x, y, pressure) => ink.pencil?.begin(...place(x, y), pressure, ink.nib),
    extend: (x, y, pressure) => ink.pencil?.extend(...place(x, y), pressure),
    end: () => ink.pencil?.end(),
    discard: () => ink.pencil?.discard(),
  });
  ink.onFull = manner.full;
  const ending = new AbortController();
  const { signal } = ending;

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      event.preventDefault();
      if (!manner.open()) return;
      hand.penOnly = manner.penOnly();
      if (!hand.down(event)) return;
      try {
        canvas.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already, or made by a script: it draws all the same.
      }
    },
    { signal },
  );
  canvas.addEventListener("pointermove", (event) => hand.move(event), { signal });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
    canvas.addEventListener(name, (event) => hand.up(event), { signal });
  }
  // Not passive: this keeps the page from scrolling and an iPad from reading handwriting.
  canvas.addEventListener("touchstart", (event) => event.preventDefault(), { signal, passive: false });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  const hidden = (): void => {
    hand.drop();
    ink.flush();
  };
  document.addEventListener("visibilitychange", hidden, { signal });
  addEventListener("pagehide", hidden, { signal });

  return {
    hand,
    release: () => {
      hand.drop();
      ending.abort();
    },
  };
}

/** Undo and redo by keys, wherever the focus is but in a field one types in. */
export function keys(ink: InkStore, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !ink.pencil) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]")) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) ink.pencil.undo();
  else if (key === "y" || key === "z") ink.pencil.redo();
  else return;
  event.preventDefault();
}
