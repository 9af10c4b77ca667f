import { describe, expect, test } from "vitest";

import { hrefOf, placeOf, tidyCode } from "./place";

describe("addresses", () => {
  test.each([
    ["mrvk", "MRVK"],
    [" m r-v k ", "MRVK"],
    ["https://example.org/doodle/mrvk", "MRVK"],
    ["http://192.168.1.20:8000/MRVK?x=1", "MRVK"],
    ["85zz", "BSZZ"],
    ["MRVKX", "MRVK"],
    ["192.168.1.20:8000/tv/MRVK", "MRVK"],
    ["", ""],
  ])("%j is meant as %j", (typed, code) => {
    expect(tidyCode(typed)).toBe(code);
  });

  test.each([
    ["/", "", { at: "home" }],
    ["/doodle/", "", { at: "home" }],
    ["/mrvk", "", { at: "room", code: "MRVK" }],
    ["/doodle/MRVK", "", { at: "room", code: "MRVK" }],
    ["/tv/mrvk", "", { at: "tv", code: "MRVK" }],
    ["/doodle/tv/MRVK", "", { at: "tv", code: "MRVK" }],
    ["/doodle/tv/", "", { at: "home" }],
    ["/", "?games=", { at: "games", game: null }],
    ["/", "?games=doodles", { at: "games", game: "doodles" }],
  ])("%s%s", (path, query, place) => {
    expect(placeOf(path, query)).toEqual(place);
  });

  test("there and back again", () => {
    for (const place of [{ at: "home" }, { at: "room", code: "MRVK" }, { at: "tv", code: "MRVK" }, { at: "games", game: "doodles" }] as const) {
      const url = new URL(hrefOf(place), "http://here/");
      expect(placeOf(url.pathname, url.search)).toEqual(place);
    }
  });
});
