/** The geometry of the four shapes: all in units of the board, turns in degrees clockwise. */

export const BOARD = 4096;
/** Nothing is smaller than this on both sides. */
export const LEAST = 64;
/** How wide a shape is that was only tapped down. */
const STAMP = 1200;
/** A turn this near to a round one becomes it. */
const SNAP = 4;

export const KINDS = ["box", "triangle", "line", "circle"] as const;
export type Kind = (typeof KINDS)[number];

/** What stands on a sheet: `x`, `y` is its middle. A line goes along its width and has no height.
 * The tip of a triangle stands `lean` hundredths of its width to the right of its middle. */
export interface Shape {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly lean: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const length = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const heading = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point given from the middle of the shape, along its sides, as a point of the board; `back` the other way. */
function out({ x, y, turn }: Omit<Shape, "kind">, u: number, v: number): Point {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
}

function back({ x, y, turn }: Shape, at: Point): [u: number, v: number] {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [dx, dy] = [at.x - x, at.y - y];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

/** In whole numbers, within the board, neither too small nor too large. */
export function fair(shape: Shape): Shape {
  const side = (value: number): number => Math.round(clamp(Math.abs(value), LEAST, BOARD));
  return {
    kind: shape.kind,
    x: Math.round(clamp(shape.x, 0, BOARD)),
    y: Math.round(clamp(shape.y, 0, BOARD)),
    width: side(shape.width),
    height: shape.kind === "line" ? 0 : side(shape.height),
    turn: ((Math.round(shape.turn) % 360) + 360) % 360,
    lean: shape.kind === "triangle" ? Math.round(clamp(shape.lean, -100, 100)) : 0,
  };
}

/** How high an even triangle is that is one wide. */
const EVEN = Math.sqrt(3) / 2;

/** The same with sides of one length: squares, circles, even triangles. */
export function regular(shape: Shape): Shape {
  if (shape.kind === "line") return shape;
  const side = shape.kind === "triangle" ? shape.width : Math.max(shape.width, shape.height);
  return fair({ ...shape, width: side, height: shape.kind === "triangle" ? side * EVEN : side, lean: 0 });
}

/** A shape that was tapped down in one place. */
export const stamped = (kind: Kind, at: Point): Shape => fair({ kind, ...at, width: STAMP, height: kind === "triangle" ? STAMP * EVEN : STAMP, turn: 0, lean: 0 });

/** A shape that was drawn from one corner to the other, or from end to end. */
export function spanned(kind: Kind, from: Point, to: Point): Shape {
  const { x, y } = middle(from, to);
  if (kind === "line") return fair({ kind, x, y, width: length(from, to), height: 0, turn: snapped(heading(from, to)), lean: 0 });
  return fair({ kind, x, y, width: to.x - from.x, height: to.y - from.y, turn: 0, lean: 0 });
}

export const moved = (shape: Shape, dx: number, dy: number): Shape => fair({ ...shape, x: shape.x + dx, y: shape.y + dy });

/** Larger or smaller around its middle. */
export const scaled = (shape: Shape, wider: number, higher: number): Shape => fair({ ...shape, width: shape.width * wider, height: shape.height * higher });

export const turned = (shape: Shape, degrees: number): Shape => fair({ ...shape, turn: shape.turn + degrees });

function snapped(turn: number): number {
  const round = Math.round(turn / 45) * 45;
  return Math.abs(turn - round) <= SNAP ? round : turn;
}

/** What two fingers do with a shape: move, size and turn it at once. */
export function pinched(shape: Shape, from: readonly [Point, Point], to: readonly [Point, Point]): Shape {
  const [before, after] = [middle(...from), middle(...to)];
  const factor = length(...to) / Math.max(1, length(...from));
  const more = snapped(shape.turn + heading(...to) - heading(...from)) - shape.turn;
  return turned(scaled(moved(shape, after.x - before.x, after.y - before.y), factor, factor), more);
}

// ---------------------------------------------------------------- handles

/** The corners of a box around the shape, those of a triangle, the ends of a line, and what turns it. */
export type Grip = "nw" | "ne" | "se" | "sw" | "tip" | "right" | "left" | "from" | "to" | "turn";

const SIDES = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1], from: [-1, 0], to: [1, 0] } as const;
const CORNERS = ["tip", "right", "left"] as const;

