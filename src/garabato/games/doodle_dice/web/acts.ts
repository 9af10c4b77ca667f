/** What one may ask of the rules. */
import type { Table } from "$web/table.svelte";
import type { doodle_dice } from "$web/wire";

export function act(table: Table, action: doodle_dice.Actions): Promise<boolean> {
  return table.act(action);
}
