import fc from "fast-check";
import { expect, test } from "vitest";

import { BOARD, KINDS, LEAST, distance, fair, gripped, handles, inside, missing, moved, outline, path, picked, pinched, pulled, regular, scaled, spanned, stamped, turned } from "./shapes";
import type { Kind, Point, Shape } from "./shapes";

const box: Shape = { kind: "box", x: 2000, y: 2000, width: 1000, height: 600, turn: 0, lean: 0 };
const line: Shape = { kind: "line", x: 2000, y: 2000, width: 1000, height: 0, turn: 0, lean: 0 };
const roof: Shape = { ...box, kind: "triangle" };
const OFF = 120;

const kinds = fc.constantFrom(...KINDS);
const place = fc.record({ x: fc.integer({ min: 0, max: BOARD }), y: fc.integer({ min: 0, max: BOARD }) });
const shapes = fc
  .record({ kind: kinds, x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }), width: fc.integer({ min: -9000, max: 9000 }), height: fc.integer({ min: -9000, max: 9000 }), turn: fc.integer({ min: -999, max: 999 }), lean: fc.integer({ min: -150, max: 150 }) })
  .map(fair);

function lies(shape: Shape): void {
  for (const value of [shape.x, shape.y, shape.width, shape.height, shape.turn]) expect(Number.isInteger(value)).toBe(true);
  expect(shape.x).toBeGreaterThanOrEqual(0);
  expect(shape.x).toBeLessThanOrEqual(BOARD);
  expect(shape.width).toBeGreaterThanOrEqual(LEAST);
  expect(shape.width).toBeLessThanOrEqual(BOARD);
  expect(shape.turn).toBeGreaterThanOrEqual(0);
  expect(shape.turn).toBeLessThan(360);
}

test("whatever is done to a shape, it stays a fair one", () => {
  fc.assert(
    fc.property(shapes, place, place, fc.double({ min: 0.1, max: 9, noNaN: true }), fc.nat({ max: 4 }), (shape, from, to, factor, nth) => {
      const { grip } = handles(shape, OFF)[nth % handles(shape, OFF).length] ?? { grip: "turn" as const };
      for (const done of [
        regular(shape),
        stamped(shape.kind, from),
        spanned(shape.kind, from, to),
        moved(shape, to.x - from.x, to.y - from.y),
        scaled(shape, factor, 1 / factor),
        turned(shape, from.x),
        pulled(shape, grip, from, to),
        pinched(shape, [from, to], [to, from]),
      ]) {
        lies(done);
        expect(fair(done)).toEqual(done);
      }
    }),
  );
});

test("a tap puts a shape around the finger", () => {
  for (const kind of KINDS) expect(stamped(kind, { x: 1500, y: 2500 })).toMatchObject({ kind, x: 1500, y: 2500, turn: 0 });
});

test("a stroke spans a shape from corner to corner, a line from end to end", () => {
  expect(spanned("box", { x: 1000, y: 1000 }, { x: 400, y: 2000 })).toEqual({ kind: "box", x: 700, y: 1500, width: 600, height: 1000, turn: 0, lean: 0 });
  expect(spanned("line", { x: 1000, y: 1000 }, { x: 1000, y: 2000 })).toEqual({ kind: "line", x: 1000, y: 1500, width: 1000, height: 0, turn: 90, lean: 0 });
  expect(spanned("line", { x: 1000, y: 1000 }, { x: 2000, y: 1030 }).turn, "nearly level is level").toBe(0);
});

test("a corner goes with the finger and the opposite one stays", () => {
  expect(pulled(box, "se", { x: 2600, y: 2400 }, { x: 2800, y: 2500 })).toEqual({ ...box, x: 2100, y: 2050, width: 1200, height: 700 });
  const askew = { ...box, turn: 30 };
  const [fixed] = outline(askew);
  const wider = pulled(askew, "se", { x: 0, y: 0 }, { x: 300, y: 200 });
  expect(outline(wider)[0]?.x).toBeCloseTo(fixed?.x ?? 0, -1);
  expect(outline(wider)[0]?.y).toBeCloseTo(fixed?.y ?? 0, -1);
  expect(wider.turn).toBe(30);
});

test("an end of a line goes with the finger and the other one stays", () => {
  expect(pulled(line, "to", { x: 2500, y: 2000 }, { x: 1500, y: 3000 })).toEqual({ ...line, x: 1500, y: 2500, turn: 90 });
  expect(pulled(line, "from", { x: 1500, y: 2000 }, { x: 2500, y: 1000 })).toEqual({ ...line, x: 2500, y: 1500, turn: 90 });
});

test("a corner of a triangle goes with the finger and the other two stay", () => {
  fc.assert(
    fc.property(shapes, place, fc.constantFrom("tip", "right", "left"), (shape, to, grip) => {
      const start = fair({ ...shape, kind: "triangle", x: 2048, y: 2048, width: shape.width / 3, height: shape.height / 3 });
      const [tip, right, left] = outline(start) as [Point, Point, Point];
      const from = { tip, right, left }[grip];
      const goal = outline(pulled(start, grip, from, to));
      const wanted = [tip, right, left].map((at) => (at === from ? to : at));
      const [a, b, c] = wanted as [Point, Point, Point];
      const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
      const longest = Math.max(...wanted.flatMap((one) => wanted.map((other) => Math.hypot(one.x - other.x, one.y - other.y))));
      // A flatter triangle becomes one of the least height.
      fc.pre(area > 200 * longest && longest < BOARD);
      for (const at of wanted) expect(Math.min(...goal.map((one) => Math.hypot(one.x - at.x, one.y - at.y)))).toBeLessThan(60);
    }),
  );
  const upset = pulled(roof, "tip", { x: 2000, y: 1700 }, { x: 2250, y: 2900 });
  expect(upset).toEqual({ ...roof, y: 2600, turn: 180, lean: -25 });
});

