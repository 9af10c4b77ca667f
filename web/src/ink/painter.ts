/** Paints drawings on one canvas a picture, and only what is new on it. */
import type { Change, Drawing, Stroke } from "./drawing";
import { BOARD } from "./drawing";

/** Line widths in units of the board, by the width's number. */
export const WIDTHS = [68, 150] as const;

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

function widthOf(stroke: Stroke): number {
  return WIDTHS[stroke.width] ?? WIDTHS[0];
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
    const { points, pressures, open } = stroke;
    const whole = !open && to === points.length / 2;
    const from = this.#painted.get(stroke) ?? 0;
    const goal = whole ? to + 1 : to;
    if (from >= goal) return;
    this.#painted.set(stroke, goal);
    const context = this.#context;
    const width = Math.max(widthOf(stroke) * this.#look.slim, this.#least);
    context.strokeStyle = context.fillStyle = this.#colour(stroke);
    context.lineWidth = width;
    if (from === 0) this.#dot(stroke, width / 2);
    if (to < 2) return;
    const first = Math.max(2, from + 1);
    if (pressures === null) {
      this.#line(points, first, to, whole);
      return;
    }
    for (let i = first; i <= goal; i += 1) {
      context.lineWidth = width * swell(pressures[Math.min(i, to) - 1]);
      this.#line(points, i, Math.min(i, to), i > to);
    }
  }

  #dot({ points, pressures }: Stroke, radius: number): void {
    const force = pressures === null ? 1 : swell(pressures[0]);
    this.#context.beginPath();
    this.#context.arc(points[0] ?? 0, points[1] ?? 0, radius * force, 0, 7);
    this.#context.fill();
  }

  /**
   * From midpoint to midpoint, bent towards the point between: the same pixels whether at once or bit by bit.
   * Paints what the points number `first` (at least 2) to `to` add.
   */
  #line(points: readonly number[], first: number, to: number, whole: boolean): void {
    const context = this.#context;
    const at = (i: number): number => points[i] ?? 0;
    context.beginPath();
    if (first === 2) context.moveTo(at(0), at(1));
    else context.moveTo((at(2 * first - 6) + at(2 * first - 4)) / 2, (at(2 * first - 5) + at(2 * first - 3)) / 2);
    for (let i = first; i <= to; i += 1) {
      const [x, y] = [at(2 * i - 4), at(2 * i - 3)];
      context.quadraticCurveTo(x, y, (x + at(2 * i - 2)) / 2, (y + at(2 * i - 1)) / 2);
    }
    if (whole) context.lineTo(at(2 * to - 2), at(2 * to - 1));
    context.stroke();
  }
}

/** How much wider than its width a line is under a pressure byte. */
function swell(pressure: number | undefined): number {
  return pressure === undefined || pressure === 0 ? 1 : 0.45 + (1.1 * pressure) / 255;
}
