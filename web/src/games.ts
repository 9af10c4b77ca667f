/** The games there are: every folder with screens of its own, each in a chunk that comes when it is needed. */
import type { Component } from "svelte";

import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";
import type { Say } from "./texts.svelte";

/** What a game's `web/index.ts` exports. `V` is its view. */
export interface Screens<V = unknown> {
  /** Everything from the first card to the podium. Comes when the game is chosen: what is on the box is needed before. */
  readonly table: () => Promise<{ default: Component<{ table: Table<V> }> }>;
  /** The rules in a minute. */
  readonly Help: Component<{ t: Say }>;
  /** The picture on the box. */
  readonly lid: Component;
  /** The same for everybody to see, on a big screen. Without it there is a plain one. */
  readonly tv?: () => Promise<{ default: Component<{ table: Table<V> }> }>;
  /** What it asks of everybody in the lobby, beside whether they are ready. */
  readonly Lobby?: Component<{ table: Table }>;
  /** A catalogue that it shares with other games. */
  readonly texts?: string;
  /** The pencils: colour by number, 0 is the plain one. */
  readonly palette?: readonly string[];
}

const found = import.meta.glob<{ default: Screens }>("../../src/garabato/games/*/web/index.ts");
const chunks = new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load]));
/** By name, in the order of the alphabet. */
export const GAMES: readonly string[] = [...chunks.keys()].sort();
/** What lies on a new table, until the host takes another box: the game that needs the least telling. */
export const FIRST: string = GAMES.includes("doodles") ? "doodles" : (GAMES[0] ?? "");

type TableModule = Awaited<ReturnType<Screens["table"]>>;

/** Asks once for each game; after a failure again. */
function kept<T>(ask: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const coming = new Map<string, Promise<T>>();
  return (game) => {
    const known = coming.get(game);
    if (known) return known;
    const asked = ask(game);
    coming.set(game, asked);
    asked.catch(() => coming.delete(game));
    return asked;
  };
}

/** What is on a game's box, in the present language. */
export const boxOf = kept(async (game: string): Promise<Screens> => {
  const load = chunks.get(game);
  if (load === undefined) throw new Error(`this page has no screens for ${game}`);
  const [module] = await Promise.all([load(), texts.loadBox(game)]);
  return module.default;
});

/** What is on a game's box, the ways to its other screens, and all its texts in the present language. */
export const screens = kept(async (game: string): Promise<Screens> => {
  const [own] = await Promise.all([boxOf(game), texts.load(game)]);
  if (own.texts !== undefined) await texts.load(own.texts);
  if (!texts.has(game)) throw new Error(`the texts of ${game} did not come`);
  return own;
});

/** The table of a game. */
export const tableOf = kept(async (game: string): Promise<TableModule> => (await screens(game)).table());

/** A game's own `index.ts` knows its view; the shell hands every view on unread. */
export function game<V>(own: Screens<V>): Screens {
  return own as unknown as Screens;
}
