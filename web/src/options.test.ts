import { describe, expect, test } from "vitest";

import type { Box } from "./api";
import { changed, fields, presetOf, values } from "./options";

const BOX: Box = {
  name: "g",
  seats_min: 3,
  seats_max: 7,
  words: 3,
  minutes: 20,
  presets: { rulebook: { rounds: 8, cap_s: 60, tie: "own", quiet: true }, kids: { rounds: 8, cap_s: 120, tie: "own", quiet: true } },
  clauses: { rounds: "G-1", cap_s: "G-2", tie: "G-3", quiet: "G-4" },
  options: {
    properties: {
      type: { const: "g" },
      rounds: { type: "integer", minimum: 1, maximum: 12, default: 8 },
      cap_s: { anyOf: [{ type: "integer", minimum: 15, maximum: 600 }, { type: "null" }], default: 60 },
      tie: { enum: ["own", "shared"], default: "own" },
      quiet: { type: "boolean", default: true },
    },
  },
};

describe("house rules as a form", () => {
  test("every rule is a field with its clause, in order, and the tag is none", () => {
    expect(fields(BOX)).toEqual([
      { kind: "number", name: "rounds", clause: "G-1", min: 1, max: 12, step: 1, optional: false, usual: 8 },
      { kind: "number", name: "cap_s", clause: "G-2", min: 15, max: 600, step: 15, optional: true, usual: 60 },
      { kind: "choice", name: "tie", clause: "G-3", values: ["own", "shared"] },
      { kind: "switch", name: "quiet", clause: "G-4" },
    ]);
  });

  test("a preset is known by all its values", () => {
    expect(presetOf(BOX, values({ type: "g", rounds: 8, cap_s: 120, tie: "own", quiet: true }))).toBe("kids");
    expect(presetOf(BOX, { rounds: 9, cap_s: 120, tie: "own", quiet: true })).toBeNull();
  });

  test("what is not as in the book is named", () => {
    expect(changed(BOX, { rounds: 8, cap_s: null, tie: "shared", quiet: true })).toEqual(["cap_s", "tie"]);
  });
});
