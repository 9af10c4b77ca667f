/** The ways to what is said in games: none of it is said on the first page, so they need not be there. */

/** What several games say. */
export const shared = import.meta.glob<string>("../texts/{kit,three-words}/*.ftl", { query: "?raw", import: "default" });
export const games = import.meta.glob<string>("../../src/garabato/games/*/texts/*.ftl", { query: "?raw", import: "default" });
/** Of each game's catalogue only what is printed on the box; `boxTexts` of the build makes it. */
export const boxes = import.meta.glob<string>("../../src/garabato/games/*/texts/*.ftl", { query: "?box", import: "default" });
