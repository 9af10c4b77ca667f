/** People's own decks. */
import type { Component } from "svelte";

import type { Box } from "../api";
import type { Table } from "../table.svelte";

/** The line under the game: for the host, and for everybody where a deck lies in the box. */
export const ownWords = async (): Promise<Component<{ table: Table; boxes: readonly Box[] }>> => (await import("./OwnWords.svelte")).default;
