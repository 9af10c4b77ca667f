/** The own hand on the own sheet: draw, undo, redo, clear. What it does is painted at once and sent a little later. */
import type { Drawing, Stroke } from "./drawing";
import { clamp } from "./drawing";
import { Journal } from "./journal";
import type { Position } from "./messages";

/** The author under whom own ink lies in the own drawing. */
export const ME = -1;

/** What the server takes from one author on one sheet; see FORMAT.md. */
export const LIMITS = { points: 20_000, strokes: 1_000, ops: 6_000 } as const;

type Deed = { did: "draw"; id: number } | { did: "clear"; ids: number[] };

export interface Nib {
  readonly colour: number;
  readonly width: number;
}

export class Pencil {
  readonly journal: Journal;
  readonly drawing: Drawing;
  /** Called when the sheet takes no more ink. */
  onFull: () => void = () => undefined;
  readonly #done: Deed[] = [];
  readonly #undone: Deed[] = [];
  #stroke: Stroke | null = null;
  #last = 0;
  #points = 0;
  #strokes = 0;

  /** Goes on with what lies in `drawing` already. */
  constructor(drawing: Drawing, pen: number, base?: Position) {
    this.drawing = drawing;
    this.journal = new Journal(pen, base);
    for (const stroke of drawing.strokes) {
      if (stroke.author !== ME) continue;
      this.#last = Math.max(this.#last, stroke.id);
      this.#points += stroke.points.length / 2;
      this.#strokes += 1;
      if (!stroke.hidden) this.#done.push({ did: "draw", id: stroke.id });
    }
  }


  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get canClear(): boolean {
    return this.drawing.strokes.some((stroke) => stroke.author === ME && !stroke.hidden);
  }

  /** Pen down at a point of the board; `pressure` is a byte, or null when the pencil knows none. */
  begin(x: number, y: number, pressure: number | null, nib: Nib): void {
    this.end();
    if (this.#full()) return;
    this.#last += 1;
    this.#strokes += 1;
    this.#points += 1;
    const steps = [clamp(Math.round(x)), clamp(Math.round(y))];
    const pressures = pressure === null ? null : [pressure];
    this.#stroke = this.drawing.begin(ME, { stroke: this.#last, ...nib, steps, pressures });
    this.journal.write({ op: "begin", stroke: this.#stroke });
    this.#done.push({ did: "draw", id: this.#last });
    this.#undone.length = 0;
    this.drawing.tell("grown");
  }

  /** Go on to a point; where the pencil is already nothing is added. */
  extend(x: number, y: number, pressure: number | null): void {
    const stroke = this.#stroke;
    if (!stroke) return;
    const [right, down] = [clamp(Math.round(x)), clamp(Math.round(y))];
    if (stroke.points.at(-2) === right && stroke.points.at(-1) === down) return;
    if (this.#points >= LIMITS.points) {
      this.end();
      this.onFull();
      return;
    }
    this.#points += 1;
    stroke.points.push(right, down);
    stroke.pressures?.push(pressure ?? stroke.pressures.at(-1) ?? 0);
    this.journal.grow();
    this.drawing.tell("grown");
  }

  /** Pen up. */
  end(): void {
    if (!this.#stroke) return;
    const { id } = this.#stroke;
    this.#stroke = null;
    this.journal.write({ op: "end", id });
    this.drawing.end(ME, id);
  }

  /** Take back the stroke that is being drawn as if it had never been: a palm has rested here. */
  discard(): void {
    if (!this.#stroke) return;
    const { id } = this.#stroke;
    this.end();
    this.#done.pop();
    this.#hide("undo", id);
  }

  undo(): void {
    this.end();
    const deed = this.#done.at(-1);
    if (!deed || !this.#affords(deed)) return;
    this.#done.pop();
    if (deed.did === "draw") this.#hide("undo", deed.id);
    else for (const id of deed.ids) this.#hide("redo", id);
    this.#undone.push(deed);
    this.drawing.tell("changed");
  }

  redo(): void {
    this.end();
    const deed = this.#undone.at(-1);
    if (!deed || !this.#affords(deed)) return;
    this.#undone.pop();
    if (deed.did === "draw") this.#hide("redo", deed.id);
    else this.#clear();
    this.#done.push(deed);
    this.drawing.tell("changed");
  }

  clear(): void {
    this.end();
    const ids = this.drawing.strokes.filter((one) => one.author === ME && !one.hidden).map((one) => one.id);
    if (ids.length === 0 || this.#spent()) return;
    this.#done.push({ did: "clear", ids });
    this.#undone.length = 0;
    this.#clear();
  }

  #hide(op: "undo" | "redo", id: number): void {
    this.journal.write({ op, id });
    this.drawing.hide(ME, id, op === "undo");
  }

  #clear(): void {
    this.journal.write({ op: "clear" });
    this.drawing.clear(ME);
  }

  #full(): boolean {
    const full = this.#points >= LIMITS.points || this.#strokes >= LIMITS.strokes || this.#spent();
    if (full) this.onFull();
    return full;
  }

  #affords(deed: Deed): boolean {
    const left = LIMITS.ops - this.journal.ops;
    if (left >= (deed.did === "draw" ? 1 : deed.ids.length)) return true;
    this.onFull();
    return false;
  }

  /** Leaves room for taking everything back. */
  #spent(): boolean {
    return this.journal.ops > LIMITS.ops - LIMITS.strokes;
  }
}
