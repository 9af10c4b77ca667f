/** What people do at the table. */
import type { Table } from "../table.svelte";

import type { View } from "./logic";

/** What a player is at while all draw or guess, in words; `yes`: has done it. */
export function doing(table: Table<View>, seat: number): { state: string; yes?: boolean } {
  const { view } = table;
  const { presence } = table.person(seat);
  if (presence !== "here") return { state: table.t(`is-${presence}`) };
  if (!view.dealt.includes(seat)) return { state: table.t("is-out") };
  if (view.phase === "draw") return view.done.includes(seat) ? { state: table.t("is-done"), yes: true } : { state: table.t("is-drawing") };
  return view.locked.includes(seat) ? { state: table.t("is-locked"), yes: true } : { state: table.t("is-choosing") };
}
