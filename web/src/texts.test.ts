import { describe, expect, test } from "vitest";

import { bundle, format, preferred } from "./texts.svelte";

const catalogue = bundle(
  "en",
  `
votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
ask = Leave?
    .yes = Leave
`,
);

describe("sentences", () => {
  test("plurals are right", () => {
    expect(format(catalogue, "votes", { n: 1 })).toBe("1 vote");
    expect(format(catalogue, "votes", { n: 3 })).toBe("3 votes");
  });

  test("an attribute is a sentence of its own", () => {
    expect(format(catalogue, "ask.yes")).toBe("Leave");
  });

  test("what there is not is null, and a missing variable throws nothing", () => {
    expect(format(catalogue, "nothing")).toBeNull();
    expect(format(catalogue, "ask.no")).toBeNull();
    expect(format(undefined, "ask")).toBeNull();
    expect(format(catalogue, "votes")).toContain("votes");
  });
});

describe("the language to begin with", () => {
  test.each([
    [["it-IT", "en"], null, "it"],
    [["ro", "it"], null, "it"],
    [["xx"], null, "en"],
    [["it"], "en", "en"],
    [["it"], "xx", "it"],
  ] as const)("%j, chosen %j: %s", (wanted, chosen, language) => {
    expect(preferred(wanted, chosen)).toBe(language);
  });
});
