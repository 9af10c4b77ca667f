/** Views to try the screens with. */
import type { Column, Outcome } from "../wire";

import type { Drawing, Number3, Revealed, View } from "./logic";

export const CARD = {
  type: "card" as const,
  id: "1",
  words: [1, 2, 3].map((n) => ({ type: "concept" as const, id: `word-${n}` })),
};

export function view(some: Partial<View>): View {
  return {
    type: "doodles_view",
    phase: "card",
    round: 1,
    rounds: 8,
    first: 0,
    order: [0, 1, 2],
    card: CARD,
    until: null,
    own: null,
    dealt: [],
    done: [],
    drawings: [],
    may_vote: [],
    ballot: {},
    stock: { 1: 3, 2: 3, 3: 3 },
    locked: [],
    waiting: [],
    reveal: null,
    columns: [],
    totals: {},
    question: null,
    may_flag: [],
    may_judge: false,
    may_continue: false,
    outcome: null,
    backs: {},
    ...some,
  };
}

export function drawing(artist: number, round: number, foul: Drawing["foul"] = "none"): Drawing {
  return { type: "drawing", label: round * 16 + artist, artist, round, blank: false, foul };
}

/** Points as the rules have them. */
export function revealed(artist: number, number: Number3, votes: Readonly<Record<number, Number3>>): Revealed {
  const bets = Object.entries(votes).map(([voter, vote]) => ({
    type: "bet" as const,
    voter: Number(voter),
    number: vote,
    points: vote === number ? 1 : -1,
  }));
  const right = bets.filter(({ points }) => points === 1).length;
  return { type: "revealed", artist, label: artist, number, bets, points: right || -2 };
}

export function column(round: number, reveals: readonly Revealed[]): Column {
  const totals: Record<number, number> = {};
  for (const { artist, points, bets } of reveals) {
    totals[artist] = (totals[artist] ?? 0) + (points ?? 0);
    for (const bet of bets) totals[bet.voter] = (totals[bet.voter] ?? 0) + (bet.points ?? 0);
  }
  return { type: "column", round, card: CARD, reveals: reveals.map((one) => ({ ...one, label: round * 16 + one.artist })), totals };
}

export function outcome(reason: string, places: readonly (readonly [seat: number, place: number, score: number])[]): Outcome {
  const standings = places.map(([seat, place, score]) => ({ type: "Standing" as const, seat, place, score }));
  return { type: "Outcome", standings, clause: "DO-14", reason, finished: reason !== "called-off" };
}
