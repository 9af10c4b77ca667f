/** Which of all fingers, palms, pens and mice is the one that draws. */

/** What is needed of a PointerEvent. */
export interface Touch {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly buttons: number;
  readonly pressure: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Missing on plain HTTP, and empty in some browsers. */
  readonly getCoalescedEvents?: () => readonly Touch[];
}

/** What the hand does with the pencil; x and y as the events have them. */
export interface Draws {
  begin(x: number, y: number, pressure: number | null): void;
  extend(x: number, y: number, pressure: number | null): void;
  end(): void;
  discard(): void;
}

/** A byte, or null: mice and fingers know no pressure, and 0 or 0.5 is what devices say that know none. */
export function pressureOf({ pointerType, pressure }: Touch): number | null {
  if (pointerType !== "pen" || pressure === 0 || pressure === 0.5) return null;
  return Math.max(1, Math.round(Math.min(1, pressure) * 255));
}

function path(event: Touch): readonly Touch[] {
  const between = event.getCoalescedEvents?.() ?? [];
  return between.length > 0 ? between : [event];
}

export class Hand {
  /** Fingers and palms do not draw. */
  penOnly = false;
  readonly #pencil: Draws;
  #active: { id: number; type: string } | null = null;
  #penSeen = false;

  constructor(pencil: Draws) {
    this.#pencil = pencil;
  }

  /** True when this pointer draws from now on. */
  down(event: Touch): boolean {
    const { pointerType } = event;
    if (pointerType === "pen" && !this.#penSeen) {
      this.#penSeen = true;
      if (this.#active?.type === "touch") {
        this.#active = null;
        this.#pencil.discard();
      }
    }
    const palm = pointerType === "touch" && (this.penOnly || this.#penSeen);
    if (this.#active || palm || event.button !== 0) return false;
    this.#active = { id: event.pointerId, type: pointerType };
    this.#pencil.begin(event.clientX, event.clientY, pressureOf(event));
    return true;
  }

  move(event: Touch): void {
    if (event.pointerId !== this.#active?.id) return;
    if (event.buttons === 0) {
      this.up(event);
      return;
    }
    for (const step of path(event)) this.#pencil.extend(step.clientX, step.clientY, pressureOf(step));
  }

  /** Pointer up, cancelled or lost. */
  up(event: Pick<Touch, "pointerId">): void {
    if (event.pointerId === this.#active?.id) this.drop();
  }

  /** Let go of whatever draws: the time is over, the page is hidden. */
  drop(): void {
    if (!this.#active) return;
    this.#active = null;
    this.#pencil.end();
  }
}
