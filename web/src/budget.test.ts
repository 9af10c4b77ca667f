import { describe, expect, test } from "vitest";

import type { Rollup } from "vite";

import { tooHeavy, weigh } from "../budget";

/** Text that gzip can do little about. */
function noise(length: number): string {
  let [state, text] = [1, ""];
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text.slice(0, length);
}

const chunk = (fileName: string, facadeModuleId: string, size: number, more: { imports?: string[]; later?: string[]; css?: string[]; isEntry?: boolean } = {}): Rollup.OutputChunk =>
  ({ type: "chunk", fileName, facadeModuleId, code: noise(size), imports: more.imports ?? [], dynamicImports: more.later ?? [], isEntry: more.isEntry ?? false, viteMetadata: { importedCss: new Set(more.css ?? []) } }) as unknown as Rollup.OutputChunk;
const asset = (fileName: string, size: number): Rollup.OutputAsset => ({ type: "asset", fileName, source: noise(size) }) as unknown as Rollup.OutputAsset;

function house(gameSize: number, later: string[] = []): Rollup.OutputBundle {
  const items = [
    asset("index.html", 500),
    asset("a.css", 1_000),
    asset("g.css", 1_000),
    asset("f.woff2", 90_000),
    chunk("index.js", "/web/index.html", 10_000, { isEntry: true, imports: ["svelte.js"], later: ["room.js", "en.js", "it.js", "it-room.js", "g.js"], css: ["a.css"] }),
    chunk("svelte.js", "", 10_000),
    chunk("en.js", "/web/texts/door/en.ftl?raw", 2_000),
    chunk("it.js", "/web/texts/door/it.ftl?raw", 4_000),
    chunk("it-room.js", "/web/texts/room/it.ftl?raw", 9_000),
    chunk("room.js", "/web/src/screens/Room.svelte", 5_000, { imports: ["svelte.js"] }),
    chunk("g.js", "/src/garabato/games/doodles/web/index.ts", 500, { imports: ["svelte.js"], later: ["g-table.js", ...later] }),
    chunk("g-table.js", "/web/src/three-words/ThreeWords.svelte", gameSize, { imports: ["svelte.js", "room.js"], css: ["g.css"] }),
  ];
  return Object.fromEntries(items.map((item) => [item.fileName, item]));
}

describe("what the pages weigh", () => {
  test("the first page is all that comes before anything is pressed, with the longest catalogue of the door and no fonts", () => {
    const { first = 0, evening = 0 } = weigh(house(3_000));
    const plain = 500 + 1_000 + 10_000 + 10_000 + 4_000;
    expect(first).toBeGreaterThan(plain * 0.6);
    expect(first).toBeLessThan(plain * 0.85);
    const { evening: inItalian = 0 } = weigh(Object.fromEntries(Object.entries(house(3_000)).filter(([name]) => name !== "en.js")));
    expect(evening).toBe(inItalian);
    expect(evening).toBeGreaterThan(first);
    expect(evening).toBeLessThan(50_000);
  });

  test("what only a big screen fetches is no phone's burden", () => {
    const tv = [
      chunk("tv.js", "/web/src/screens/Tv.svelte", 2_000, { imports: ["svelte.js"], css: ["tv.css"] }),
      chunk("g-tv.js", "/src/garabato/games/doodles/web/Tv.svelte", 2_000, { imports: ["g.js", "scenes.js"] }),
      chunk("scenes.js", "", 2_000),
      asset("tv.css", 1_000),
    ];
    const [without, beside] = [weigh(house(3_000)), weigh({ ...house(3_000, ["g-tv.js"]), ...Object.fromEntries(tv.map((item) => [item.fileName, item])) })];
    expect(beside.evening).toBe(without.evening);
    expect(without.tv).toBe(0);
    expect(beside.tv).toBeGreaterThan(7_000 * 0.6);
    expect(beside.tv).toBeLessThan(7_000);
    expect(tooHeavy({ tv: 20_001 })).toEqual(["tv"]);
  });

  test("words of people's own are weighed for themselves", () => {
    const desk = [chunk("desk.js", "/web/src/decks/Desk.svelte", 2_000, { imports: ["svelte.js", "find.js"] }), chunk("find.js", "", 1_000), chunk("it-decks.js", "/web/texts/decks/it.ftl?raw", 1_000)];
    const [without, beside] = [weigh(house(3_000)), weigh({ ...house(3_000, ["desk.js"]), ...Object.fromEntries(desk.map((item) => [item.fileName, item])) })];
    expect(beside.evening).toBe(without.evening);
    expect(without.decks).toBe(0);
    expect(beside.decks).toBeGreaterThan(4_000 * 0.6);
    expect(beside.decks).toBeLessThan(4_000);
    expect(tooHeavy({ decks: 10_001 })).toEqual(["decks"]);
  });

  test("a game is what comes on top of the room and of what is on the boxes", () => {
    const { doodles = 0 } = weigh(house(3_000));
    expect(doodles).toBeLessThan(4_000);
    expect(tooHeavy(weigh(house(3_000)))).toEqual([]);
    expect(tooHeavy(weigh(house(30_000)))).toEqual(["doodles"]);
  });

  test("what every game brings along is no single game's burden, and an evening is one game with all that comes later", () => {
    const box = chunk("h.js", "/src/garabato/games/dash/web/index.ts", 500, { later: ["h-table.js"] });
    const table = chunk("h-table.js", "/src/garabato/games/dash/web/Dash.svelte", 6_000, { imports: ["kit.js"], later: ["album.js"] });
    const more = [chunk("kit.js", "", 8_000), chunk("album.js", "", 4_000), box, table];
    const both = { ...house(3_000), ...Object.fromEntries(more.map((item) => [item.fileName, item])) };
    const alone = weigh(both);
    expect(alone.dash).toBeGreaterThan(14_000 * 0.6);
    const doodles = both["g-table.js"] as Rollup.OutputChunk;
    const shared = weigh({ ...both, "g-table.js": { ...doodles, imports: [...doodles.imports, "kit.js"] } });
    expect(shared.dash).toBeLessThan(6_000);
    expect(shared.doodles).toBe(alone.doodles);
    expect(shared.evening).toBe(alone.evening);
    const { evening = 0 } = weigh({ ...both, "album.js": chunk("album.js", "", 9_000) });
    expect(evening).toBeGreaterThan(shared.evening ?? 0);
    expect(tooHeavy({ evening: 140_001 })).toEqual(["evening"]);
  });
});
