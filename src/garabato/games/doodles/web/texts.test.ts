/** Both catalogues say the same, and everything the screens say is in them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import shellText from "../../../../../web/texts/en.ftl?raw";

const texts = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const screens = import.meta.glob<string>(["./*.svelte", "./people.ts"], { query: "?raw", import: "default", eager: true });
const rules = import.meta.glob<string>(["../*.py", "../../../kit/fouls.py"], { query: "?raw", import: "default", eager: true });

/** The variables of every message by its id. */
function catalogue(text: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (id !== undefined) messages.set(id, [...new Set([...part.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort());
  }
  return messages;
}

/** What the first group of `pattern` finds anywhere in `sources`. */
function found(sources: Readonly<Record<string, string>>, pattern: RegExp): string[] {
  return [...Object.values(sources).join("\n").matchAll(pattern)].map((match) => match[1] ?? "");
}

const english = catalogue(texts["../texts/en.ftl"] ?? "");
const shell = catalogue(shellText);
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !english.has(id) && !shell.has(id));

describe.each(Object.entries(texts))("%s", (path, text) => {
  test("has the ids and the variables of the others", () => {
    const here = catalogue(text);
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of english) expect([id, here.get(id)]).toEqual([id, variables]);
  });

  test("is read without a fault", () => {
    expect(new FluentBundle(path).addResource(new FluentResource(text))).toEqual([]);
  });
});

test("every sentence of the screens is there", () => {
  const said = found(screens, /\bt\(\s*"([\w-]+)"/g);
  expect(said.length).toBeGreaterThan(60);
  expect(missing(said)).toEqual([]);
});

test("every refusal and every reason of the rules has a sentence", () => {
  const ids = found(rules, /"((?:refused|won)-[a-z0-9-]+)"/g);
  expect(ids.length).toBeGreaterThan(20);
  expect(missing(ids)).toEqual([]);
});