export interface Handle {
  readonly grip: Grip;
  readonly at: Point;
}

/** Where one can take hold of a shape: a little outside of it (`off`, in units of the board), yet always on the board. */
export function handles(shape: Shape, off: number): Handle[] {
  const held = holds(shape).map(([grip, at]): Handle => {
    const far = Math.max(1, length(shape, at));
    return { grip, at: within({ x: at.x + ((at.x - shape.x) / far) * off, y: at.y + ((at.y - shape.y) / far) * off }, off / 2) };
  });
  return shape.kind === "line" ? held : [...held, { grip: "turn", at: turner(shape, off) }];
}

function holds(shape: Shape): [Grip, Point][] {
  if (shape.kind === "triangle") return CORNERS.map((grip, i) => [grip, outline(shape)[i] ?? shape]);
  const grips = shape.kind === "line" ? (["from", "to"] as const) : (["nw", "ne", "se", "sw"] as const);
  return grips.map((grip) => [grip, corner(shape, SIDES[grip])]);
}

const corner = (shape: Shape, [u, v]: readonly [number, number]): Point => out(shape, (u * shape.width) / 2, (v * shape.height) / 2);

const within = ({ x, y }: Point, rim: number): Point => ({ x: clamp(x, rim, BOARD - rim), y: clamp(y, rim, BOARD - rim) });

/** Above the shape, or below it where there is no room above. */
function turner(shape: Shape, off: number): Point {
  const far = shape.height / 2 + 3 * off;
  const tip = (shape.lean / 100) * shape.width;
  const [above, below] = [out(shape, tip, -far), out(shape, 0, far)];
  const beyond = ({ x, y }: Point): number => Math.max(-x, -y, x - BOARD, y - BOARD);
  return within(beyond(above) > 0 && beyond(below) < beyond(above) ? below : above, off / 2);
}

