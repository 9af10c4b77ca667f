/** A sheet of paper: strokes in the order in which they were begun. */
import type { Frame, Trail } from "./frames";

/** Units along a side of the board. */
export const BOARD = 4096;

export interface Stroke {
  readonly author: number;
  readonly id: number;
  readonly colour: number;
  readonly width: number;
  /** x, y, x, y … */
  readonly points: number[];
  /** One byte a point, 0 where none is known; null when none is known at all. */
  pressures: number[] | null;
  hidden: boolean;
  open: boolean;
}

/** What happened to a drawing: it grew at its end, or has to be painted anew. */
export type Change = "grown" | "changed";

export function clamp(value: number): number {
  return Math.min(BOARD - 1, Math.max(0, value));
}

function extend(stroke: Stroke, trail: Trail): void {
  const { points } = stroke;
  if (trail.pressures) stroke.pressures ??= points.filter((_, i) => i % 2 === 0).fill(0);
  let x = points.at(-2) ?? 0;
  let y = points.at(-1) ?? 0;
  for (let i = 0; i < trail.steps.length; i += 2) {
    x = clamp(x + (trail.steps[i] ?? 0));
    y = clamp(y + (trail.steps[i + 1] ?? 0));
    points.push(x, y);
    stroke.pressures?.push(trail.pressures?.[i / 2] ?? 0);
  }
}

export class Drawing {
  readonly strokes: Stroke[] = [];
  readonly #open = new Map<number, Stroke>();
  readonly #watchers = new Set<(change: Change) => void>();

  /** Call `watcher` at every change until the returned function is called. */
  watch(watcher: (change: Change) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  tell(change: Change): void {
    for (const watcher of this.#watchers) watcher(change);
  }

  /** Take a frame of `author`; what makes no sense changes nothing. */
  apply(frame: Frame, author = 0): void {
    switch (frame.op) {
      case "begin":
        this.begin(author, frame);
        break;
      case "append":
        this.#append(author, frame);
        break;
      case "end":
        this.end(author, frame.stroke);
        break;
      case "undo":
        this.hide(author, frame.stroke, true);
        break;
      case "redo":
        this.hide(author, frame.stroke, false);
        break;
      case "clear":
        this.clear(author);
    }
  }

  begin(author: number, stroke: { stroke: number; colour: number; width: number } & Trail): Stroke {
    const before = this.#open.get(author);
    if (before) this.end(author, before.id);
    const made: Stroke = {
      author,
      id: stroke.stroke,
      colour: stroke.colour,
      width: stroke.width,
      points: [],
      pressures: null,
      hidden: false,
      open: true,
    };
    extend(made, stroke);
    this.strokes.push(made);
    this.#open.set(author, made);
    this.tell("grown");
    return made;
  }

  #append(author: number, frame: { stroke: number } & Trail): void {
    const stroke = this.#open.get(author);
    if (stroke?.id !== frame.stroke) return;
    extend(stroke, frame);
    this.tell("grown");
  }

  end(author: number, id: number): void {
    const stroke = this.#open.get(author);
    if (stroke?.id !== id) return;
    stroke.open = false;
    this.#open.delete(author);
    this.tell("grown");
  }

  hide(author: number, id: number, hidden: boolean): void {
    const stroke = this.strokes.find((one) => one.author === author && one.id === id);
    if (!stroke || stroke.hidden === hidden) return;
    stroke.hidden = hidden;
    this.tell("changed");
  }

  clear(author: number): void {
    for (const stroke of this.strokes) if (stroke.author === author) stroke.hidden = true;
    this.tell("changed");
  }

  /** The strokes that are to be seen. */
  get seen(): Stroke[] {
    return this.strokes.filter((stroke) => !stroke.hidden);
  }

  /** Forget all, to be told anew. */
  wipe(): void {
    this.strokes.length = 0;
    this.#open.clear();
    this.tell("changed");
  }
}
