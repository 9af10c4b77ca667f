/** What is said at the end: who has won and why, and what makes people smile. */
import { plain } from "../kit/standings";
import { verdict } from "../kit/verdict";
import type { Verdict } from "../kit/verdict";
import type { Award as Told } from "../kit/view";
import type { Table } from "../table.svelte";

import { awards } from "./awards";
import type { Award } from "./awards";
import { comparison } from "./logic";
import type { View } from "./logic";

export function ending(table: Table<View>): Verdict {
  const { mine, theirs } = comparison(table.view);
  return verdict(table, { mine: plain(mine), theirs: plain(theirs) });
}

export const awardsTold = (table: Table<View>): Told[] => awards(table.view).map((award) => told(table, award));

function told(table: Table<View>, award: Award): Told {
  const { kind, seats } = award;
  const [name = "", other = ""] = seats.map((seat) => table.person(seat).name);
  const word = "word" in award ? table.name(award.word) : "";
  const seen = "seen" in award ? table.name(award.seen) : "";
  const artist = "artist" in award ? table.person(award.artist).name : "";
  const [n, of] = ["n" in award ? award.n : 0, "of" in award ? award.of : 0];
  return { title: table.t(`award-${kind}`), why: table.t(`award-${kind}-why`, { name, other, word, seen, artist, n, of }), seats, label: "label" in award ? award.label : null };
}
