/** Paints drawings on one canvas a picture, and only what is new on it. */
import { goalOf, paintStroke, widthOf } from "./brush";
import type { Change, Drawing, Stroke } from "./drawing";
import { BOARD } from "./drawing";

export interface Look {
  /** The CSS custom property that colours a stroke. */
  readonly colour?: (stroke: Stroke) => string;
  /** Of the widths as they are on a sheet. */
  readonly slim?: number;
  /** No line is thinner, in CSS pixels. */
  readonly least?: number;
}

interface Pace {
  points: number;
  readonly perMs: number;
  last: number;
}

const alive = new Set<Painter>();
const dirty = new Set<Painter>();
let frame = 0;
let watching = false;

function paintDirty(now: number): void {
  frame = 0;
  const due = [...dirty];
  dirty.clear();
  for (const painter of due) painter.flush(now);
}

function repaintAll(): void {
  for (const painter of alive) painter.repaint();
}

/** The theme, and the zoom: they change every canvas at once. */
function watchPage(): void {
  if (watching) return;
  watching = true;
  new MutationObserver(repaintAll).observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaintAll);
  addEventListener("resize", repaintAll);
}

export class Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #drawings: readonly Drawing[];
  readonly #look: Required<Look>;
  readonly #unwatch: (() => void)[] = [];
  readonly #resized = new ResizeObserver(() => this.touch());
  readonly #colours = new Map<string, string>();
  /** How many points of each stroke are on the canvas; one more than it has when it is closed too. */
  #painted = new Map<Stroke, number>();
  /** The thinnest line, in units of the board. */
  #least = 0;
  #fresh = true;
  #pace: Pace | null = null;
  #onEnd: (() => void) | null = null;

  constructor(canvas: HTMLCanvasElement, drawings: readonly Drawing[], look: Look = {}) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("this browser has no 2D canvas");
    this.#canvas = canvas;
    this.#context = context;
    this.#drawings = drawings;
    this.#look = { colour: () => "--ink", slim: 1, least: 1.7, ...look };
    watchPage();
    alive.add(this);
    for (const drawing of drawings) this.#unwatch.push(drawing.watch((change) => this.#changed(change)));
    this.#resized.observe(canvas);
    this.touch();
  }

  destroy(): void {
    for (const unwatch of this.#unwatch) unwatch();
    this.#resized.disconnect();
    alive.delete(this);
    dirty.delete(this);
    this.#finish();
  }

  /** Show it being drawn, stroke by stroke, in `ms`. */
  replay(ms: number, onEnd: () => void): void {
    this.#finish();
    let points = 0;
    for (const drawing of this.#drawings) for (const stroke of drawing.seen) points += stroke.points.length / 2;
    this.#pace = { points: 0, perMs: points / ms, last: 0 };
    this.#onEnd = onEnd;
    this.repaint();
  }

  /** Show it whole. */
  stop(): void {
    this.#finish();
    this.repaint();
  }

  #finish(): void {
    this.#pace = null;
    const onEnd = this.#onEnd;
    this.#onEnd = null;
    onEnd?.();
  }

  repaint(): void {
    this.#fresh = true;
    this.touch();
  }

  touch(): void {
    dirty.add(this);
    if (frame === 0) frame = requestAnimationFrame(paintDirty);
  }

  #changed(change: Change): void {
    if (change === "changed") this.#fresh = true;
    this.touch();
  }

  /** Called by the page's one ticker. */
  flush(now: number): void {
    this.#fit();
    if (this.#fresh) this.#wipe();
    this.#advance(now);
    let left = this.#pace?.points ?? Infinity;
    for (const drawing of this.#drawings) {
      for (const stroke of drawing.strokes) {
        if (stroke.hidden) continue;
        if (left <= 0) break;
        this.#paint(stroke, Math.min(stroke.points.length / 2, Math.ceil(left)));
        left -= stroke.points.length / 2;
      }
    }
    if (!this.#pace) return;
    if (left > 0) this.#finish();
    else this.touch();
  }

  /** The size is compared each time: no event tells of every change of it. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
    const height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    if (width === this.#canvas.width && height === this.#canvas.height) return;
    this.#least = (this.#look.least * BOARD) / Math.max(1, clientWidth);
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#fresh = true;
  }

  #wipe(): void {
    this.#fresh = false;
    this.#painted = new Map();
    this.#colours.clear();
    const { width, height } = this.#canvas;
    const scale = width / BOARD;
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, width, height);
    this.#context.setTransform(scale, 0, 0, scale, 0, 0);
    this.#context.lineCap = "round";
    this.#context.lineJoin = "round";
  }

  #advance(now: number): void {
    const pace = this.#pace;
    if (!pace) return;
    if (pace.last > 0) pace.points += (now - pace.last) * pace.perMs;
    pace.last = now;
  }

  #colour(stroke: Stroke): string {
    const name = this.#look.colour(stroke);
    let colour = this.#colours.get(name);
    if (colour === undefined) {
      colour = getComputedStyle(this.#canvas).getPropertyValue(name).trim();
      this.#colours.set(name, colour);
    }
    return colour;
  }

  /** Paint `stroke` up to its point number `to`, and its end when there is no more to come. */
  #paint(stroke: Stroke, to: number): void {
    const from = this.#painted.get(stroke) ?? 0;
    const goal = goalOf(stroke, to);
    if (from >= goal) return;
    this.#painted.set(stroke, goal);
    const context = this.#context;
    context.strokeStyle = context.fillStyle = this.#colour(stroke);
    paintStroke(context, stroke, Math.max(widthOf(stroke) * this.#look.slim, this.#least), from, to);
  }
}
