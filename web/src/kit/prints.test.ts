import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Print } from "./prints";
import { LARGEST, columnsFor, contact, fileName, fitted, single } from "./prints";

/** Seven people, twelve rounds. */
const MOST = 84;
const counts = Array.from({ length: MOST + 1 }, (_, n) => n);

function inside(print: Print, width: number, height: number): boolean {
  return print.x >= 0 && print.y >= 0 && print.x + print.width <= width && print.y + print.height <= height;
}

function apart(one: Print, other: Print): boolean {
  return one.x + one.width < other.x || other.x + other.width < one.x || one.y + one.height < other.y || other.y + other.height < one.y;
}

/** A sheet of paper whose parts are where they have to be. */
function wellMade({ x, y, width, height, picture, word, by }: Print): void {
  expect(picture.x).toBeGreaterThanOrEqual(x);
  expect(picture.x + picture.size).toBeLessThanOrEqual(x + width);
  expect(picture.y).toBeGreaterThanOrEqual(y);
  expect(word.y - word.size / 2).toBeGreaterThanOrEqual(picture.y + picture.size);
  expect(by.y - by.size / 2).toBeGreaterThanOrEqual(word.y + word.size / 2);
  expect(by.y + by.size / 2).toBeLessThanOrEqual(y + height);
  for (const line of [word, by]) expect([line.x, line.width]).toEqual([picture.x, picture.size]);
}

test("one drawing fills its sheet, with the caption below it", () => {
  const { width, height, prints, title, people } = single();
  expect(prints).toHaveLength(1);
  expect([title, people]).toEqual([null, null]);
  for (const print of prints) {
    expect([print.x, print.y, print.width, print.height, print.askew]).toEqual([0, 0, width, height, 0]);
    wellMade(print);
  }
});

describe("the whole album", () => {
  test.each(counts)("%i drawings lie beside each other on a sheet that every phone can paint", (n) => {
    const { width, height, prints } = contact(n);
    expect(prints).toHaveLength(n);
    expect(width * height).toBeLessThanOrEqual(LARGEST.area);
    expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST.side);
    prints.forEach((print, i) => {
      expect(inside(print, width, height)).toBe(true);
      wellMade(print);
      for (const other of prints.slice(i + 1, i + 5)) expect(apart(print, other)).toBe(true);
    });
  });

  test("row by row, below the title and who played", () => {
    const { title, people, prints } = contact(7);
    expect(columnsFor(7)).toBe(3);
    expect([prints[0]?.y, prints[1]?.y, prints[2]?.y]).toEqual(Array(3).fill(prints[0]?.y));
    expect(prints[3]?.x).toBe(prints[0]?.x);
    expect((people?.y ?? 0) + (people?.size ?? 0) / 2).toBeLessThan(prints[0]?.y ?? 0);
    expect(title?.y ?? 0).toBeLessThan(people?.y ?? 0);
  });

  test("nobody has to look for drawings of a small game with a glass", () => {
    expect([0, 1, 2, 4, 5, 18, 19, MOST].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe("a line", () => {
  const measure = (text: string): number => Array.from(text).length * 10;

  test.each([
    ["teapot", 60, "teapot"],
    ["teapot", 59, "teap…"],
    ["tea pot", 50, "tea…"],
    ["чайник", 40, "чай…"],
    ["🐈🐕🐇", 20, "🐈…"],
    ["teapot", 5, "…"],
  ])("%s in %i pixels is %s", (text, width, shown) => {
    expect(fitted(text, width, measure)).toBe(shown);
  });

  test("never goes further than it may, if there is room for a letter at all", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 10, max: 300 }), (text, width) => measure(fitted(text, width, measure)) <= width));
  });
});

test.each([
  [["tea kettle", "Ana"], "tea-kettle-Ana.png"],
  [["маяк", "Лео"], "маяк-Лео.png"],
  [["../../etc", "a\u202eb"], "etc-a-b.png"],
  [["", "😀"], "garabato.png"],
  [["x".repeat(200)], `${"x".repeat(80)}.png`],
])("the file of %j is %s", (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});
