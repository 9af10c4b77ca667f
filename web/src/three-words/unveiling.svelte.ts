/** How a reveal goes on, in the same time on every screen: the votes fly in and the token turns, in the order of the book, then the points. */
import { untrack } from "svelte";

import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";

import type { Revealed, View } from "./logic";

const FIRST_MS = 350;
const TURN_MS = 550;

export class Unveiling {
  /** Where the token comes first each vote is counted as it lands, elsewhere all at once. */
  #stage = $state<"still" | "votes" | "token" | "points">("still");
  readonly #table: Table<View>;
  readonly #tokenFirst: boolean;
  readonly #voteMs: number;
  readonly #label = $derived.by(() => this.now?.label);
  /** The tokens that were placed, in the order in which they fly. */
  readonly placed = $derived.by(() => this.now?.bets.filter((bet) => bet.number !== null) ?? []);

  /** Make it while a screen is set up. */
  constructor(table: Table<View>, tokenFirst: boolean) {
    this.#table = table;
    this.#tokenFirst = tokenFirst;
    this.#voteMs = tokenFirst ? 450 : 240;
    $effect(() => (this.#label === undefined ? undefined : this.#begin()));
  }

  get now(): Revealed | null {
    return this.#table.view.reveal;
  }

  /** Whether the token shows its number. */
  get turned(): boolean {
    return this.#stage === "token" || this.counted || (this.#tokenFirst && this.flying);
  }

  /** Whether everything is said. */
  get counted(): boolean {
    return this.#stage === "points";
  }

  get flying(): boolean {
    return this.#stage === "votes";
  }

  /** Whether the votes are to be seen. */
  get thrown(): boolean {
    return !this.#tokenFirst || this.counted || this.flying;
  }

  /** Whether what a vote is worth is to be seen. */
  get booked(): boolean {
    return this.counted || (this.#tokenFirst && this.flying);
  }

  /** When the vote with this number flies, as CSS has it. */
  delay(order: number): string {
    return `${String(FIRST_MS + this.#voteMs * order)}ms`;
  }

  /** End all flying. */
  count(): void {
    if (this.counted) return;
    this.#stage = "points";
    this.#table.sound((this.now?.points ?? 0) > 0 ? "up" : "down");
  }

  #begin(): (() => void) | undefined {
    if (settings.still) {
      this.#stage = "points";
      return undefined;
    }
    const first = this.#tokenFirst;
    this.#stage = first ? "still" : "votes";
    const votes = untrack(() => this.placed);
    const flying = first ? FIRST_MS + TURN_MS : 0;
    const landed = flying + FIRST_MS + this.#voteMs * votes.length + 400;
    const timers = [
      ...votes.map((_, i) => setTimeout(() => this.#table.sound("put"), flying + FIRST_MS + this.#voteMs * i)),
      setTimeout(() => this.#turn(), first ? FIRST_MS : landed),
      ...(first ? [setTimeout(() => this.#throw(), flying)] : []),
      setTimeout(() => this.count(), first ? landed : landed + TURN_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }

  #turn(): void {
    if (this.counted) return;
    this.#stage = "token";
    this.#table.sound("flip");
  }

  #throw(): void {
    if (!this.counted) this.#stage = "votes";
  }
}
