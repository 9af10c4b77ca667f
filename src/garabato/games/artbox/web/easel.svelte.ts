/** A sheet and the hand on it: shapes are laid down, taken hold of, and the rules are told what was done, at pointer-up. */
import { untrack } from "svelte";

import { fair, gripped, moved, picked, pinched, pulled, regular, spanned, stamped } from "./shapes";
import type { Grip, Kind, Point, Shape } from "./shapes";

/** A shape on the sheet with the number the rules know it by. */
export interface Piece extends Shape {
  readonly id: number;
}

/** What the rules are asked for. */
export type Step =
  | { readonly type: "Place" | "Reshape"; readonly id: number; readonly shape: Shape }
  | { readonly type: "Remove" | "BringToFront"; readonly id: number }
  | { readonly type: "Undo" | "Redo" | "Clear" };

/** The sheet as the rules have it. */
export interface Paper {
  readonly pieces: readonly Piece[];
  /** The number that the next shape may have. */
  readonly next: number;
}

/** How a finger is held: how many units of the board a pixel is, and how many pixels it is wide. */
export interface Touching {
  readonly unit: number;
  readonly finger: number;
}

interface Sent {
  readonly step: Step;
  /** The rules have said yes: the next paper has it. */
  settled: boolean;
}

type Deed =
  | { readonly how: "keys"; readonly piece: Piece; readonly from: Point }
  | { readonly how: "lay"; readonly kind: Kind; readonly from: Point }
  | { readonly how: "move"; readonly piece: Piece; readonly from: Point }
  | { readonly how: "pull"; readonly piece: Piece; readonly from: Point; readonly grip: Grip }
  | { readonly how: "pinch"; readonly piece: Piece; readonly from: readonly [Point, Point] };

/** So many pixels off a handle stands, and so many a hand trembles without moving anything. */
export const OFF = 15;
const TREMBLE = 7;
/** How far beside itself a copy lies. */
const ASIDE = 240;

export class Easel {
  selected = $state<number | null>(null);
  /** What the next touch does: lay one of these down, or bring what is held there. */
  tool = $state<Kind | "bring" | null>(null);
  #paper = $state.raw<Paper>({ pieces: [], next: 1 });
  #sent = $state.raw<readonly Sent[]>([]);
  /** What the hand holds and has not let go of. */
  #draft = $state.raw<Piece | null>(null);
  #deed: Deed | null = null;
  /** What was held when the first finger came down: two fingers mean that. */
  #heldBefore: number | null = null;
  #used = 0;
  /** Those on the sheet, in the order in which they came down. */
  #fingers: readonly { readonly id: number; readonly at: Point }[] = [];
  readonly #send: (step: Step) => Promise<boolean>;
  readonly #even: boolean;

  /** `even`: the table wants sides of one length. */
  constructor(send: (step: Step) => Promise<boolean>, even = false) {
    this.#send = send;
    this.#even = even;
  }

  /** Everything on the sheet, from the bottom to the top. */
  readonly pieces: readonly Piece[] = $derived.by(() => {
    const laid = this.#sent.reduce((pieces, { step }) => after(pieces, step), this.#paper.pieces);
    const draft = this.#draft;
    if (draft === null) return laid;
    return laid.some(({ id }) => id === draft.id) ? laid.map((piece) => (piece.id === draft.id ? draft : piece)) : [...laid, draft];
  });

  readonly held: Piece | null = $derived(this.pieces.find(({ id }) => id === this.selected) ?? null);

  /** Whether a hand is on the sheet. */
  get busy(): boolean {
    return this.#draft !== null;
  }

  /** The rules have a new paper; what they have agreed to is on it. */
  follow(paper: Paper): void {
    untrack(() => {
      this.#paper = paper;
      this.#sent = this.#sent.filter(({ settled }) => !settled);
    });
  }

  // ---------------------------------------------------------------- what can be done to a shape

  lay(shape: Shape): void {
    this.rest();
    const id = this.#nextId;
    this.#used = id;
    this.selected = id;
    this.tool = null;
    this.#do({ type: "Place", id, shape: this.#tidy(shape) });
  }

  /** Lay one down in the middle, as keys do. */
  stamp(kind: Kind): void {
    this.lay(stamped(kind, { x: 2048, y: 2048 }));
  }

