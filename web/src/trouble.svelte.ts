/** Why one does not get in, or is out for good. */
import { knock } from "./api";
import type { Reason } from "./net";
import type { Table } from "./table.svelte";

export type Trouble = Reason | "away" | "blocked";

/** Call it while a screen is set up. Before the first greeting a closed door may have several reasons: somebody has to knock. */
export function doorOf(table: Table): { readonly trouble: Trouble | null } {
  let noSuchRoom = $state(false);
  let blocked = $state(false);
  $effect(() => {
    if (table.seated || table.failures < 2) return;
    void knock(table.code).then((there) => {
      noSuchRoom = there === false;
      blocked = there === true && table.failures > 2;
    });
  });
  return {
    get trouble() {
      if (table.over !== null) return table.over;
      if (table.seated) return null;
      if (noSuchRoom) return "unknown_room";
      if (blocked) return "blocked";
      return table.failures > 2 ? "away" : null;
    },
  };
}
