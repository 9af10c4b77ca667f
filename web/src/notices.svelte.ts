/** Short sentences that come and go by themselves; screen readers hear them. */

import { untrack } from "svelte";

export interface Notice {
  readonly no: number;
  readonly text: string;
}

const SHOWN_FOR = 5_000;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  /** Heard, not seen: turns, time that runs out. */
  whisper = $state("");
  #next = 1;

  /** Show `text`; a second time of the same only makes it stay longer. */
  show(text: string): void {
    const no = this.#next++;
    this.shown = [...untrack(() => this.shown).filter((notice) => notice.text !== text), { no, text }].slice(-3);
    setTimeout(() => this.hide(no), SHOWN_FOR);
  }

  hide(no: number): void {
    this.shown = this.shown.filter((notice) => notice.no !== no);
  }

  /** Say it to those who listen. The same again is said again. An effect that speaks does not depend on what was said. */
  announce(text: string): void {
    this.whisper = untrack(() => this.whisper) === text ? `${text}\u00A0` : text;
  }
}

export const notices = new Notices();
