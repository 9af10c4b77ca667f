/** What has happened, in words. */
import type { Table } from "$web/table.svelte";
import type { Say } from "$web/texts.svelte";

import { colourOf } from "./figures";
import type { View } from "./figures";

type Told = View["recent"][number];
type At = Pick<Table<View>, "me" | "person" | "t">;

/** "arch, dot, dot". */
export function listed(t: Say, faces: readonly string[]): string {
  return faces.map((face) => t(`face-${face}`)).join(", ");
}

/** A card by name; action cards have theirs on them. */
export function called(t: Say, card: string): string {
  const kind = /^(free|block)-/.exec(card)?.[1];
  return kind === undefined ? t("card-called", { colour: t(`colour-${colourOf(card)}`), figure: t(`figure-${card}`) }) : t(`kind-${kind}`);
}

/** How a turn went. */
export function told(table: At, { seat, how, card, by }: Told): string {
  const { t } = table;
  return t(`told-${how}`, { name: table.person(seat).name, card: card ? called(t, card) : "", by: by === null ? "" : table.person(by).name });
}

/** What has changed since `before`, in the order in which it happened. */
export function news(table: At, before: View, now: View): string[] {
  const { me, t } = table;
  const name = (seat: number): string => table.person(seat).name;
  const said = now.recent.filter(({ number }) => number >= before.number && number < now.number + (now.turn === null ? 1 : 0)).map((turn) => told(table, turn));
  const same = before.number === now.number;
  for (const seat of now.order) if ((now.blocked[seat]?.length ?? 0) > (before.blocked[seat]?.length ?? 0)) said.push(t("say-blocked", { name: name(seat) }));
  if (now.turn !== null && (!same || before.turn === null)) said.push(now.turn === me ? t("say-your-turn") : t("turn-other", { name: name(now.turn) }));
  const target = now.target;
  if (target && target.card !== (same ? before.target?.card : undefined)) said.push(wanted(table, now));
  const drawn = now.drawn.slice(same ? before.drawn.length : 0);
  if (drawn.length > 0) said.push(t("say-drawn", { cards: drawn.map((card) => called(t, card)).join(", ") }));
  if (same && now.rolls === before.rolls && now.rolls_left > before.rolls_left) said.push(t("say-free"));
  if (now.rolls > (same ? before.rolls : 0)) said.push(t("say-rolled", { n: now.rolls, faces: listed(t, now.dice) }));
  return said;
}

/** Whose card is to be stolen by whom. */
export function wanted(table: At, { target, turn }: View): string {
  if (target === null || turn === null) return "";
  const { me, t } = table;
  const said = { name: table.person(turn).name, card: called(t, target.card) };
  if (target.owner === null) return t(turn === me ? "want-you-open" : "want-other-open", said);
  return t(turn === me ? "want-you" : "want-other", { ...said, owner: table.person(target.owner).name });
}
