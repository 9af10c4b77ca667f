/** What is drawn on dice and cards: six faces, laid and turned. */
import drawn from "../figures.json";

import { SHAPES as LOOKS } from "$web/parts/looks";
import type { doodle_dice } from "$web/wire";

export type View = doodle_dice.View;
export type Face = View["dice"][number];
export type Colour = (typeof COLOURS)[number];

/** In the order of the dice they take: orange one, purple six. */
export const COLOURS = ["orange", "red", "yellow", "green", "blue", "purple"] as const;

/** A shape for each colour, in a box of 32 × 32: nothing is told by colour alone. */
export const SHAPES = [0, 1, 4, 2, 6, 7].map((look) => LOOKS[look] ?? "");

export const STROKES: Readonly<Record<Face, string>> = drawn.faces;
const FIGURES: Readonly<Record<string, readonly string[]>> = drawn.figures;

/** How thick a line is in a drawing of 72 × 52. */
const LINE = 3;
/** How large a dot is, on dice and cards. */
export const DOT = 7;

export function colourOf(card: string): Colour {
  return COLOURS.find((colour) => card.startsWith(colour)) ?? "orange";
}

/** The faces that a card takes, sorted by their names. */
export function facesOf(card: string): Face[] {
  return parts(card).map((part) => part.split(" ")[0] as Face).sort();
}

function parts(card: string): readonly string[] {
  return (FIGURES[card] ?? []).slice(1);
}

export interface Stroke {
  readonly d: string;
  readonly transform: string;
  readonly width: number;
}

/** The drawing of a card: its box and every line of it. All lines are of the same pencil, however large a part is. */
export function drawing(card: string): { box: string; strokes: Stroke[] } {
  const box = FIGURES[card]?.[0] ?? "0 0 72 52";
  const line = (LINE * Number(box.split(" ")[2])) / 72;
  const strokes = parts(card).map((part): Stroke => {
    const [face = "dot", x = 0, y = 0, turn = 0, size = 1] = part.split(" ");
    return { d: STROKES[face as Face], transform: `translate(${x} ${y})rotate(${turn})scale(${size})`, width: face === "dot" ? DOT : line / Number(size) };
  });
  return { box, strokes };
}

/** Cards by colour; those of one colour keep their order. */
export function byColour(cards: readonly string[]): string[] {
  return COLOURS.flatMap((colour) => cards.filter((card) => colourOf(card) === colour));
}
