import { createContext } from "svelte";

import type { Table } from "../table.svelte";

/** The table one sits at, for every part below the room's screen. */
export const [useTable, putTable] = createContext<Table>();
