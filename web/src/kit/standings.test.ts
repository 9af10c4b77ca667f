import { describe, expect, test } from "vitest";

import type { Standing } from "../wire";
import { placed, plain, podium, signed, splitBelow } from "./standings";

function standings(places: readonly (readonly [seat: number, place: number, score: number])[]): Standing[] {
  return places.map(([seat, place, score]) => ({ type: "Standing" as const, seat, place, score }));
}

const seats = (of: readonly Standing[]): number[] => of.map(({ seat }) => seat);

describe("figures", () => {
  test.each([
    [3, "+3", "3"],
    [0, "0", "0"],
    [-2, "−2", "−2"],
  ])("%i is %s with a sign", (points, sign, without) => {
    expect([signed(points), plain(points)]).toEqual([sign, without]);
  });
});

describe("the steps", () => {
  test("whoever shares the first place stands on a step", () => {
    const three = placed(standings([[4, 1, 9], [5, 1, 9], [6, 3, 2], [7, 4, 0]]));
    expect([seats(three.steps), seats(three.rest)]).toEqual([[5, 4, 6], [7]]);
    const four = placed(standings([[0, 1, 9], [1, 1, 9], [2, 1, 9], [3, 1, 9], [4, 5, 2]]));
    expect([seats(four.steps), seats(four.rest)]).toEqual([[0, 1, 2, 3], [4]]);
  });

  test("equal scores on different places are explained, but for the winner's", () => {
    const list = standings([[0, 1, 9], [1, 2, 9], [2, 3, 2]]);
    expect(splitBelow(list)).toBe(false);
    expect(splitBelow(standings([[0, 1, 9], [1, 2, 2], [2, 3, 2]]))).toBe(true);
    expect(splitBelow(standings([[0, 1, 9], [1, 2, 2], [2, 2, 2]]))).toBe(false);
  });

  test("the winner stands in the middle", () => {
    const list = standings([[4, 1, 9], [5, 1, 9], [6, 3, 2], [7, 4, 0]]);
    expect(podium(list).map(({ seat }) => seat)).toEqual([5, 4, 6]);
    expect(podium(list.slice(0, 1)).map(({ seat }) => seat)).toEqual([4]);
  });
});
