/** People in a sentence, and what they do. */
import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";

import type { View } from "./logic";

/** "Ana, Leo and Sofia", in the reader's language. */
export function named(table: Pick<Table, "me" | "person" | "t">, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === table.me ? table.t("you-object") : table.person(seat).name));
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

export function present(table: Table): (seat: number) => boolean {
  return (seat) => ["here", "reconnecting"].includes(table.person(seat).presence);
}

/** What a player is at while all draw or guess, in words; `yes`: has done it. */
export function doing(table: Table<View>, seat: number): { state: string; yes?: boolean } {
  const { view } = table;
  const { presence } = table.person(seat);
  if (presence !== "here") return { state: table.t(`is-${presence}`) };
  if (!view.dealt.includes(seat)) return { state: table.t("is-out") };
  if (view.phase === "draw") return view.done.includes(seat) ? { state: table.t("is-done"), yes: true } : { state: table.t("is-drawing") };
  return view.locked.includes(seat) ? { state: table.t("is-locked"), yes: true } : { state: table.t("is-choosing") };
}
