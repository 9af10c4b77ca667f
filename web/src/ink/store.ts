/** All ink this page knows of: the own pencil, and drawings by label. Bypasses the UI framework. */
import type { Pen } from "../wire";
import { Malformed } from "./bytes";
import { Drawing } from "./drawing";
import type { Frame } from "./frames";
import type { InkMessage, Position, Section } from "./messages";
import { readMessage } from "./messages";
import type { Nib } from "./pencil";
import { ME, Pencil } from "./pencil";

/** Own ink is sent so often. */
export const FLUSH_MS = 33;

/** The server takes 60 frames a second with a burst of 120; stay well below. */
const FRAMES_A_SECOND = 50;
const BURST = 100;

export class InkStore {
  /** The net sends these bytes if its socket is open; what is lost is sent again after `resync`. */
  onSend: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined;
  /** The own sheet. Stays to be seen when the pen is gone, until the next one. */
  readonly own = new Drawing();
  pen: Pen | null = null;
  pencil: Pencil | null = null;
  /** The own choice; it stays from sheet to sheet. */
  nib: Nib = { colour: 0, width: 0 };
  /** The sheet takes no more ink. */
  onFull: () => void = () => undefined;
  #drawings = new Map<number, Drawing>();
  /** Labels not heard of since the connection was lost. */
  readonly #stale = new Set<number>();
  readonly #watchers = new Set<() => void>();
  #resyncing = false;
  /** The pen whose sheet the server has shown. */
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #frames = BURST;
  #refilled = 0;

  /** The drawing that the game calls `label`; empty until the server shows it. */
  drawing(label: number): Drawing {
    let drawing = this.#drawings.get(label);
    if (!drawing) {
      drawing = new Drawing();
      this.#drawings.set(label, drawing);
    }
    return drawing;
  }

  /** What is seen now, for when other drawings have these labels. */
  get kept(): Pick<InkStore, "drawing"> {
    const drawings = this.#drawings;
    return { drawing: (label) => drawings.get(label) ?? new Drawing() };
  }

  /** Another game: its drawings have the labels that those of the last one had. */
  forget(): void {
    this.#drawings = new Map();
    this.#stale.clear();
  }

  take(nib: Nib): void {
    this.nib = nib;
    this.#tell();
  }

  /** Time is over: nothing more goes on this sheet, and what is drawn goes out at once. */
  cut(): void {
    this.pencil?.end();
    this.flush();
    this.pencil = null;
    this.#tell();
  }

  /** Call `watcher` whenever pencil or nib are other ones. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** A new connection: nothing is sent until the server has said how far it got. */
  resync(): void {
    this.#resyncing = true;
    for (const label of this.#drawings.keys()) this.#stale.add(label);
  }

  setPen(pen: Pen | null): void {
    this.pen = pen;
    if (pen === null) {
      this.cut();
      this.#resyncing = false;
      return;
    }
    if (this.pencil?.journal.pen !== pen.pen) {
      this.own.wipe();
      this.#take(new Pencil(this.own, pen.pen));
    }
  }

  /** A binary message. What is none changes nothing. */
  receive(bytes: Uint8Array): void {
    let message: InkMessage;
    try {
      message = readMessage(bytes);
    } catch (error) {
      if (error instanceof Malformed) return;
      throw error;
    }
    if (message.kind === "sheet") this.#show(message.label, message.frames);
    else if (message.kind === "live") for (const section of message.sections) this.#live(section);
    // The journal keeps everything until the pen is gone, so SAVED has nothing to let go of.
    else if (message.kind === "pen") this.#stored(message.pen, message.position, message.frames);
  }

  #show(label: number, frames: readonly Frame[]): void {
    this.#stale.delete(label);
    const drawing = this.drawing(label);
    drawing.wipe();
    for (const frame of frames) drawing.apply(frame);
  }

  #live({ label, author, frame }: Section): void {
    const drawing = this.drawing(label);
    if (this.#stale.delete(label)) drawing.wipe();
    drawing.apply(frame, author);
  }

  /** A PEN message: with every new pen, on every connection, and whenever the server did not take some ink. */
  #stored(pen: number, position: Position, frames: readonly Frame[]): void {
    const resyncing = this.#resyncing;
    const first = this.#shown !== pen;
    this.#resyncing = false;
    this.#shown = pen;
    const journal = this.pencil?.journal.pen === pen ? this.pencil.journal : null;
    const clean = position.ops === 0;
    const agreed = resyncing ? journal?.rewind(position) : journal && first && clean;
    if (!agreed) {
      this.own.wipe();
      for (const frame of frames) this.own.apply(frame, ME);
      this.#take(new Pencil(this.own, pen, position));
    }
    this.#wind();
  }

  #take(pencil: Pencil): void {
    this.pencil = pencil;
    pencil.journal.onWrite = () => this.#wind();
    pencil.onFull = () => this.onFull();
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #wind(): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.flush();
    }, FLUSH_MS);
  }

  /** Send what is due now. */
  flush(): void {
    if (this.#resyncing || !this.pencil) return;
    const now = performance.now();
    this.#frames = Math.min(BURST, this.#frames + ((now - this.#refilled) * FRAMES_A_SECOND) / 1000);
    this.#refilled = now;
    const { journal } = this.pencil;
    while (this.#frames >= 1) {
      const frame = journal.next();
      if (frame === null) break;
      this.#frames -= 1;
      this.onSend(frame);
    }
    if (journal.due) this.#wind();
  }
}
