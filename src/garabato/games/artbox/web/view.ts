/** What the screens of ArtBox look at, and what the sentences need. Nothing here decides anything: the rules are the server's. */
import { named } from "$web/kit/people";
import type { Piece } from "$web/kit/view";
import type { Table } from "$web/table.svelte";
import type { artbox } from "$web/wire";

import type { Piece as Laid } from "./easel.svelte";
import { KINDS } from "./shapes";
import type { Kind, Shape } from "./shapes";

export type View = artbox.View;
export type Told = artbox.Told;
type Wired = artbox.OwnSheet["shapes"][number];

/** Ask for something that the rules know. */
export function act(table: Table, action: artbox.Actions): Promise<boolean> {
  return table.act(action);
}

export const rules = (table: Pick<Table, "room">): artbox.Options => table.room.options as Readonly<Record<string, unknown>> & artbox.Options;

/** How long a phase lasts (ms) that has an end; else what was left when it was first seen. */
export function lasts(table: Table<View>): number | undefined {
  const { word_s, draw_s, match_s, hourglass_s } = rules(table);
  const { phase, finished } = table.view;
  const seconds = { words: word_s, draw: draw_s, match: finished.length > 0 ? hourglass_s : match_s }[phase as string];
  return typeof seconds === "number" ? seconds * 1000 : undefined;
}

/** What the dice ask for at this table. */
export function wants(table: Pick<Table, "room">): "all" | "exact" | "only" {
  const { simplified, shapes } = rules(table);
  if (simplified) return "only";
  return shapes === "exact" ? "exact" : "all";
}

// ---------------------------------------------------------------- shapes

export function shapeOf([kind, x, y, width, height, turn, lean]: Wired): Shape {
  return { kind, x, y, width, height, turn, lean };
}

export function wired({ kind, x, y, width, height, turn, lean }: Shape): Wired {
  return [kind, x, y, width, height, turn, lean];
}

/** Shapes with their numbers, as the easel has them. */
export const laid = ({ shapes, ids }: artbox.OwnSheet): Laid[] => shapes.map((shape, i) => ({ ...shapeOf(shape), id: ids[i] ?? 0 }));

type Saying = Pick<Table, "t">;

/** "two boxes, a line": what stands on a sheet, for those who do not see it. */
export function said({ t }: Saying, shapes: readonly { readonly kind: Kind }[]): string {
  const counts = KINDS.map((kind) => ({ kind, n: shapes.filter((shape) => shape.kind === kind).length }));
  return counts.some(({ n }) => n > 0) ? list(counts.filter(({ n }) => n > 0).map(({ kind, n }) => t(`some-${kind}`, { n }))) : t("sheet-empty");
}

/** Names in a row, as the language of the page has it. */
export const list = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);

/** Kinds with how often each is there, in the order of the shape cards. */
export const tally = (dice: readonly Kind[]): { kind: Kind; n: number }[] => KINDS.map((kind) => ({ kind, n: dice.filter((die) => die === kind).length }));

/** "a line and two boxes". */
export const listed = ({ t }: Saying, kinds: readonly Kind[]): string => list(tally(kinds).filter(({ n }) => n > 0).map(({ kind, n }) => t(`some-${kind}`, { n })));

// ---------------------------------------------------------------- people

/** What a player is at, in words; `yes`: has done it. */
export function doing(table: Table<View>, seat: number): { state: string; yes?: boolean } {
  const { t, view } = table;
  if (!view.dealt.includes(seat)) return { state: t("is-out") };
  const [done, busy] = { words: [view.chosen, "is-choosing"] as const, match: [view.finished, "is-matching"] as const }[view.phase as string] ?? [view.handed, "is-drawing"];
  return done.includes(seat) ? { state: t(view.phase === "words" ? "is-chosen" : "is-done"), yes: true } : { state: t(busy) };
}

/** For whom the table waits; more than three are only counted. */
export function waitsFor(table: Table<View>, sentence: string): string {
  const { waiting } = table.view;
  if (waiting.length > 3) return table.t("wait-many", { n: waiting.length });
  return waiting.length === 0 ? table.t("wait-moment") : table.t(sentence, { names: named(table, waiting) });
}

/** The lowest number token that is left; null where there are none. */
export function lowest(view: View): number | null {
  const taken = Object.values(view.tokens);
  return Array.from({ length: view.dealt.length }, (_, i) => i + 1).find((n) => !taken.includes(n)) ?? null;
}

// ---------------------------------------------------------------- matching

/** The word on this place of the rack as it was written down, if it was: the drawing's place. */
export function placeOf(view: View, word: number): number | null {
  const found = [...Object.entries(view.own), ...Object.entries(view.matches)].find(([, at]) => at === word);
  return found ? Number(found[0]) : null;
}

/** The places of the drawings that have no word yet. */
export const open = (view: View): number[] => view.wall.map(({ place }) => place).filter((place) => !(place in view.own) && !(place in view.matches));

// ---------------------------------------------------------------- the end

/** The album: every drawing with its word and who guessed it. */
export const gallery = (view: View): Piece[] => view.told.map(({ label, artist, round, word, right }) => ({ drawing: { artist, label, round }, word, guessed: right }));

/** What each round brought a seat: its points for drawing and for guessing. */
export const points = (view: View, seat: number): number[] => view.scores.map(({ drawing, guessing }) => Number(drawing.winner === seat) + Number(guessing.winner === seat));