test("regular shapes have sides of one length", () => {
  expect(regular(box)).toEqual({ ...box, height: 1000 });
  expect(regular({ ...roof, lean: 40 })).toEqual({ ...roof, height: 866 });
  expect(regular(line)).toEqual(line);
});

test("the handle above turns, and round turns hold", () => {
  const above = { x: 2000, y: 1500 };
  expect(pulled(box, "turn", above, { x: 2500, y: 2000 }).turn).toBe(90);
  expect(pulled(box, "turn", above, { x: 2490, y: 1970 }).turn, "nearly a quarter is a quarter").toBe(90);
  expect(pulled(box, "turn", above, { x: 2500, y: 1800 }).turn).toBe(68);
});

test("two fingers move, size and turn at once", () => {
  const from = [{ x: 1900, y: 2000 }, { x: 2100, y: 2000 }] as const;
  expect(pinched(box, from, [{ x: 2000, y: 2000 }, { x: 2400, y: 2000 }])).toEqual({ ...box, x: 2200, width: 2000, height: 1200 });
  expect(pinched(box, from, [{ x: 2000, y: 1900 }, { x: 2000, y: 2100 }])).toEqual({ ...box, turn: 90 });
});

test("every handle is on the board and can be held", () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const all = handles(shape, OFF);
      expect(all.map(({ grip }) => grip)).toEqual(shape.kind === "line" ? ["from", "to"] : shape.kind === "triangle" ? ["tip", "right", "left", "turn"] : ["nw", "ne", "se", "sw", "turn"]);
      for (const { at } of all) {
        expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(at.x, at.y)).toBeLessThanOrEqual(BOARD);
      }
    }),
  );
  for (const shape of [box, line, roof]) for (const { grip, at } of handles(shape, OFF)) expect(gripped(shape, at, OFF, 200)).toBe(grip);
});

test("whoever takes a small shape in its middle takes the shape", () => {
  const small = { ...box, width: 120, height: 120 };
  expect(gripped(small, small, OFF, 250)).toBe(null);
  expect(gripped(box, { x: 3500, y: 3500 }, OFF, 250)).toBe(null);
});

test("at the upper edge the handle that turns is below", () => {
  const turner = (shape: Shape): number => handles(shape, OFF).find(({ grip }) => grip === "turn")?.at.y ?? 0;
  expect(turner(box)).toBeLessThan(box.y);
  expect(turner({ ...box, y: 300 })).toBeGreaterThan(300);
});

test("a finger means the uppermost line it touches, else the smallest shape around it", () => {
  const [far, near, round] = [{ ...box, width: 3000, height: 3000 }, box, { ...box, kind: "circle" as const, width: 400, height: 400 }];
  const all = [near, far, round];
  expect(picked(all, { x: 2000, y: 1700 }, 60)).toBe(near);
  expect(picked(all, { x: 2000, y: 505 }, 60)).toBe(far);
  expect(picked(all, { x: 2000, y: 2010 }, 60)).toBe(round);
  expect(picked(all, { x: 2450, y: 2200 }, 20)).toBe(near);
  expect(picked(all, { x: 4000, y: 4000 }, 60)).toBe(null);
  expect(picked([box, { ...box }], { x: 1500, y: 2000 }, 60)).toEqual(box);
});

test("what is inside and how far the line is", () => {
  expect(inside(box, { x: 2400, y: 2200 })).toBe(true);
  expect(inside({ ...box, turn: 90 }, { x: 2400, y: 2200 })).toBe(false);
  expect(inside(roof, { x: 1550, y: 1750 })).toBe(false);
  expect(inside(line, line)).toBe(false);
  expect(distance(box, { x: 2000, y: 2000 })).toBeCloseTo(300);
  expect(distance(line, { x: 2600, y: 2000 })).toBeCloseTo(100);
  expect(distance({ ...box, kind: "circle", height: 1000 }, { x: 2000, y: 2000 })).toBeGreaterThan(490);
});

test("what was rolled and is not on the sheet", () => {
  expect(missing(["line", "box"], [])).toEqual(["box", "line"]);
  expect(missing(["line", "box"], [box, box])).toEqual(["line"]);
  expect(missing(["line"], [line])).toEqual([]);
});

test("the pencil stays by the outline", () => {
  const numbers = (d: string): number[] => (d.match(/-?\d+/g) ?? []).map(Number);
  const strokes: Record<Kind, number> = { box: 4, triangle: 3, line: 1, circle: 1 };
  fc.assert(
    fc.property(shapes, (shape) => {
      const d = path(shape);
      expect(d.split("M").length - 1).toBe(strokes[shape.kind]);
      if (shape.kind === "circle") return;
      const points = numbers(d);
      for (let i = 0; i < points.length; i += 2) expect(distance(shape, { x: points[i] ?? 0, y: points[i + 1] ?? 0 })).toBeLessThan(60);
    }),
  );
});
