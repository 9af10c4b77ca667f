/** Bots at the table, and how well they play. */
import type { Table } from "./table.svelte";

export type Skill = "easy" | "normal" | "hard";
export const SKILLS: readonly Skill[] = ["easy", "normal", "hard"];

/** So many make a merry table. */
const MERRY = 4;

/** Whom one meets who plays alone: nobody wants only masters at the table. */
const CREW: readonly Skill[] = ["normal", "easy", "normal"];

/** Fill the table with bots and begin. */
export async function playAlone(table: Table): Promise<void> {
  const { seats_min: least, seats_max: most, people } = table.room;
  const missing = Math.max(least, Math.min(most, MERRY)) - people.length;
  for (let n = 0; n < missing; n += 1) void table.command({ type: "AddBot", skill: CREW[n % CREW.length] ?? "normal" });
  await table.command({ type: "Start", first: null });
}
