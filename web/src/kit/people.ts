/** People in a sentence, and whether they are here. */
import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";

/** "Ana, Leo and Sofia", in the reader's language. */
export function named(table: Pick<Table, "me" | "person" | "t">, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === table.me ? table.t("you-object") : table.person(seat).name));
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

export function present(table: Table): (seat: number) => boolean {
  return (seat) => {
    const { presence, stand_in: bot } = table.person(seat);
    return bot !== null || presence === "here" || presence === "reconnecting";
  };
}

/** Whose duty it is to go on: the first player's, while away the next one's clockwise. */
export function goesOn(order: readonly number[], here: (seat: number) => boolean): number {
  return order.find(here) ?? order[0] ?? -1;
}

/** The seats in an order that stays when the first player changes. */
export function rows({ order }: { readonly order: readonly number[] }): number[] {
  const start = order.indexOf(Math.min(...order));
  return [...order.slice(start), ...order.slice(0, start)];
}