  /** Change what is held a little, as keys and buttons do; the rules hear of it at `rest`, all of it as one step. */
  nudge(change: (shape: Shape) => Shape): void {
    const piece = this.held;
    if (!piece) return;
    if (this.#deed?.how === "keys" && this.#deed.piece.id !== piece.id) this.rest();
    if (this.#deed?.how !== "keys") this.drop();
    this.#deed ??= { how: "keys", piece, from: piece };
    this.#hold(piece.id, change(piece));
  }

  /** Keys and buttons were let go of. */
  rest(): void {
    if (this.#deed?.how === "keys") this.#end();
  }

  change(piece: Piece, shape: Shape): void {
    const tidy = this.#tidy(shape);
    if (!same(piece, tidy)) this.#do({ type: "Reshape", id: piece.id, shape: tidy });
  }

  copy(piece: Piece): void {
    const aside = (at: number): number => at + (at > 2400 ? -ASIDE : ASIDE);
    this.lay({ ...piece, x: aside(piece.x), y: aside(piece.y) });
  }

  raise({ id }: Piece): void {
    this.rest();
    if (this.pieces.at(-1)?.id !== id) this.#do({ type: "BringToFront", id });
  }

  remove({ id }: Piece): void {
    this.rest();
    const at = this.pieces.findIndex((piece) => piece.id === id);
    this.selected = (this.pieces[at + 1] ?? this.pieces[at - 1])?.id ?? null;
    this.#do({ type: "Remove", id });
  }

  /** Take something back, or back again: only the rules know what that was. */
  step(type: "Undo" | "Redo" | "Clear"): void {
    this.rest();
    this.drop();
    this.#do({ type });
  }

  // ---------------------------------------------------------------- the hand

  /** A finger, mouse or pen comes down at `at`. True when it does something. */
  down(finger: number, at: Point, { unit, finger: wide }: Touching): boolean {
    if (this.#fingers.length > 1) return false;
    this.rest();
    this.#fingers = [...this.#fingers, { id: finger, at }];
    const [first, second] = this.#fingers.map((each) => each.at);
    if (first && second && this.#heldBefore !== null) this.selected = this.#heldBefore;
    const piece = this.held;
    if (first && second) {
      if (!piece || this.#deed?.how === "lay") return false;
      this.#deed = { how: "pinch", piece, from: [first, second] };
      return true;
    }
    this.#heldBefore = this.selected;
    if (this.tool === "bring") {
      this.tool = null;
      if (piece) this.change(piece, { ...piece, ...at });
      return true;
    }
    if (this.tool !== null) {
      this.#deed = { how: "lay", kind: this.tool, from: at };
      return true;
    }
    const grip = piece && gripped(piece, at, OFF * unit, (wide / 2) * unit);
    if (piece && grip) {
      this.#deed = { how: "pull", piece, from: at, grip };
      return true;
    }
    const meant = picked(this.pieces, at, (wide / 3) * unit);
    this.selected = meant?.id ?? null;
    this.#deed = meant && { how: "move", piece: meant, from: at };
    return meant !== null;
  }

  move(finger: number, at: Point, { unit }: Touching): void {
    if (!this.#fingers.some(({ id }) => id === finger)) return;
    this.#fingers = this.#fingers.map((each) => (each.id === finger ? { id: finger, at } : each));
    const [first = at, second] = this.#fingers.map((each) => each.at);
    const deed = this.#deed;
    if (!deed) return;
    if (deed.how === "pinch") {
      if (second) this.#hold(deed.piece.id, pinched(deed.piece, deed.from, [first, second]));
      return;
    }
    if (this.#draft === null && Math.hypot(at.x - deed.from.x, at.y - deed.from.y) < TREMBLE * unit) return;
    if (deed.how === "lay") this.#hold(this.#nextId, spanned(deed.kind, deed.from, at));
    else if (deed.how === "move") this.#hold(deed.piece.id, moved(deed.piece, at.x - deed.from.x, at.y - deed.from.y));
    else if (deed.how === "pull") this.#hold(deed.piece.id, pulled(deed.piece, deed.grip, deed.from, at));
  }

  /** The finger leaves the sheet: what it held stays as it is. */
  up(finger: number): void {
    if (!this.#fingers.some(({ id }) => id === finger)) return;
    this.#fingers = this.#fingers.filter(({ id }) => id !== finger);
    this.#end();
  }

  #end(): void {
    const [deed, draft] = [this.#deed, this.#draft];
    this.#deed = this.#draft = null;
    if (!deed) return;
    if (deed.how === "lay") this.lay(draft ?? stamped(deed.kind, deed.from));
    else if (draft) this.change(deed.piece, draft);
  }

  /** The hand is taken away: what it held is as before. */
  drop(): void {
    this.#fingers = [];
    this.#deed = this.#draft = null;
  }

  #hold(id: number, shape: Shape): void {
    this.#draft = { ...this.#tidy(shape), id };
  }

  #tidy({ kind, x, y, width, height, turn, lean }: Shape): Shape {
    const shape = fair({ kind, x, y, width, height, turn, lean });
    return this.#even ? regular(shape) : shape;
  }

  get #nextId(): number {
    return Math.max(this.#paper.next, this.#used + 1);
  }

  #do(step: Step): void {
    const sent: Sent = { step, settled: false };
    this.#sent = [...this.#sent, sent];
    void this.#send(step).then((done) => {
      sent.settled = done;
      if (!done) this.#sent = this.#sent.filter((one) => one !== sent);
    });
  }
}

const same = (a: Shape, b: Shape): boolean => (["x", "y", "width", "height", "turn", "lean"] as const).every((key) => a[key] === b[key]);

/** The sheet after a step that the rules have not answered yet. */
function after(pieces: readonly Piece[], step: Step): readonly Piece[] {
  switch (step.type) {
    case "Place":
      return [...pieces.filter(({ id }) => id !== step.id), { ...step.shape, id: step.id }];
    case "Reshape":
      return pieces.map((piece) => (piece.id === step.id ? { ...step.shape, id: step.id } : piece));
    case "Remove":
      return pieces.filter(({ id }) => id !== step.id);
    case "BringToFront":
      return [...pieces.filter(({ id }) => id !== step.id), ...pieces.filter(({ id }) => id === step.id)];
    default:
      return pieces;
  }
}
