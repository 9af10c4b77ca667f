/** The games there are: every folder with screens of its own, each in a chunk that comes when it is needed. */
import type { Component } from "svelte";

import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";
import type { Say } from "./texts.svelte";

/** What a game's `web/index.ts` exports. `V` is its view. */
export interface Screens<V = unknown> {
  /** Everything from the first card to the podium. */
  readonly Table: Component<{ table: Table<V> }>;
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
const opened = new Map<string, Promise<Screens>>();

/** The screens of a game and its texts in the present language. */
export function screens(game: string): Promise<Screens> {
  const known = opened.get(game);
  if (known) return known;
  const load = chunks.get(game);
  const coming = load ? Promise.all([load().then(spoken), texts.load(game)]).then(([own]) => own) : Promise.reject(new Error(`this page has no screens for ${game}`));
  opened.set(game, coming);
  coming.catch(() => opened.delete(game));
  return coming;
}

async function spoken({ default: own }: { readonly default: Screens }): Promise<Screens> {
  if (own.texts !== undefined) await texts.load(own.texts);
  return own;
}

/** A game's own `index.ts` knows its view; the shell hands every view on unread. */
export function game<V>(own: Screens<V>): Screens {
  return own as unknown as Screens;
}
