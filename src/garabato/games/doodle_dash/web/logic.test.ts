import { describe, expect, test } from "vitest";

import type { Table } from "$web/table.svelte";

import { anew, awards, boardsNow, fate, gallery, tokens } from "./logic";
import type { Board, Try, View } from "./logic";

const board = (artist: number, round: number, blank = false): Board => ({ type: "board", label: round * 16 + artist, artist, round, blank, foul: "none" });

function tried(guess: number, artists: readonly number[], some: Partial<Try> = {}): Try {
  return { type: "try", guess, artists, text: "bull", right: false, missed: null, ...some };
}

function column(round: number, guesser: number, tries: number, points: Readonly<Record<number, number>>): View["columns"][number] {
  return { type: "column", round, guesser, word: { type: "concept", id: `word-${round}` }, tries, right: Object.keys(points).length > 0, points };
}

/** Of a view only what these parts look at. */
const view = (some: Partial<View>): View => ({ round: 1, boards: [], tries: [], columns: [], ...some }) as View;

/** A table where everybody is called by a letter and sentences are their ids. */
function table(some: Partial<View>): Pick<Table<View>, "name" | "person" | "t" | "view"> {
  return {
    view: view(some),
    name: (concept) => (typeof concept === "string" ? concept : concept.id),
    person: (seat) => ({ type: "person", seat, name: "ABCDE"[seat] ?? "", look: 1, language: "en", presence: "here", ready: false, playing: true, bot: null, stand_in: null }),
    t: (id, args) => `${id} ${JSON.stringify(args ?? {})}`,
  };
}

describe("the boards", () => {
  test("are this round's, those of the present guess last", () => {
    const now = view({ round: 2, boards: [board(1, 1), board(3, 2), board(1, 2), board(2, 2)], tries: [tried(3, [1]), tried(4, [2]), tried(5, [3], { right: null })] });
    expect(boardsNow(now).map(({ artist }) => artist)).toEqual([1, 2, 3]);
  });

  test("make an album with every word, and who saw it", () => {
    const columns = [column(1, 0, 3, { 0: 1, 2: 1 }), column(2, 1, 3, {})];
    const pieces = gallery(view({ boards: [board(1, 1), board(2, 1), board(0, 2), board(2, 3)], columns }));
    expect(pieces.map(({ word, guessed }) => [word?.id, guessed])).toEqual([["word-1", []], ["word-1", [0]], ["word-2", []], [undefined, []]]);
  });
});

test.each([
  [{ right: null, text: null }, null],
  [{ right: true }, "right"],
  [{ right: false }, "wrong"],
  [{ right: false, text: null, missed: "passed" as const }, "passed"],
])("a guess that is %j went %s", (some, end) => {
  expect(fate(tried(1, [1], some))).toBe(end);
});

test.each([
  [0, []],
  [2, [1, 1]],
  [7, [3, 3, 1]],
])("%i points lie there as %j", (points, lie) => {
  expect(tokens(points)).toEqual(lie);
});

describe("awards", () => {
  const columns = [column(1, 0, 2, { 0: 1, 1: 1 }), column(2, 0, 1, { 0: 1, 1: 1 }), column(3, 2, 3, {})];

  test("go to the eye, the pencil and the nut", () => {
    const boards = [board(1, 1), board(1, 2), board(0, 3, true), board(1, 3)];
    const found = awards(table({ columns, boards }));
    expect(found.map(({ title, seats, label }) => [title, seats, label])).toEqual([
      ["award-eye {}", [0], null],
      ["award-pencil {}", [1], 33],
      ["award-nut {}", [2], 49],
    ]);
    expect(found.map(({ why }) => why)).toEqual(['award-eye-why {"name":"A","n":2,"of":2}', 'award-pencil-why {"name":"B","n":2}', 'award-nut-why {"name":"C","word":"word-3","n":1}']);
  });

  test("are for nobody where nobody stands out, and for nothing that was not drawn", () => {
    expect(awards(table({ columns: [column(1, 0, 1, { 0: 1, 1: 1 }), column(2, 1, 1, { 0: 1, 1: 1 }), column(3, 2, 3, {})], boards: [board(1, 3, true)] }))).toEqual([]);
  });
});

test("a round that begins anew says why", () => {
  expect(anew(table({ began: "next", guesser: 0 }))).toBe("");
  expect(anew(table({ began: "foul", foul_by: 2, guesser: 0 }))).toBe('anew-foul {"name":"C"}');
  expect(anew(table({ began: "too_few", foul_by: null, guesser: 1 }))).toBe('anew-too_few {"name":"B"}');
});
