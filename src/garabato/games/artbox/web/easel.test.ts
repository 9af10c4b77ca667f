import { beforeEach, expect, test } from "vitest";

import { Easel } from "./easel.svelte";
import type { Piece, Step } from "./easel.svelte";
import { stamped } from "./shapes";

const TOUCH = { unit: 10, finger: 44 };
const box = (id: number, x = 2000): Piece => ({ id, kind: "box", x, y: 2000, width: 800, height: 800, turn: 0, lean: 0 });

let asked: Step[] = [];
let answers: ((done: boolean) => void)[] = [];
const send = (step: Step): Promise<boolean> => {
  asked.push(step);
  return new Promise((answer) => answers.push(answer));
};
const settled = async (nth: number, done: boolean): Promise<void> => {
  answers[nth]?.(done);
  await Promise.resolve();
};

let easel = new Easel(send);
beforeEach(() => {
  [asked, answers] = [[], []];
  easel = new Easel(send);
});

test("a tap with a tool lays a shape down there, and the hand holds it", () => {
  easel.tool = "circle";
  expect(easel.down(1, { x: 1000, y: 900 }, TOUCH)).toBe(true);
  easel.move(1, { x: 1010, y: 905 }, TOUCH);
  easel.up(1);
  expect(asked).toEqual([{ type: "Place", id: 1, shape: stamped("circle", { x: 1000, y: 900 }) }]);
  expect(easel.held).toMatchObject({ id: 1, kind: "circle" });
  expect(easel.tool).toBe(null);
});

test("a stroke with a tool spans a shape, which is seen before it is let go of", () => {
  easel.tool = "box";
  easel.down(1, { x: 1000, y: 1000 }, TOUCH);
  easel.move(1, { x: 2000, y: 1500 }, TOUCH);
  expect(easel.pieces).toHaveLength(1);
  expect(easel.busy).toBe(true);
  expect(asked).toEqual([]);
  easel.up(1);
  expect(asked).toMatchObject([{ type: "Place", shape: { x: 1500, y: 1250, width: 1000, height: 500 } }]);
});

test("numbers go on rising, whatever the rules have answered", () => {
  easel.follow({ pieces: [], next: 7 });
  easel.stamp("box");
  easel.stamp("box");
  expect(asked).toMatchObject([{ id: 7 }, { id: 8 }]);
});

test("a shape is moved by its line, and only when the hand moves", () => {
  easel.follow({ pieces: [box(1), box(2, 3500)], next: 3 });
  easel.down(1, { x: 1600, y: 2000 }, TOUCH);
  easel.up(1);
  expect(easel.selected).toBe(1);
  expect(asked).toEqual([]);
  easel.down(1, { x: 1600, y: 2000 }, TOUCH);
  easel.move(1, { x: 1800, y: 2100 }, TOUCH);
  easel.up(1);
  expect(asked).toMatchObject([{ type: "Reshape", id: 1, shape: { x: 2200, y: 2100, width: 800 } }]);
  easel.down(1, { x: 100, y: 100 }, TOUCH);
  expect(easel.selected).toBe(null);
});

test("a held shape is stretched by its corner", () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.selected = 1;
  easel.down(1, { x: 2500, y: 2500 }, TOUCH);
  easel.move(1, { x: 2700, y: 2500 }, TOUCH);
  easel.up(1);
  expect(asked).toMatchObject([{ type: "Reshape", shape: { x: 2100, width: 1000, height: 800 } }]);
});

test("two fingers size what is held, also when they come down elsewhere", () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.selected = 1;
  easel.down(1, { x: 1900, y: 2000 }, TOUCH);
  expect(easel.down(2, { x: 2100, y: 2000 }, TOUCH)).toBe(true);
  expect(easel.down(3, { x: 2100, y: 3000 }, TOUCH)).toBe(false);
  easel.move(2, { x: 2300, y: 2000 }, TOUCH);
  expect(easel.held).toMatchObject({ x: 2100, width: 1600 });
  easel.up(2);
  expect(asked).toMatchObject([{ type: "Reshape", shape: { width: 1600, height: 1600 } }]);
  easel.move(1, { x: 0, y: 0 }, TOUCH);
  expect(easel.busy).toBe(false);
});

test("two fingers beside everything size what was held before", () => {
  easel.follow({ pieces: [box(1), box(2, 3200)], next: 3 });
  easel.selected = 1;
  easel.down(1, { x: 100, y: 3900 }, TOUCH);
  expect(easel.selected).toBe(null);
  easel.down(2, { x: 300, y: 3900 }, TOUCH);
  easel.move(2, { x: 500, y: 3900 }, TOUCH);
  easel.up(2);
  expect(asked).toMatchObject([{ type: "Reshape", id: 1, shape: { width: 1600 } }]);
});

