import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { Malformed, Reader, Writer } from "./bytes";
import { BOARD, Drawing } from "./drawing";
import type { Frame } from "./frames";
import { decode, encode } from "./frames";
import { readMessage } from "./messages";

const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const step = fc.integer({ min: -4095, max: 4095 });
const byte = fc.integer({ min: 0, max: 255 });

function trail(): fc.Arbitrary<{ steps: number[]; pressures: number[] | null }> {
  return fc.array(fc.tuple(step, step, byte), { minLength: 1, maxLength: 40 }).chain((points) =>
    fc.boolean().map((pressed) => ({
      steps: points.flatMap(([x, y]) => [x, y]),
      pressures: pressed ? points.map(([, , force]) => force) : null,
    })),
  );
}

const frames: fc.Arbitrary<Frame> = fc.oneof(
  fc.tuple(number, number, byte, byte, trail()).map(
    ([stroke, pen, colour, width, ink]): Frame => ({ op: "begin", stroke, pen, colour, width, ...ink }),
  ),
  fc.tuple(number, trail()).map(([stroke, ink]): Frame => ({ op: "append", stroke, ...ink })),
  number.map((stroke): Frame => ({ op: "end", stroke })),
  fc.tuple(number, number).map(([stroke, pen]): Frame => ({ op: "undo", stroke, pen })),
  fc.tuple(number, number).map(([stroke, pen]): Frame => ({ op: "redo", stroke, pen })),
  number.map((pen): Frame => ({ op: "clear", pen })),
);

/** What `read` gives, or null when it says that the bytes are malformed. */
function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

describe("numbers", () => {
  test("every varint comes back", () => {
    fc.assert(
      fc.property(number, (n) => {
        expect(new Reader(new Writer().varint(n).done()).varint()).toBe(n);
      }),
    );
  });

  test("every signed number comes back", () => {
    const signed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(signed, (n) => {
        expect(new Reader(new Writer().zigzag(n).done()).zigzag()).toBe(n);
      }),
    );
  });

  test("small steps take one byte", () => {
    expect([...new Writer().zigzag(0).zigzag(-1).zigzag(1).zigzag(-2).done()]).toEqual([0, 1, 2, 3]);
    expect(new Writer().zigzag(63).zigzag(-64).done()).toHaveLength(2);
  });

  test.each([[[0x80]], [[0x80, 0x80, 0x80, 0x80, 0x80]], [[0xff, 0xff, 0xff, 0xff, 0x10]], [[]]])("%j is no varint", (bytes) => {
    expect(() => new Reader(Uint8Array.from(bytes)).varint()).toThrow(Malformed);
  });

  test("the largest varint has five bytes", () => {
    expect(new Reader(Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x0f])).varint()).toBe(2 ** 32 - 1);
  });
});

describe("frames", () => {
  test("every frame comes back", () => {
    fc.assert(
      fc.property(frames, (frame) => {
        expect(decode(encode(frame))).toEqual(frame);
      }),
    );
  });

  test("random bytes are a frame or malformed, and never crash", () => {
    const heads = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 0x81, 0x82, 0x83);
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 60 }), (head, tail) => {
        const drawing = new Drawing();
        drawing.begin(0, { stroke: 1, colour: 0, width: 0, steps: [5, 5], pressures: null });
        const frame = unlessMalformed(() => decode(Uint8Array.from([head, ...tail])));
        if (frame) drawing.apply(frame);
        for (const { points } of drawing.strokes) for (const n of points) expect(n >= 0 && n < BOARD).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("random messages are taken apart or malformed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.uint8Array({ maxLength: 80 }), (head, tail) => {
        unlessMalformed(() => readMessage(Uint8Array.from([head, ...tail])));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["nothing", []],
    ["an unknown op", [9, 1]],
    ["a stroke without points", [1, 1, 1, 0, 0]],
    ["half a point", [2, 1, 4]],
    ["bytes after the end", [3, 1, 1]],
    ["more than a thousand points", [2, 1, ...new Array<number>(2002).fill(0)]],
    ["more than 4096 bytes", [2, 1, ...new Array<number>(4096).fill(0)]],
  ])("%s is malformed", (_, bytes) => {
    expect(() => decode(Uint8Array.from(bytes))).toThrow(Malformed);
  });
});

describe("drawings", () => {
  const begin = (stroke: number, ...steps: number[]): Frame => ({
    op: "begin",
    stroke,
    pen: 1,
    colour: 0,
    width: 0,
    steps,
    pressures: null,
  });

  test("points stay on the board, and steps go on from where they were held", () => {
    const drawing = new Drawing();
    drawing.apply(begin(1, -50, 5000, 10, -10));
    drawing.apply({ op: "append", stroke: 1, steps: [1, 1], pressures: null });
    expect(drawing.strokes[0]?.points).toEqual([0, 4095, 10, 4085, 11, 4086]);
  });

  test("a BEGIN ends an open stroke, and only the open one goes on", () => {
    const drawing = new Drawing();
    drawing.apply(begin(1, 5, 5));
    drawing.apply(begin(2, 9, 9));
    drawing.apply({ op: "append", stroke: 1, steps: [1, 1], pressures: null });
    drawing.apply({ op: "end", stroke: 2 });
    drawing.apply({ op: "append", stroke: 2, steps: [1, 1], pressures: null });
    expect(drawing.strokes.map(({ points, open }) => [points, open])).toEqual([
      [[5, 5], false],
      [[9, 9], false],
    ]);
  });

  test("undo, redo and clear touch the author's own strokes only, and keep their places", () => {
    const drawing = new Drawing();
    drawing.apply(begin(1, 1, 1), 7);
    drawing.apply(begin(1, 2, 2), 8);
    drawing.apply({ op: "undo", stroke: 1, pen: 1 }, 8);
    expect(drawing.seen.map(({ author }) => author)).toEqual([7]);
    drawing.apply({ op: "redo", stroke: 1, pen: 1 }, 8);
    drawing.apply({ op: "clear", pen: 1 }, 7);
    expect(drawing.seen.map(({ author }) => author)).toEqual([8]);
    drawing.apply({ op: "redo", stroke: 1, pen: 1 }, 7);
    expect(drawing.seen.map(({ author }) => author)).toEqual([7, 8]);
  });

  test("pressure that comes late counts from there", () => {
    const drawing = new Drawing();
    drawing.apply(begin(1, 1, 1));
    expect(drawing.strokes[0]?.pressures).toBeNull();
    drawing.apply({ op: "append", stroke: 1, steps: [1, 1], pressures: [200] });
    expect(drawing.strokes[0]?.pressures).toEqual([0, 200]);
  });

  test("watchers hear whether it grew or has to be painted anew", () => {
    const drawing = new Drawing();
    const heard: string[] = [];
    const unwatch = drawing.watch((change) => heard.push(change));
    drawing.apply(begin(1, 1, 1));
    drawing.apply({ op: "undo", stroke: 1, pen: 1 });
    drawing.apply({ op: "undo", stroke: 1, pen: 1 });
    unwatch();
    drawing.wipe();
    expect(heard).toEqual(["grown", "changed"]);
  });
});
