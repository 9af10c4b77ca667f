/** What makes people smile at the end, read off the pad. Everybody's screen comes to the same. */
import type { Concept } from "../wire";

import type { Revealed, View } from "./logic";
import { rightOnes } from "./logic";

export type Award =
  /** Most people saw the same other word in it. */
  | { readonly kind: "misread"; readonly seats: readonly number[]; readonly label: number; readonly word: Concept; readonly seen: Concept; readonly n: number }
  /** The only one who was right, against all the others. */
  | { readonly kind: "alone"; readonly seats: readonly number[]; readonly label: number; readonly word: Concept; readonly artist: number }
  /** These two understood each other best. */
  | { readonly kind: "pair"; readonly seats: readonly number[]; readonly n: number; readonly of: number }
  /** Whose drawings were guessed most. */
  | { readonly kind: "hand"; readonly seats: readonly number[]; readonly label: number; readonly n: number }
  /** Who guessed most. */
  | { readonly kind: "eye"; readonly seats: readonly number[]; readonly n: number; readonly of: number };

const MOST = 3;
/** Fewer than two of anything are nothing to speak of. */
const LEAST = 2;

interface Shown extends Revealed {
  readonly words: readonly Concept[];
}

/** At most three, for as many different people as can be. */
export function awards(view: View): Award[] {
  const shown = view.columns.flatMap(({ card, reveals }) => reveals.map((one): Shown => ({ ...one, words: card.words })));
  // What was annulled is nothing to laugh at.
  const fair = shown.filter(({ bets }) => bets.every(({ points }) => points !== null));
  const found = [misread(fair), alone(fair), pair(fair), hand(fair), eye(fair)].filter((award) => award !== null);
  return spread(found.filter(({ kind }) => kind !== "eye" || !found.some((other) => other.kind === "alone")));
}

/** First those that name somebody new, in their order. */
function spread(found: readonly Award[]): Award[] {
  const named = new Set<number>();
  const first = found.filter(({ seats }) => {
    const fresh = seats.some((seat) => !named.has(seat));
    for (const seat of seats) named.add(seat);
    return fresh;
  });
  const chosen = [...first, ...found.filter((award) => !first.includes(award))].slice(0, MOST);
  return found.filter((award) => chosen.includes(award));
}

/** The greatest by `size`; the first of equals, or none of them if it has to be the only one. */
function greatest<T>(all: readonly T[], size: (one: T) => number, only = false): T | null {
  const top = Math.max(...all.map(size));
  const best = all.filter((one) => size(one) === top);
  return top < LEAST || (only && best.length > 1) ? null : (best[0] ?? null);
}

function misread(shown: readonly Shown[]): Award | null {
  const mistakes = shown.flatMap((one) => {
    const others = ([1, 2, 3] as const).filter((number) => number !== one.number);
    return others.map((number) => ({ one, number, n: one.bets.filter((bet) => bet.number === number).length }));
  });
  const best = greatest(mistakes, ({ n }) => n);
  const [word, seen] = [best?.one.words[best.one.number - 1], best?.one.words[best.number - 1]];
  return best && word && seen ? { kind: "misread", seats: [best.one.artist], label: best.one.label, word, seen, n: best.n } : null;
}

function alone(shown: readonly Shown[]): Award | null {
  const against = shown.filter((one) => rightOnes(one).length === 1);
  const best = greatest(against, ({ bets }) => bets.filter(({ number }) => number !== null).length - 1);
  const word = best?.words[best.number - 1];
  return best && word ? { kind: "alone", seats: rightOnes(best), label: best.label, word, artist: best.artist } : null;
}

function pair(shown: readonly Shown[]): Award | null {
  const pairs = new Map<string, { seats: [number, number]; n: number; of: number; ways: Set<number> }>();
  for (const { artist, number, bets } of shown) {
    for (const bet of bets) {
      if (bet.number === null) continue;
      const seats: [number, number] = [Math.min(artist, bet.voter), Math.max(artist, bet.voter)];
      const both = pairs.get(seats.join()) ?? { seats, n: 0, of: 0, ways: new Set<number>() };
      both.of += 1;
      if (bet.number === number) {
        both.n += 1;
        both.ways.add(artist);
      }
      pairs.set(seats.join(), both);
    }
  }
  const mutual = [...pairs.values()].filter(({ ways }) => ways.size === 2);
  const best = greatest(mutual, ({ n, of }) => n + n / (of * 1000), true);
  return best && { kind: "pair", seats: best.seats, n: best.n, of: best.of };
}

function hand(shown: readonly Shown[]): Award | null {
  const artists = [...new Set(shown.map(({ artist }) => artist))].map((artist) => {
    const own = shown.filter((one) => one.artist === artist);
    return { artist, own, n: own.reduce((sum, one) => sum + rightOnes(one).length, 0) };
  });
  const best = greatest(artists, ({ n }) => n, true);
  const finest = best?.own.reduce((one, other) => (rightOnes(other).length > rightOnes(one).length ? other : one));
  return best && finest ? { kind: "hand", seats: [best.artist], label: finest.label, n: best.n } : null;
}

function eye(shown: readonly Shown[]): Award | null {
  const counts = new Map<number, { n: number; of: number }>();
  for (const { number, bets } of shown) {
    for (const bet of bets.filter((each) => each.number !== null)) {
      const { n, of } = counts.get(bet.voter) ?? { n: 0, of: 0 };
      counts.set(bet.voter, { n: n + Number(bet.number === number), of: of + 1 });
    }
  }
  const best = greatest([...counts], ([, { n }]) => n, true);
  return best && { kind: "eye", seats: [best[0]], ...best[1] };
}
