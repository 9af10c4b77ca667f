/** The two points of a round, and the smiles at the end, in words. */
import type { Award as Smile } from "$web/kit/view";
import { verdict } from "$web/kit/verdict";
import type { Verdict } from "$web/kit/verdict";
import type { Seen } from "$web/keepsake";
import type { Table } from "$web/table.svelte";
import type { artbox } from "$web/wire";

import { list } from "./view";
import type { Told, View } from "./view";

/** Why somebody gets a point, and who else had as many. */
export function why(table: Table<View>, award: artbox.Award): string {
  return table.t(award.reason, {
    name: award.winner === null ? "" : table.person(award.winner).name,
    n: award.count,
    // By name, also whoever reads it: "you" does not go with every verb.
    others: list(award.tied.filter((seat) => seat !== award.winner).map((seat) => table.person(seat).name)),
  });
}

/** Who has won and why; both sides of what told the first from the second. */
export function ending(table: Table<View>): Verdict {
  const { outcome, scores } = table.view;
  const [first, second] = outcome?.standings ?? [];
  const last = scores.at(-1);
  const of = { "won-last-drawing": last?.seen, "won-token": last?.tokens, "won-place": last?.tokens }[outcome?.reason ?? ""];
  if (!of || !first || !second) return verdict(table);
  return verdict(table, { winner: table.person(first.seat).name, mine: of[first.seat] ?? 0, theirs: of[second.seat] ?? "–" });
}

type Known = Pick<Seen<View>, "me" | "name" | "person" | "t" | "view">;

/** At most three things to smile about. */
export function smiles(table: Known): Smile[] {
  return [misread(table), clearest(table), sharpest(table), fastest(table)].filter((one) => one !== null).slice(0, 3);
}

const one = (table: Known, kind: string, seat: number, label: number | null, more: Record<string, string | number>): Smile => ({
  title: table.t(`award-${kind}`),
  why: table.t(`award-${kind}-why`, { name: table.person(seat).name, ...more }),
  seats: [seat],
  label,
});

/** The only greatest of all, if it is two or more. */
function greatest<T>(all: readonly T[], size: (each: T) => number): T | null {
  const [best, next] = [...all].sort((a, b) => size(b) - size(a));
  return best === undefined || size(best) < 2 || (next !== undefined && size(next) === size(best)) ? null : best;
}

/** Most people saw the same other word in it. */
function misread(table: Known): Smile | null {
  const mistakes = table.view.told.flatMap((told) => {
    const wrong = Object.values(told.guesses).flatMap((word) => (word && word.id !== told.word.id ? [word] : []));
    return [...new Set(wrong.map(({ id }) => id))].map((id) => ({ told, id, n: wrong.filter((word) => word.id === id).length }));
  });
  const best = mistakes.reduce<(typeof mistakes)[number] | null>((most, each) => (each.n > Math.max(1, most?.n ?? 0) ? each : most), null);
  return best && one(table, "misread", best.told.artist, best.told.label, { word: table.name(best.told.word), seen: table.name(best.id), n: best.n });
}

const by = (view: View, seat: number): Told[] => view.told.filter(({ artist }) => artist === seat);
const total = (of: readonly Readonly<Record<number, number>>[], seat: number): number => of.reduce((sum, each) => sum + (each[seat] ?? 0), 0);

/** Whose drawings were guessed most, and which of them. */
function clearest(table: Known): Smile | null {
  const { view } = table;
  const seen = view.scores.map((score) => score.seen);
  const best = greatest(view.order, (seat) => total(seen, seat));
  const finest = best === null ? undefined : by(view, best).sort((a, b) => b.right.length - a.right.length)[0];
  return best === null || !finest ? null : one(table, "hand", best, finest.label, { n: total(seen, best) });
}

/** Who guessed most. */
function sharpest(table: Known): Smile | null {
  const { view } = table;
  const hits = view.scores.map((score) => score.hits);
  const best = greatest(view.order, (seat) => total(hits, seat));
  return best === null ? null : one(table, "eye", best, null, { n: total(hits, best) });
}

/** Who took the lowest token most often. */
function fastest(table: Known): Smile | null {
  const { view } = table;
  const firsts = (seat: number): number => view.scores.filter(({ tokens }) => tokens[seat] === 1).length;
  const best = greatest(view.order, firsts);
  return best === null ? null : one(table, "fast", best, null, { n: firsts(best) });
}
