import { describe, expect, test } from "vitest";

import type { View } from "./logic";
import { ballotWith, cell, comparison, gallery, nextArtist, nextOpen, revealedSoFar, rightOnes, stockOf, tieBreaks } from "./logic";
import { column, drawing, outcome, revealed, view } from "./samples";

describe("the table", () => {
  test("the next artist is the first clockwise who is not revealed yet", () => {
    const now = view({
      phase: "reveal",
      round: 2,
      drawings: [drawing(1, 2), drawing(2, 2), drawing(0, 2)],
      columns: [column(1, [revealed(2, 1, {})]), column(2, [revealed(1, 1, {})])],
    });
    expect(revealedSoFar(now).map(({ artist }) => artist)).toEqual([1]);
    expect(nextArtist(now)).toBe(2);
    expect(nextArtist({ ...now, columns: [column(2, [revealed(1, 1, {}), revealed(2, 2, {}), revealed(0, 1, {})])] })).toBeNull();
  });
});

describe("bets", () => {
  test("wishes on their way lie over what the server knows", () => {
    const now = view({ ballot: { 1: 2, 2: 3 } });
    const ballot = ballotWith(now, new Map([[1, null], [3, 3 as const]]));
    expect([...ballot]).toEqual([[2, 3], [3, 3]]);
    expect(stockOf(ballot)).toEqual({ 1: 3, 2: 3, 3: 1 });
  });

  test("the next drawing without a token comes after this one, and goes round", () => {
    const ballot = new Map([[4, 1 as const]]);
    expect(nextOpen([3, 4, 5], ballot, 3)).toBe(5);
    expect(nextOpen([3, 4, 5], ballot, 5)).toBe(3);
    expect(nextOpen([4], ballot, 4)).toBeNull();
  });
});

describe("the pad", () => {
  const one = revealed(0, 2, { 1: 2, 2: 3 });

  test("who was right is told from the token", () => {
    expect(rightOnes(one)).toEqual([1]);
  });

  test("artist and voters have their points, others nothing", () => {
    expect([cell(one, 0), cell(one, 1), cell(one, 2), cell(one, 9)]).toEqual([1, 1, -1, null]);
  });
});

describe("the end", () => {
  // D9 of the worked examples in small: equal scores, more own doodles guessed.
  const tied: View = view({
    phase: "over",
    columns: [column(1, [revealed(0, 1, { 1: 1, 2: 1 }), revealed(1, 1, { 0: 1 }), revealed(2, 1, { 0: 2 })]), column(2, [revealed(1, 2, { 0: 2 })])],
    drawings: [drawing(0, 1), drawing(1, 1), drawing(2, 1), drawing(1, 2)],
    outcome: outcome("won-own-doodles", [[1, 1, 5], [0, 2, 5], [2, 3, 1]]),
  });

  test("own doodles guessed, right votes received and right guesses are counted", () => {
    const { own, received, guessed } = tieBreaks(tied);
    expect([own.get(0), own.get(1), own.get(2)]).toEqual([1, 2, undefined]);
    expect([received.get(0), received.get(1), received.get(2)]).toEqual([2, 2, 0]);
    expect([guessed.get(0), guessed.get(1), guessed.get(2)]).toEqual([2, 1, 1]);
  });

  test("the reason shows what was compared", () => {
    expect(comparison(tied)).toEqual({ mine: 2, theirs: 1 });
    expect(comparison({ ...tied, outcome: outcome("won-score", [[1, 1, 5], [0, 2, 4]]) })).toEqual({ mine: 5, theirs: 4 });
    expect(comparison({ ...tied, outcome: outcome("won-score", [[1, 1, 5]]) })).toEqual({ mine: 5, theirs: 0 });
  });

  test("the album knows each drawing's word and who guessed it", () => {
    const album = gallery(tied);
    expect(album.map(({ word, guessed }) => [word?.id, guessed])).toEqual([
      ["word-1", [1, 2]],
      ["word-1", [0]],
      ["word-1", []],
      ["word-2", [0]],
    ]);
    expect(album.map(({ drawing: { artist, round, label } }) => [artist, round, label])).toEqual([[0, 1, 16], [1, 1, 17], [2, 1, 18], [1, 2, 33]]);
    expect(gallery({ ...tied, columns: [] }).map(({ word }) => word)).toEqual([null, null, null, null]);
  });

  test("before the end the album has what was revealed, of every round", () => {
    const during = gallery({ ...tied, phase: "reveal", round: 2, drawings: [drawing(1, 2), drawing(2, 2)], outcome: null });
    expect(during.map(({ drawing: { label } }) => label)).toEqual([16, 17, 18, 33]);
  });
});
