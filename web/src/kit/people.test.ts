import { expect, test } from "vitest";

import { goesOn, rows } from "./people";

test("rows stay where they are when the first player changes", () => {
  expect(rows({ order: [2, 3, 0, 1] })).toEqual([0, 1, 2, 3]);
  expect(rows({ order: [0, 1, 2, 3] })).toEqual([0, 1, 2, 3]);
});

test("while the first player is away the next one clockwise goes on", () => {
  expect(goesOn([2, 0, 1], (seat) => seat !== 2)).toBe(0);
  expect(goesOn([2, 0, 1], () => false)).toBe(2);
});
