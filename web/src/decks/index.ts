/** What the lobby needs to know of people's own decks; the rest comes when somebody asks for it. */
import type { Component } from "svelte";

import type { Box } from "../api";
import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";

type OwnWords = Component<{ table: Table; boxes: readonly Box[] }>;
let coming: Promise<OwnWords> | undefined;

/** The line under the game, with its sentences; asked for once, after a failure again. */
export function ownWords(): Promise<OwnWords> {
  coming ??= Promise.all([import("./OwnWords.svelte"), texts.load("decks")]).then(([module]) => module.default);
  coming.catch(() => (coming = undefined));
  return coming;
}
