/** Who has won and why, in words. */
import type { Table } from "../table.svelte";

import { comparison, plain } from "./logic";
import type { View } from "./logic";
import { named } from "./people";

export interface Verdict {
  readonly title: string;
  readonly reason: string;
  /** Whether only a tie-break told the first from the second. */
  readonly whisker: boolean;
}

export function verdict(table: Table<View>): Verdict {
  const { outcome } = table.view;
  const standings = outcome?.standings ?? [];
  const finished = outcome?.finished ?? false;
  const winners = standings.filter((one) => one.place === 1).map((one) => one.seat);
  const second = standings[winners.length];
  const { mine, theirs } = comparison(table.view);
  return {
    title: finished ? table.t("wins", { names: named(table, winners), n: winners.length, you: winners.length === 1 && winners[0] === table.me ? "yes" : "no" }) : table.t("called-off-title"),
    reason: table.t(outcome?.reason ?? "shared", {
      winner: named(table, winners),
      other: second ? table.person(second.seat).name : "",
      score: plain(standings[0]?.score ?? 0),
      mine: plain(mine),
      theirs: plain(theirs),
    }),
    whisker: finished && winners.length === 1 && outcome?.reason !== "won-score",
  };
}
