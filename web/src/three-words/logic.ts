/** What the screens read out of a view. Nothing here decides anything: the rules are the server's. */
import type { Piece } from "../kit/view";
import type { Drawing, Revealed, doodles, how_do_you_doodle } from "../wire";

export type View = doodles.View | how_do_you_doodle.View;
export type { Drawing, Revealed };
export type Number3 = 1 | 2 | 3;

export const NUMBERS: readonly Number3[] = [1, 2, 3];

/** Who bet on the right word. */
export function rightOnes({ bets, number }: Revealed): number[] {
  return bets.filter((bet) => bet.number === number).map((bet) => bet.voter);
}

/** Whose drawing has been revealed so far in this round. */
export function revealedSoFar(view: View): readonly Revealed[] {
  return view.columns.find((column) => column.round === view.round)?.reveals ?? [];
}

/** Whose drawing is revealed next; null when the pad is. */
export function nextArtist(view: View): number | null {
  const shown = new Set(revealedSoFar(view).map((one) => one.artist));
  return view.drawings.find((drawing) => drawing.round === view.round && !shown.has(drawing.artist))?.artist ?? null;
}

/** A piece of the pad: what `seat` got for the drawing of `revealed`; null when it had no part in it. */
export function cell(revealed: Revealed, seat: number): number | null {
  if (seat === revealed.artist) return revealed.points;
  return revealed.bets.find((bet) => bet.voter === seat)?.points ?? null;
}

/** Bets with the wishes laid over them that are still on their way. */
export function ballotWith(view: View, wishes: ReadonlyMap<number, Number3 | null>): Map<number, Number3> {
  const ballot = new Map(Object.entries(view.ballot).map(([artist, number]) => [Number(artist), number]));
  for (const [artist, number] of wishes) {
    if (number === null) ballot.delete(artist);
    else ballot.set(artist, number);
  }
  return ballot;
}

/** Tokens in hand by number (three of each). */
export function stockOf(ballot: ReadonlyMap<number, Number3>): Record<Number3, number> {
  const stock = { 1: 3, 2: 3, 3: 3 };
  for (const number of ballot.values()) stock[number] -= 1;
  return stock;
}

/** The next drawing without a token, going round from `artist`; null when each has one. */
export function nextOpen(artists: readonly number[], ballot: ReadonlyMap<number, Number3>, artist: number): number | null {
  const start = artists.indexOf(artist) + 1;
  return [...artists.slice(start), ...artists.slice(0, start)].find((one) => !ballot.has(one)) ?? null;
}

/** The album: every drawing that was revealed with its word and who guessed it, and at the end also what came too late for that. */
export function gallery(view: View): Piece[] {
  const revealed = view.columns.flatMap(({ round, card, reveals }) =>
    reveals.map((one): Piece => ({ drawing: { artist: one.artist, label: one.label, round }, word: card.words[one.number - 1] ?? null, guessed: rightOnes(one) })),
  );
  const known = new Set(revealed.map(({ drawing }) => drawing.label));
  const late = view.phase === "over" ? view.drawings.filter(({ label }) => !known.has(label)) : [];
  return [...revealed, ...late.map((drawing) => ({ drawing, word: null, guessed: [] }))];
}

/** What breaks a tie, by seat. Annulled drawings and bets do not count. */
export function tieBreaks(view: View): Record<"own" | "received" | "guessed", Map<number, number>> {
  const counts = { own: new Map<number, number>(), received: new Map<number, number>(), guessed: new Map<number, number>() };
  const add = (map: Map<number, number>, seat: number, n: number): void => void map.set(seat, (map.get(seat) ?? 0) + n);
  for (const { reveals } of view.columns) {
    for (const { artist, bets } of reveals) {
      const right = bets.filter((bet) => bet.points === 1);
      if (right.length > 0) add(counts.own, artist, 1);
      add(counts.received, artist, right.length);
      for (const { voter } of right) add(counts.guessed, voter, 1);
    }
  }
  return counts;
}

/** Why the winner has won, as the sentence's variables: both sides of what was compared last. */
export function comparison(view: View): { mine: number; theirs: number } {
  const [first, second] = view.outcome?.standings ?? [];
  if (!first || !second) return { mine: first?.score ?? 0, theirs: 0 };
  const breaks = tieBreaks(view);
  const of = { "won-own-doodles": breaks.own, "won-right-votes": breaks.received, "won-guessed-doodles": breaks.guessed }[view.outcome?.reason ?? ""];
  if (!of) return { mine: first.score, theirs: second.score };
  return { mine: of.get(first.seat) ?? 0, theirs: of.get(second.seat) ?? 0 };
}
