/** How a stroke looks on any canvas whose units are those of the board. */
import type { Stroke } from "./drawing";

/** Line widths in units of the board, by the width's number. */
export const WIDTHS = [68, 150] as const;

type Context = Pick<CanvasRenderingContext2D, "arc" | "beginPath" | "fill" | "lineTo" | "lineWidth" | "moveTo" | "quadraticCurveTo" | "stroke">;

export function widthOf(stroke: Stroke): number {
  return WIDTHS[stroke.width] ?? WIDTHS[0];
}

/** What is painted when a stroke is painted up to its point number `to`: one more than that when there is no more to come. */
export function goalOf({ points, open }: Stroke, to: number): number {
  return !open && to === points.length / 2 ? to + 1 : to;
}

/** Paint `stroke` up to its point number `to`, and its end when there is no more to come; `from` was painted before. */
export function paintStroke(context: Context, stroke: Stroke, width: number, from: number, to: number): void {
  const { points, pressures } = stroke;
  const goal = goalOf(stroke, to);
  context.lineWidth = width;
  if (from === 0) dot(context, stroke, width / 2);
  if (to < 2) return;
  const first = Math.max(2, from + 1);
  if (pressures === null) {
    line(context, points, first, to, goal > to);
    return;
  }
  for (let i = first; i <= goal; i += 1) {
    context.lineWidth = width * swell(pressures[Math.min(i, to) - 1]);
    line(context, points, i, Math.min(i, to), i > to);
  }
}

function dot(context: Context, { points, pressures }: Stroke, radius: number): void {
  const force = pressures === null ? 1 : swell(pressures[0]);
  context.beginPath();
  context.arc(points[0] ?? 0, points[1] ?? 0, radius * force, 0, 7);
  context.fill();
}

/**
 * From midpoint to midpoint, bent towards the point between: the same pixels whether at once or bit by bit.
 * Paints what the points number `first` (at least 2) to `to` add.
 */
function line(context: Context, points: readonly number[], first: number, to: number, whole: boolean): void {
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

/** How much wider than its width a line is under a pressure byte. */
function swell(pressure: number | undefined): number {
  return pressure === undefined || pressure === 0 ? 1 : 0.45 + (1.1 * pressure) / 255;
}
