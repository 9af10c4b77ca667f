/** What the server sends about ink, taken apart. */
import { Malformed, Reader } from "./bytes";
import type { Frame } from "./frames";
import { decode } from "./frames";

const SHEET = 1;
const PEN = 2;
const SAVED = 3;
const LIVE = 4;

/** How far own ink has come: frames other than APPEND, and points of the open stroke. */
export interface Position {
  readonly ops: number;
  readonly points: number;
}

export interface Section {
  readonly label: number;
  readonly author: number;
  readonly frame: Frame;
}

export type InkMessage =
  | { kind: "sheet"; label: number; frames: Frame[] }
  | { kind: "pen"; pen: number; position: Position; frames: Frame[] }
  | { kind: "saved"; pen: number; position: Position }
  | { kind: "live"; sections: Section[] };

function readFrames(from: Reader): Frame[] {
  const frames: Frame[] = [];
  while (from.more) frames.push(decode(from.take(from.varint())));
  return frames;
}

function readPosition(from: Reader): Position {
  return { ops: from.varint(), points: from.varint() };
}

function readSections(from: Reader): Section[] {
  const sections: Section[] = [];
  while (from.more) sections.push({ label: from.varint(), author: from.varint(), frame: decode(from.take(from.varint())) });
  return sections;
}

/** Raises `Malformed` when it is none of the four. */
export function readMessage(bytes: Uint8Array): InkMessage {
  const from = new Reader(bytes);
  const kind = from.byte();
  switch (kind) {
    case SHEET:
      return { kind: "sheet", label: from.varint(), frames: readFrames(from) };
    case PEN:
      return { kind: "pen", pen: from.varint(), position: readPosition(from), frames: readFrames(from) };
    case SAVED:
      return { kind: "saved", pen: from.varint(), position: readPosition(from) };
    case LIVE:
      return { kind: "live", sections: readSections(from) };
    default:
      throw new Malformed(`no message ${String(kind)}`);
  }
}
