import { expect, test } from "vitest";

import { fit, fitOne } from "./fit";

test("short words are as large as they may be", () => {
  expect(fit(["bow", "bowtie"], 13, 2.5)).toBe(2.5);
  expect(fitOne("bow", 13, 2.5)).toBe(2.5);
  expect(fitOne("", 13, 2.5)).toBe(2.5);
});

test("a long word is as large as its place is wide", () => {
  expect(fit(["transparent", "empty"], 13, 2.5)).toBeCloseTo(13 / (0.64 * 11));
  expect(fitOne("transparent", 13, 2.5)).toBeCloseTo(13 / (0.64 * 11));
});

test("a phrase takes two lines, and is small only where it has to stand on one", () => {
  const phrase = "the shark’s fin in the sea";
  expect(fit([phrase], 13, 2.5)).toBeGreaterThan(fitOne(phrase, 13, 2.5));
  expect(fitOne(phrase.repeat(9), 13, 2.5)).toBe(1.07);
});