test("a hand that is taken away has done nothing", () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.down(1, { x: 1600, y: 2000 }, TOUCH);
  easel.move(1, { x: 2600, y: 2000 }, TOUCH);
  easel.drop();
  easel.up(1);
  expect(easel.pieces).toEqual([box(1)]);
  expect(asked).toEqual([]);
});

test("what was done is seen at once, and stays when the rules agree", async () => {
  easel.follow({ pieces: [box(1), box(2)], next: 3 });
  easel.raise(box(1));
  easel.remove(box(2));
  easel.copy(box(1));
  expect(easel.pieces.map(({ id }) => id)).toEqual([1, 3]);
  await settled(0, true);
  await settled(1, true);
  easel.follow({ pieces: [box(1)], next: 3 });
  expect(easel.pieces.map(({ id }) => id)).toEqual([1, 3]);
  await settled(2, true);
  easel.follow({ pieces: [box(1), box(3)], next: 4 });
  expect(easel.pieces).toEqual([box(1), box(3)]);
});

test("what the rules refuse is as before", async () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.change(box(1), { ...box(1), x: 100 });
  expect(easel.pieces[0]?.x).toBe(100);
  await settled(0, false);
  expect(easel.pieces).toEqual([box(1)]);
});

test("what changes nothing is not asked for", () => {
  easel.follow({ pieces: [box(1), box(2)], next: 3 });
  easel.change(box(1), box(1));
  easel.raise(box(2));
  expect(asked).toEqual([]);
});

test("after a shape is gone the hand holds its neighbour", () => {
  easel.follow({ pieces: [box(1), box(2), box(3)], next: 4 });
  easel.remove(box(2));
  expect(easel.selected).toBe(3);
  easel.remove(box(3));
  expect(easel.selected).toBe(1);
  easel.remove(box(1));
  expect(easel.selected).toBe(null);
});

test("only the rules know what is taken back", async () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.step("Undo");
  expect(easel.pieces).toEqual([box(1)]);
  await settled(0, true);
  easel.follow({ pieces: [], next: 2 });
  expect(easel.pieces).toEqual([]);
  expect(asked).toEqual([{ type: "Undo" }]);
});

test("where sides have to be of one length they are", () => {
  easel = new Easel(send, true);
  easel.tool = "box";
  easel.down(1, { x: 1000, y: 1000 }, TOUCH);
  easel.move(1, { x: 2000, y: 1500 }, TOUCH);
  easel.up(1);
  expect(asked).toMatchObject([{ shape: { width: 1000, height: 1000 } }]);
});

test("keys change what is held at once and are told as one step", () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.nudge((shape) => shape);
  easel.selected = 1;
  easel.nudge((shape) => ({ ...shape, x: shape.x + 64 }));
  easel.nudge((shape) => ({ ...shape, x: shape.x + 64 }));
  expect(easel.held).toMatchObject({ x: 2128 });
  expect(asked).toEqual([]);
  easel.rest();
  easel.rest();
  expect(asked).toMatchObject([{ type: "Reshape", id: 1, shape: { x: 2128 } }]);
  easel.nudge((shape) => ({ ...shape, turn: 15 }));
  easel.remove(box(1));
  expect(asked.map(({ type }) => type)).toEqual(["Reshape", "Reshape", "Remove"]);
});

test("keys that go on to the next shape leave the one before as it is", () => {
  easel.follow({ pieces: [box(1), box(2, 3000)], next: 3 });
  easel.selected = 1;
  easel.nudge((shape) => ({ ...shape, x: 100 }));
  easel.selected = 2;
  easel.nudge((shape) => ({ ...shape, x: 200 }));
  easel.rest();
  expect(asked).toMatchObject([{ id: 1, shape: { x: 100 } }, { id: 2, shape: { x: 200 } }]);
});

test("what is held can be brought where the next tap is", () => {
  easel.follow({ pieces: [box(1)], next: 2 });
  easel.selected = 1;
  easel.tool = "bring";
  easel.down(1, { x: 500, y: 600 }, TOUCH);
  easel.up(1);
  expect(asked).toMatchObject([{ type: "Reshape", id: 1, shape: { x: 500, y: 600 } }]);
  expect(easel.tool).toBe(null);
});
