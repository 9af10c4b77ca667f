import { describe, expect, test } from "vitest";

import { moved, sitsNext } from "./seating";

describe("the order at the table", () => {
  test.each([
    [2, 0, [2, 0, 1, 3]],
    [0, 2, [1, 2, 0, 3]],
    [0, 3, [1, 2, 3, 0]],
    [1, 2, [0, 2, 1, 3]],
  ])("seat %i goes to place %i", (seat, place, order) => {
    expect(moved([0, 1, 2, 3], seat, place)).toEqual(order);
  });

  test.each([
    [1, 1],
    [0, -1],
    [3, 4],
    [9, 0],
  ])("seat %i does not go to place %i", (seat, place) => {
    expect(moved([0, 1, 2, 3], seat, place)).toBeNull();
  });

  test("a late comer sits in the next game if there is a seat", () => {
    const people = [
      { seat: 0, presence: "here", bot: null },
      { seat: 1, presence: "away", bot: null },
      { seat: 4, presence: "here", bot: "hard" },
      { seat: 2, presence: "reconnecting", bot: null },
      { seat: 3, presence: "here", bot: null },
    ];
    expect(sitsNext(people, 3, 3)).toBe(true);
    expect(sitsNext(people, 3, 2)).toBe(false);
    expect(sitsNext(people, 1, 3)).toBe(false);
    expect(sitsNext(people, 8, 3)).toBe(false);
  });
});
