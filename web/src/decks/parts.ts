/** What comes with its sentences when a deck lies in the box, or when the host wants to put one there. */
import type { Component } from "svelte";

import type { Box } from "../api";
import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";
import type { DeckInBox } from "../wire";

type Desk = Component<{ table: Table; boxes: readonly Box[]; onclose: () => void }>;
type Label = Component<{ table: Table; deck: DeckInBox }>;
const catalogue = import.meta.glob<string>("../../texts/decks/*.ftl", { query: "?raw", import: "default" });

async function spoken<T>(coming: Promise<{ readonly default: T }>): Promise<T> {
  texts.bring(catalogue);
  const [module] = await Promise.all([coming, texts.load("decks")]);
  return module.default;
}

/** What is written on the deck in the box. */
export const label = (): Promise<Label> => spoken(import("./Label.svelte"));
/** Where decks are written and taken. */
export const desk = (): Promise<Desk> => spoken(import("./Desk.svelte"));
