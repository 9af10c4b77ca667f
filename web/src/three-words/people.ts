/** Names in a sentence. */
import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";

/** "Ana, Leo and Sofia", in the reader's language. */
export function named(table: Table, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === table.me ? table.t("you-object") : table.person(seat).name));
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

export function present(table: Table): (seat: number) => boolean {
  return (seat) => ["here", "reconnecting"].includes(table.person(seat).presence);
}
