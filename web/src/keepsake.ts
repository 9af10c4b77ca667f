/** What one has seen of a game stays to be looked at when the table is cleared. It is kept in this page's memory, nowhere else. */
import type { Component } from "svelte";

import type { InkStore } from "./ink/store";
import type { Seat, Table } from "./table.svelte";
import type { Say } from "./texts.svelte";
import { texts } from "./texts.svelte";
import type { Concept, Person, RoomView } from "./wire";

/** What there is to look at: a table, or the memory of one. */
export type Seen<V = unknown> = Pick<Table<V>, "foreign" | "me" | "name" | "person" | "t" | "view"> & { readonly ink: Pick<InkStore, "drawing"> };

/** So many games are kept, the newest first. */
const KEPT = 6;

/** A game that was played here, and what shows it. */
export interface Keepsake {
  /** The how many-th game of the room it was. */
  readonly nth: number;
  readonly at: number;
  readonly table: Seen;
  readonly Album: Component<{ table: Seen }>;
}

/** The newest of each game, and not too many games. */
export function keptWith(kept: readonly Keepsake[], one: Keepsake): Keepsake[] {
  return [one, ...kept.filter(({ nth }) => nth !== one.nth)].sort((a, b) => b.nth - a.nth).slice(0, KEPT);
}

/** Somebody of the room; who is not there any more still has a seat. */
export function personOf(room: RoomView | null, seat: Seat, t: Say): Person {
  const known = room?.people.find((person) => person.seat === seat);
  return known ?? { type: "person", seat, name: t("somebody"), look: (Math.abs(seat) % 8) + 1, language: "en", presence: "left", ready: false, playing: false, bot: null, stand_in: null };
}

/** A table as it was. */
export class Memory<V> implements Seen<V> {
  readonly t: Say;

  constructor(
    readonly me: Seat,
    readonly view: V,
    readonly ink: Pick<InkStore, "drawing">,
    private readonly room: RoomView,
    private readonly words: { readonly names: Readonly<Record<string, string>>; readonly foreign: Readonly<Record<string, string>> },
  ) {
    this.t = texts.of(room.game);
  }

  person(seat: Seat): Person {
    return personOf(this.room, seat, this.t);
  }

  name(concept: Concept | string): string {
    const id = typeof concept === "string" ? concept : concept.id;
    return this.words.names[id] ?? id;
  }

  foreign(concept: Concept | string): string | null {
    return this.words.foreign[typeof concept === "string" ? concept : concept.id] ?? null;
  }
}
