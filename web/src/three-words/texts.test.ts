/** The catalogues of a game say the same, and everything the screens say is in them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const GAMES = ["doodles", "how_do_you_doodle"] as const;
const texts = import.meta.glob<string>("../../../src/garabato/games/{doodles,how_do_you_doodle}/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const shells = import.meta.glob<string>("../../texts/**/en.ftl", { query: "?raw", import: "default", eager: true });
const screens = import.meta.glob<string>(["./*.svelte", "./*.ts", "./tv/*.svelte", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const books = import.meta.glob<string>("../../../src/garabato/games/{doodles,how_do_you_doodle}/rules.py", { query: "?raw", import: "default", eager: true });
const kit = import.meta.glob<string>("../../../src/garabato/kit/fouls.py", { query: "?raw", import: "default", eager: true });

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

const shell = catalogue(Object.values(shells).join("\n"));

describe.each(GAMES)("%s", (game) => {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${game}/`));
  const english = catalogue(own.find(([path]) => path.endsWith("/en.ftl"))?.[1] ?? "");
  const missing = (ids: readonly string[]): string[] => ids.filter((id) => !english.has(id) && !shell.has(id));

  test.each(own)("%s has the ids and the variables of the others and is read without a fault", (path, text) => {
    const here = catalogue(text);
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of english) expect([id, here.get(id)]).toEqual([id, variables]);
    expect(new FluentBundle(path).addResource(new FluentResource(text))).toEqual([]);
  });

  test("every sentence of the screens is there", () => {
    const said = found(screens, /\bt\(\s*"([\w-]+)"/g);
    expect(said.length).toBeGreaterThan(60);
    expect(missing(said)).toEqual([]);
  });

  test("every refusal of the rules has a sentence", () => {
    const book = Object.fromEntries(Object.entries(books).filter(([path]) => path.includes(`/${game}/`)));
    const ids = found({ ...book, ...kit }, /"(refused-[a-z0-9-]+)"/g);
    expect(ids.length).toBeGreaterThan(20);
    expect(missing(ids)).toEqual([]);
  });
});