/** The handle within reach, the nearest first; a finger inside of a small shape holds the shape itself. */
export function gripped(shape: Shape, at: Point, off: number, reach: number): Grip | null {
  const near = handles(shape, off)
    .map(({ grip, at: there }) => ({ grip, far: length(at, there) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= reach && near.far <= length(at, shape) ? near.grip : null;
}

/** A handle was drawn from one point to another: what is opposite stays where it is. */
export function pulled(shape: Shape, grip: Grip, from: Point, to: Point): Shape {
  if (grip === "turn") return fair({ ...shape, turn: snapped(shape.turn + heading(shape, to) - heading(shape, from)) });
  const go = (at: Point): Point => within({ x: at.x + to.x - from.x, y: at.y + to.y - from.y }, 0);
  if (grip === "tip" || grip === "right" || grip === "left") {
    const [tip = shape, right = shape, left = shape] = outline(shape).map((at, i) => (CORNERS[i] === grip ? go(at) : at));
    return spread(tip, right, left);
  }
  const [u, v] = SIDES[grip];
  const [fixed, goal] = [corner(shape, [-u, -v]), go(corner(shape, [u, v]))];
  if (shape.kind === "line") return grip === "to" ? spanned("line", fixed, goal) : spanned("line", goal, fixed);
  const [width, height] = back({ ...shape, ...fixed }, goal);
  return fair({ ...shape, ...middle(fixed, goal), width, height });
}

/** The triangle between three points. It stands on the side it stood on, or, where its tip would lean too far, on its longest. */
function spread(tip: Point, right: Point, left: Point): Shape {
  const made = [standing(tip, right, left), standing(left, tip, right), standing(right, left, tip)];
  const [kept] = made;
  const longest = made.reduce((one, other) => (other.width > one.width ? other : one));
  return fair(kept && Math.abs(kept.lean) <= 100 ? kept : longest);
}

function standing(tip: Point, right: Point, left: Point): Shape {
  const base = middle(left, right);
  const width = length(left, right);
  const [u, v] = back({ ...stamped("triangle", base), ...base, turn: heading(left, right) }, tip);
  // A tip below its base is one above a base that is turned around.
  const [turn, sign] = v > 0 ? [heading(right, left), -1] : [heading(left, right), 1];
  const height = Math.abs(v);
  const { x, y } = out({ ...base, width, height, turn, lean: 0 }, 0, -height / 2);
  return { kind: "triangle", x, y, width, height, turn, lean: (sign * u * 100) / Math.max(1, width) };
}

// ---------------------------------------------------------------- what is where

/** The corners of what one sees; a circle in many short sides. */
export function outline(shape: Shape): Point[] {
  const [w, h] = [shape.width / 2, shape.height / 2];
  const around = (points: readonly (readonly [number, number])[]): Point[] => points.map(([u, v]) => out(shape, u, v));
  switch (shape.kind) {
    case "line":
      return around([[-w, 0], [w, 0]]);
    case "box":
      return around([[-w, -h], [w, -h], [w, h], [-w, h]]);
    case "triangle":
      return around([[(shape.lean / 50) * w, -h], [w, h], [-w, h]]);
    case "circle":
      return around(Array.from({ length: 36 }, (_, i) => [w * Math.cos(radians(i * 10)), h * Math.sin(radians(i * 10))]));
  }
}

function sides(shape: Shape): [Point, Point][] {
  const points = outline(shape);
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point]);
}

/** How far a point is from the pencil's line. */
export function distance(shape: Shape, at: Point): number {
  return Math.min(
    ...sides(shape).map(([a, b]) => {
      const whole = length(a, b) ** 2;
      const part = whole === 0 ? 0 : clamp(((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / whole, 0, 1);
      return length(at, { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
    }),
  );
}

export function inside(shape: Shape, at: Point): boolean {
  return sides(shape).filter(([a, b]) => a.y > at.y !== b.y > at.y && at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)).length % 2 === 1;
}

/** Which shape a finger means: the uppermost whose line is within `reach`, else the smallest around it. */
export function picked<S extends Shape>(shapes: readonly S[], at: Point, reach: number): S | null {
  const touched = shapes.filter((shape) => distance(shape, at) <= reach).at(-1);
  const around = shapes.filter((shape) => inside(shape, at)).sort((a, b) => a.width * a.height - b.width * b.height);
  return touched ?? around[0] ?? null;
}

/** The kinds that were rolled and do not stand on the sheet yet. */
export const missing = (rolled: readonly Kind[], shapes: readonly Shape[]): Kind[] => KINDS.filter((kind) => rolled.includes(kind) && !shapes.some((shape) => shape.kind === kind));

// ---------------------------------------------------------------- the pencil

/** How far a ruled line bows and overshoots, as a part of its length and at most. */
const [BOW, MOST] = [0.012, 26];

/** One side as a hand draws it along a ruler: slightly bowed, a little too long. */
function ruled(a: Point, b: Point, side: number): string {
  const whole = Math.max(1, length(a, b));
  const [dx, dy] = [(b.x - a.x) / whole, (b.y - a.y) / whole];
  const bow = Math.min(MOST, whole * BOW) * (side % 2 === 0 ? 1 : -0.7);
  const over = Math.min(MOST, whole * BOW);
  const { x, y } = middle(a, b);
  const at = (...numbers: number[]): string => numbers.map(Math.round).join(" ");
  return `M${at(a.x - dx * over, a.y - dy * over)}Q${at(x - dy * 2 * bow, y + dx * 2 * bow, b.x + dx * over, b.y + dy * over)}`;
}

/** The pencil's way along the outline, as SVG has it. */
export function path(shape: Shape): string {
  const [first, ...others] = sides(shape);
  if (!first) return "";
  if (shape.kind === "line") return ruled(...first, 0);
  if (shape.kind !== "circle") return [first, ...others].map(([a, b], i) => ruled(a, b, i)).join("");
  const [a, b] = [out(shape, shape.width / 2, 0), out(shape, -shape.width / 2, 0)].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  const arc = `A${shape.width / 2} ${shape.height / 2} ${shape.turn} 0 1 `;
  return `M${a}${arc}${b}${arc}${a}`;
}
