/** What everybody hears at once: the die, and the stop. */
import { buzz } from "$web/sounds";
import type { Table } from "$web/table.svelte";

import type { View } from "./logic";

/** Call it while a screen is set up. */
export function hear(table: Table<View>): void {
  let heard: number | null = null;
  $effect(() => {
    const { rolls } = table.view;
    if (heard !== null && rolls > heard) table.sound("roll");
    heard = rolls;
  });
  const stopped = $derived(table.view.phase === "down");
  $effect(() => {
    if (!stopped) return;
    table.sound("stop");
    buzz("turn");
    table.announce(table.t("stop"));
  });
  const last = $derived(table.view.tries.at(-1)?.right ?? null);
  $effect(() => {
    if (last !== null && table.view.phase !== "over") table.sound(last ? "up" : "down");
  });
}
