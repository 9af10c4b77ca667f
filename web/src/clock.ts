/** What time it is at the table, told from what the server said and when it came. */
import type { Clock } from "./wire";

interface Sample {
  readonly at: number;
  readonly trip: number;
  readonly offset: number;
}

/** Samples older than this say nothing about the present network. */
const MEMORY = 60_000;
/** A sample that is further off than this was taken before the machine slept or the server moved: begin anew. */
const LEAP = 1_000;

/** Own time is the page's monotonic one, never the wall clock: a wrong watch does no harm. */
export class TableClock {
  #samples: Sample[] = [];
  #anchor: Clock = { type: "clock", table: 0, room: 0, running: false, pace: 10 };

  /** Own time to room time: the sample with the shortest trip knows best. */
  get #offset(): number {
    return this.#samples.reduce((best, next) => (next.trip < best.trip ? next : best)).offset;
  }

  get running(): boolean {
    return this.#anchor.running;
  }

  get pace(): number {
    return this.#anchor.pace;
  }

  /** `clock` came at own time `now`; `trip` is how long question and answer took, if there was a question. */
  hear(clock: Clock, now: number, trip: number | null): void {
    this.#anchor = clock;
    const sample = { at: now, trip: trip ?? Infinity, offset: clock.room + (trip ?? 0) / 2 - now };
    const ahead = this.#samples.length > 0 ? sample.offset - this.#offset : 0;
    // A word that nobody asked for may have been long on its way: it can only show that room time is further on.
    const leap = ahead > LEAP + (trip ?? 0) || (trip !== null && ahead < -LEAP - trip);
    const old = leap ? [] : this.#samples.filter(({ at }) => now - at < MEMORY);
    // Without a question the trip is unknown: that is only good for want of better.
    this.#samples = trip === null && old.length > 0 ? old : [...old.filter((each) => each.trip < Infinity), sample];
  }

  /** A new connection: nothing that was measured on the old one counts. */
  forget(): void {
    this.#samples = [];
  }

  room(now: number): number {
    return this.#samples.length === 0 ? this.#anchor.room : now + this.#offset;
  }

  table(now: number): number {
    const { table, room, running, pace } = this.#anchor;
    return running ? table + (Math.max(0, this.room(now) - room) * 10) / pace : table;
  }
}
