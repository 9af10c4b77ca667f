/** The vectors that the Python codec is tested with too. */
import { describe, expect, test } from "vitest";

import golden from "../../../tests/ink/golden.json";
import { Malformed } from "./bytes";
import { Drawing } from "./drawing";
import { decode, encode } from "./frames";
import { Journal } from "./journal";
import { readMessage } from "./messages";

interface Repeated {
  readonly hex: string;
  readonly repeat?: { readonly hex: string; readonly times: number };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function dataOf({ hex, repeat }: Repeated): Uint8Array {
  return bytesOf(hex + (repeat ? repeat.hex.repeat(repeat.times) : ""));
}

function drawn(frames: readonly string[]): Drawing {
  const drawing = new Drawing();
  for (const frame of frames) drawing.apply(decode(bytesOf(frame)));
  return drawing;
}

describe("frames", () => {
  test.each(golden.frames)("$name", (vector) => {
    const frame = decode(dataOf(vector));
    expect(frame.op.toUpperCase()).toBe(vector.op);
    for (const name of ["stroke", "pen", "colour", "width"] as const) {
      if (name in frame) expect((frame as unknown as Record<string, number>)[name]).toBe(vector[name]);
    }
    if (vector.encode) expect(hexOf(encode(frame))).toBe(vector.hex);
    if (!("steps" in frame)) return;
    expect(frame.steps).toHaveLength(2 * (vector.count ?? vector.points?.length ?? 0));
    const drawing = new Drawing();
    const last = vector.last ?? [];
    if (last.length > 0) drawing.begin(0, { stroke: frame.stroke, colour: 0, width: 0, steps: last, pressures: null });
    drawing.apply(frame);
    const [stroke] = drawing.strokes;
    if (vector.points) expect(stroke?.points.slice(last.length)).toEqual(vector.points.flat());
    if (vector.pressures) expect(stroke?.pressures?.slice(last.length / 2)).toEqual(vector.pressures);
  });
});

describe("malformed", () => {
  test.each(golden.malformed)("$name", (vector) => {
    expect(() => decode(dataOf(vector))).toThrow(Malformed);
  });
});

describe("drawings", () => {
  test.each(golden.drawings)("$name", (vector) => {
    const strokes = drawn(vector.frames).strokes.map(({ id, colour, width, points, pressures, hidden }) => ({
      stroke: id,
      colour,
      width,
      points,
      pressures: pressures ?? new Array<number>(points.length / 2).fill(0),
      hidden,
    }));
    expect(strokes).toEqual(
      vector.strokes.map(({ stroke, colour, width, points, pressures, hidden }) => ({
        stroke,
        colour,
        width,
        points: points.flat(),
        pressures,
        hidden,
      })),
    );
  });
});

describe("going on from a position", () => {
  // Of the vectors, those in which every stroke is ended before anything else is done, as this client does.
  test.each(golden.resume.filter(({ name }) => !name.startsWith("an UNDO")))("$name", (vector) => {
    const journal = new Journal(1);
    const drawing = drawn(vector.frames);
    for (const bytes of vector.frames) {
      const frame = decode(bytesOf(bytes));
      const stroke = drawing.strokes.find(({ id }) => "stroke" in frame && id === frame.stroke);
      if (frame.op === "begin" && stroke) journal.write({ op: "begin", stroke });
      else if (frame.op === "end") journal.write({ op: "end", id: frame.stroke });
    }
    expect(journal.rewind(vector.position)).toBe(true);
    const rest = new Drawing();
    const wanted = new Drawing();
    for (const taken of [rest, wanted]) {
      for (const { id, points } of drawing.strokes) {
        taken.begin(0, { stroke: id, colour: 0, width: 0, steps: points.slice(0, 2), pressures: null });
      }
    }
    for (let bytes = journal.next(); bytes; bytes = journal.next()) rest.apply(decode(bytes));
    for (const bytes of vector.rest) wanted.apply(decode(bytesOf(bytes)));
    expect(rest.strokes).toEqual(wanted.strokes);
  });
});

describe("messages", () => {
  test.each(golden.messages)("$kind $label", (vector) => {
    const message = readMessage(bytesOf(vector.hex));
    expect(message.kind.toUpperCase()).toBe(vector.kind);
    if (message.kind === "live") {
      expect(message.sections).toEqual(
        vector.records?.map(({ label, author, frame }) => ({ label, author, frame: decode(bytesOf(frame)) })),
      );
      return;
    }
    if (message.kind === "sheet") expect(message.label).toBe(vector.label);
    else expect([message.pen, message.position]).toEqual([vector.pen, { ops: vector.ops, points: vector.points }]);
    if (message.kind !== "saved") expect(message.frames).toEqual(vector.frames?.map((frame) => decode(bytesOf(frame))));
  });
});
