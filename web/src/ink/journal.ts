/** What this hand has done with its pen, and how much of it has been sent. */
import type { Stroke } from "./drawing";
import type { Frame, Trail } from "./frames";
import { FRAME_POINTS, encode } from "./frames";
import type { Position } from "./messages";

type Entry = { op: "begin"; stroke: Stroke } | { op: "end" | "undo" | "redo"; id: number } | { op: "clear" };

const START: Position = { ops: 0, points: 0 };

/** The steps of `stroke` from point `from` on, at most a frame full. */
function trail(stroke: Stroke, from: number): Trail {
  const { points, pressures } = stroke;
  const to = Math.min(points.length / 2, from + FRAME_POINTS);
  const steps: number[] = [];
  for (let i = 2 * from; i < 2 * to; i += 1) steps.push((points[i] ?? 0) - (points[i - 2] ?? 0));
  return { steps, pressures: pressures?.slice(from, to) ?? null };
}

/** One for each pen. Frames are cut anew from the strokes whenever there is something to send. */
export class Journal {
  readonly pen: number;
  /** Called when there is something to send. */
  onWrite: () => void = () => undefined;
  readonly #base: number;
  readonly #entries: Entry[] = [];
  /** The entry that is being sent. */
  #at = 0;
  /** How many of its points are sent; 0 unless it is a stroke that has been begun. */
  #points = 0;

  /** `base` is what the server had taken of this pen when the page was loaded. */
  constructor(pen: number, base: Position = START) {
    this.pen = pen;
    this.#base = base.ops;
  }

  write(entry: Entry): void {
    this.#entries.push(entry);
    this.onWrite();
  }

  /** The stroke that was written last has grown. */
  grow(): void {
    this.onWrite();
  }

  get ops(): number {
    return this.#base + this.#entries.length;
  }

  /** Send again everything after `position`; false when that is not a place in this journal. */
  rewind({ ops, points }: Position): boolean {
    const taken = ops - this.#base;
    if (taken < 0 || taken > this.#entries.length) return false;
    const open = points > 0 ? this.#entries[taken - 1] : undefined;
    if (points > 0 && open?.op !== "begin") return false;
    this.#at = open ? taken - 1 : taken;
    this.#points = points;
    return true;
  }

  /** Whether anything is left to send. */
  get due(): boolean {
    const entry = this.#entries[this.#at];
    if (!entry) return false;
    return this.#at < this.#entries.length - 1 || entry.op !== "begin" || this.#points < entry.stroke.points.length / 2;
  }

  /** The next frame that is due, or null when all is sent. */
  next(): Uint8Array<ArrayBuffer> | null {
    const frame = this.#next();
    return frame === null ? null : encode(frame);
  }

  #next(): Frame | null {
    const entry = this.#entries[this.#at];
    if (!entry) return null;
    if (entry.op === "begin") {
      const { stroke } = entry;
      if (this.#points < stroke.points.length / 2) return this.#ink(stroke);
      if (this.#at === this.#entries.length - 1) return null;
      this.#at += 1;
      this.#points = 0;
      return this.#next();
    }
    this.#at += 1;
    switch (entry.op) {
      case "end":
        return { op: "end", stroke: entry.id };
      case "clear":
        return { op: "clear", pen: this.pen };
      case "undo":
      case "redo":
        return { op: entry.op, stroke: entry.id, pen: this.pen };
    }
  }

  #ink(stroke: Stroke): Frame {
    const from = this.#points;
    const piece = trail(stroke, from);
    this.#points += piece.steps.length / 2;
    if (from > 0) return { op: "append", stroke: stroke.id, ...piece };
    return { op: "begin", stroke: stroke.id, pen: this.pen, colour: stroke.colour, width: stroke.width, ...piece };
  }
}
