/** Who has won and why, in words. */
import type { Table } from "../table.svelte";
import type { Args } from "../texts.svelte";

import { named } from "./people";
import { plain } from "./standings";
import type { Ended } from "./view";

export interface Verdict {
  readonly title: string;
  readonly reason: string;
  /** Whether only a tie-break told the first from the second. */
  readonly whisker: boolean;
}

/** `compared`: what else the sentence of the reason says, such as both sides of a tie-break. */
export function verdict(table: Table<Ended>, compared: Args = {}): Verdict {
  const { outcome } = table.view;
  const standings = outcome?.standings ?? [];
  const finished = outcome?.finished ?? false;
  const winners = standings.filter((one) => one.place === 1).map((one) => one.seat);
  const second = standings[winners.length];
  const names = named(table, winners);
  // A list of names may begin with "you".
  const begun = names.charAt(0).toLocaleUpperCase() + names.slice(1);
  const score = plain(standings[0]?.score ?? 0);
  return {
    title: finished ? table.t("wins", { names: begun, n: winners.length, you: winners.length === 1 && winners[0] === table.me ? "yes" : "no" }) : table.t("called-off-title"),
    reason: table.t(outcome?.reason ?? "shared", {
      winner: names,
      other: second ? table.person(second.seat).name : "",
      score,
      mine: score,
      theirs: plain(second?.score ?? 0),
      ...compared,
    }),
    whisker: finished && winners.length === 1 && outcome?.reason !== "won-score",
  };
}
