/** Why one does not get in, or is out for good. */
import { knock } from "./api";
import type { Reason } from "./net";
import { BASE } from "./place";
import type { Table } from "./table.svelte";

/** What keeps a socket from coming about although the server answers. The browser says nothing of it, the server does. */
const HINDRANCES = ["no_upgrade", "origin", "too_many_sockets", "banned", "blocked"] as const;
type Hindrance = (typeof HINDRANCES)[number];

export type Trouble = Reason | "away" | Hindrance;

/** What became of the last attempt, as the server saw it; `blocked`: it saw none. */
async function hindrance(code: string): Promise<Hindrance> {
  const answer = await fetch(`${BASE}api/rooms/${code}/door`).catch(() => null);
  const said = (await answer?.json().catch(() => null)) as { readonly why?: string } | null;
  return HINDRANCES.find((why) => why === said?.why) ?? "blocked";
}

/** Call it while a screen is set up. Before the first greeting a closed door may have several reasons: somebody has to knock. */
export function doorOf(table: Table): { readonly trouble: Trouble | null } {
  let noSuchRoom = $state(false);
  let held = $state<Hindrance | null>(null);
  async function look(code: string, sure: boolean): Promise<void> {
    const there = await knock(code);
    noSuchRoom = there === false;
    held = there === true && sure ? await hindrance(code) : null;
  }
  $effect(() => {
    if (table.seated || table.failures < 2) return;
    void look(table.code, table.failures > 2);
  });
  return {
    get trouble() {
      if (table.over !== null) return table.over;
      if (table.seated) return null;
      if (noSuchRoom) return "unknown_room";
      return held ?? (table.failures > 2 ? "away" : null);
    },
  };
}
