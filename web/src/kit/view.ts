/** What the views of all games have, as far as the parts of the kit look at it. */
import type { Table } from "../table.svelte";
import type { Concept, Outcome, Question } from "../wire";

/** Something goes on at the table, until a deadline or somebody's word. */
export interface Going {
  /** When it goes on by itself, in table time; null where it waits. */
  readonly until: number | null;
  readonly waiting: readonly number[];
  readonly may_continue: boolean;
  /** The seats clockwise, the first player first. */
  readonly order: readonly number[];
}

/** Somebody may have asked for letters or numbers in a drawing. */
export interface Doubted {
  readonly question: Question | null;
  readonly may_judge: boolean;
}

export interface Ended {
  readonly outcome: Outcome | null;
}

/** A drawing of the album. `word` is null where it was never said. */
export interface Piece {
  readonly drawing: { readonly artist: number; readonly label: number; readonly round: number };
  readonly word: Concept | null;
  readonly guessed: readonly number[];
}

/** What makes people smile at the end: a name for it, what happened, who it was, and the drawing if there is one. */
export interface Award {
  readonly title: string;
  readonly why: string;
  readonly seats: readonly number[];
  readonly label: number | null;
}

/** Ask for what every game knows. */
export function act(table: Table, action: { readonly type: "Continue" } | { readonly type: "Flag"; readonly label: number } | { readonly type: "Judge"; readonly label: number; readonly foul: boolean }): Promise<boolean> {
  return table.act(action);
}
