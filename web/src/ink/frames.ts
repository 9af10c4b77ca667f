/** One frame of ink, as `src/garabato/ink/FORMAT.md` has it. */
import { Malformed, Reader, Writer } from "./bytes";

const BEGIN = 1;
const APPEND = 2;
const END = 3;
const UNDO = 4;
const REDO = 5;
const CLEAR = 6;
const PRESSURE = 0x80;

/** Steps from point to point: dx, dy, dx, dy … The first step of a stroke starts from (0, 0). */
export interface Trail {
  readonly steps: readonly number[];
  /** One byte a point, or null when the pencil knows no pressure. */
  readonly pressures: readonly number[] | null;
}

export type Frame =
  | ({ op: "begin"; stroke: number; pen: number; colour: number; width: number } & Trail)
  | ({ op: "append"; stroke: number } & Trail)
  | { op: "end"; stroke: number }
  | { op: "undo"; stroke: number; pen: number }
  | { op: "redo"; stroke: number; pen: number }
  | { op: "clear"; pen: number };

const MOST_BYTES = 4096;
const MOST_POINTS = 1000;

/** So many points fit into a frame whatever they are: at most 5 bytes each, and 4096 in all. */
export const FRAME_POINTS = 800;

function writeTrail(out: Writer, { steps, pressures }: Trail): void {
  for (let i = 0; i < steps.length; i += 2) {
    out.zigzag(steps[i] ?? 0).zigzag(steps[i + 1] ?? 0);
    if (pressures !== null) out.byte(pressures[i / 2] ?? 0);
  }
}

function readTrail(from: Reader, pressed: boolean): Trail {
  const steps: number[] = [];
  const pressures: number[] | null = pressed ? [] : null;
  do {
    steps.push(from.zigzag(), from.zigzag());
    pressures?.push(from.byte());
  } while (from.more);
  if (steps.length > 2 * MOST_POINTS) throw new Malformed("too many points");
  return { steps, pressures };
}

export function encode(frame: Frame): Uint8Array<ArrayBuffer> {
  const out = new Writer();
  switch (frame.op) {
    case "begin":
      out.byte(frame.pressures === null ? BEGIN : BEGIN | PRESSURE).varint(frame.stroke).varint(frame.pen);
      out.byte(frame.colour).byte(frame.width);
      writeTrail(out, frame);
      break;
    case "append":
      out.byte(frame.pressures === null ? APPEND : APPEND | PRESSURE).varint(frame.stroke);
      writeTrail(out, frame);
      break;
    case "end":
      out.byte(END).varint(frame.stroke);
      break;
    case "undo":
      out.byte(UNDO).varint(frame.stroke).varint(frame.pen);
      break;
    case "redo":
      out.byte(REDO).varint(frame.stroke).varint(frame.pen);
      break;
    case "clear":
      out.byte(CLEAR).varint(frame.pen);
  }
  return out.done();
}

function readFrame(from: Reader): Frame {
  const first = from.byte();
  switch (first) {
    case BEGIN:
    case BEGIN | PRESSURE: {
      const [stroke, pen, colour, width] = [from.varint(), from.varint(), from.byte(), from.byte()];
      return { op: "begin", stroke, pen, colour, width, ...readTrail(from, first !== BEGIN) };
    }
    case APPEND:
    case APPEND | PRESSURE:
      return { op: "append", stroke: from.varint(), ...readTrail(from, first !== APPEND) };
    case END:
      return { op: "end", stroke: from.varint() };
    case UNDO:
      return { op: "undo", stroke: from.varint(), pen: from.varint() };
    case REDO:
      return { op: "redo", stroke: from.varint(), pen: from.varint() };
    case CLEAR:
      return { op: "clear", pen: from.varint() };
    default:
      throw new Malformed(`no op ${String(first)}`);
  }
}

/** Raises `Malformed` unless the bytes are exactly one frame. */
export function decode(bytes: Uint8Array): Frame {
  if (bytes.length > MOST_BYTES) throw new Malformed("too many bytes");
  const from = new Reader(bytes);
  const frame = readFrame(from);
  if (from.more) throw new Malformed("bytes after the frame");
  return frame;
}
