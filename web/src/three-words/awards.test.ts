import { expect, test } from "vitest";

import type { Award } from "./awards";
import { awards } from "./awards";
import type { Number3, Revealed } from "./logic";
import { column, revealed, view } from "./samples";

const game = (...rounds: Revealed[][]): Award[] => awards(view({ phase: "over", columns: rounds.map((reveals, i) => column(i + 1, reveals)) }));
const kinds = (found: readonly Award[]): string[] => found.map(({ kind }) => kind);
const all = (number: Number3, voters: readonly number[]): Record<number, Number3> => Object.fromEntries(voters.map((voter) => [voter, number]));

test("a game without anything to tell has no awards", () => {
  expect(awards(view({}))).toEqual([]);
  expect(game([revealed(0, 1, { 1: 2, 2: 3 }), revealed(1, 1, {}), revealed(2, 1, { 0: 1 })])).toEqual([]);
});

test("the drawing in which most people saw the same other word", () => {
  const found = game([revealed(0, 1, { 1: 2, 2: 2, 3: 1 }), revealed(1, 3, { 0: 2, 2: 2, 3: 2 }), revealed(2, 1, { 0: 2, 1: 3, 3: 1 })]);
  expect(found[0]).toEqual({ kind: "misread", seats: [1], label: 17, word: { type: "concept", id: "word-3" }, seen: { type: "concept", id: "word-2" }, n: 3 });
});

test("of drawings misread as often it is the first on the pad", () => {
  const twice = [revealed(2, 1, all(3, [0, 1])), revealed(0, 1, all(2, [1, 2]))];
  expect(game(twice)[0]).toMatchObject({ kind: "misread", seats: [2] });
  expect(game([], twice.reverse())[0]).toMatchObject({ kind: "misread", seats: [0], label: 32 });
});

test("two who do not agree on what they saw have misread nothing", () => {
  expect(kinds(game([revealed(0, 1, { 1: 2, 2: 3 })]))).not.toContain("misread");
});

test("the only right one against at least two others", () => {
  const found = game([revealed(0, 2, { 1: 2, 2: 1 }), revealed(3, 2, { 0: 1, 1: 3, 2: 2 })]);
  expect(found).toContainEqual({ kind: "alone", seats: [2], label: 19, word: { type: "concept", id: "word-2" }, artist: 3 });
  expect(kinds(game([revealed(0, 2, { 1: 2, 2: 1 })]))).not.toContain("alone");
});

test("who placed no token was not wrong", () => {
  const passed = revealed(0, 2, { 1: 2, 2: 1, 3: 1 });
  const bets = passed.bets.map((bet) => (bet.voter === 3 ? { ...bet, number: null, points: 0 } : bet));
  expect(kinds(game([{ ...passed, bets }]))).not.toContain("alone");
});

test("the pair that guessed most of each other, in both directions", () => {
  const round = [revealed(0, 1, { 1: 1, 2: 2, 3: 3 }), revealed(1, 2, { 0: 2, 2: 3, 3: 2 }), revealed(2, 1, { 0: 2, 1: 3, 3: 1 }), revealed(3, 1, { 0: 3, 1: 2, 2: 3 })];
  expect(game(round)).toContainEqual({ kind: "pair", seats: [0, 1], n: 2, of: 2 });
});

test("no pair where only one understood the other, and none where two pairs are alike", () => {
  expect(kinds(game([revealed(0, 1, { 1: 1 })], [revealed(0, 2, { 1: 2 })]))).not.toContain("pair");
  expect(kinds(game([revealed(0, 1, { 1: 1, 2: 1 }), revealed(1, 1, { 0: 1, 2: 2 }), revealed(2, 1, { 0: 1, 1: 2 })]))).not.toContain("pair");
});

test("equal numbers of right guesses: it was the better pair that had fewer to guess", () => {
  const found = game([revealed(0, 1, { 1: 1, 2: 1 }), revealed(1, 1, { 0: 1 }), revealed(2, 1, { 0: 1 })], [revealed(0, 1, { 2: 3 })]);
  expect(found).toContainEqual({ kind: "pair", seats: [0, 1], n: 2, of: 2 });
});

test("whose drawings were guessed most, with the one that most have guessed", () => {
  const found = game([revealed(0, 1, { 1: 1, 2: 2 }), revealed(1, 1, { 0: 2, 2: 3 })], [revealed(0, 1, { 1: 1, 2: 1 })]);
  expect(found).toContainEqual({ kind: "hand", seats: [0], label: 32, n: 3 });
});

test("who guessed most, where nobody stood alone", () => {
  const rounds = [revealed(0, 1, { 1: 1, 2: 2 }), revealed(2, 1, { 1: 1, 0: 3 })];
  expect(game(rounds)).toContainEqual({ kind: "eye", seats: [1], n: 2, of: 2 });
  const found = game(rounds, [revealed(0, 1, { 1: 2, 2: 1, 3: 3 })]);
  expect(kinds(found)).toContain("alone");
  expect(kinds(found)).not.toContain("eye");
});

test("a drawing that does not count is nothing to laugh at", () => {
  const annulled = revealed(0, 1, { 1: 2, 2: 2, 3: 2 });
  expect(game([{ ...annulled, points: -2, bets: annulled.bets.map((bet) => ({ ...bet, points: null })) }])).toEqual([]);
});

test("at most three, and rather for different people", () => {
  // Zero is misread most, was alone twice and is half of the best pair; Two is guessed most.
  const found = game(
    [revealed(0, 1, { 1: 2, 2: 2, 3: 2 }), revealed(1, 1, { 0: 1, 2: 2, 3: 3 }), revealed(2, 1, { 0: 2, 1: 1, 3: 1 }), revealed(3, 1, { 0: 1, 1: 2, 2: 3 })],
    [revealed(0, 1, { 1: 1, 2: 2, 3: 3 }), revealed(2, 1, { 0: 3, 1: 1, 3: 1 })],
  );
  expect(found.map(({ kind, seats }) => [kind, seats])).toEqual([["misread", [0]], ["pair", [0, 1]], ["hand", [2]]]);
});

test("one person may have them all where nobody else did anything", () => {
  const found = game([revealed(0, 1, { 1: 2, 2: 2 })], [revealed(0, 1, { 1: 1, 2: 1 })], [revealed(1, 1, { 0: 1, 2: 2, 3: 3 })]);
  expect(found.map(({ kind, seats }) => [kind, seats])).toEqual([["misread", [0]], ["alone", [0]], ["pair", [0, 1]]]);
});
