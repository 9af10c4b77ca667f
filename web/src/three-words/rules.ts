/** The house rules of this table, as far as a screen has to know them. */
import type { Table } from "../table.svelte";
import type { doodles, how_do_you_doodle } from "../wire";

import type { View } from "./logic";

type Rules = doodles.Options | how_do_you_doodle.Options;

/** How long each phase lasts (ms); nothing where it has no end. */
export function lasts(table: Table, phase: View["phase"]): number | undefined {
  const { look_s, draw_s, vote_s } = rules(table);
  const seconds = { card: look_s, token: 3, draw: draw_s, vote: vote_s ?? undefined, reveal: look_s, pad: look_s * 2, over: undefined }[phase];
  return seconds === undefined ? undefined : seconds * 1000;
}

export function rules(table: Table): Rules {
  return table.room.options as Readonly<Record<string, unknown>> & Rules;
}

/** Ask for something that the rules know. */
export function act(table: Table, action: doodles.Actions): Promise<boolean> {
  return table.act(action);
}
