/** Prints drawings as pictures to be kept: on paper, whatever the table's colour is. All of it happens in this page. */
import { paintStroke, widthOf } from "../ink/brush";
import { BOARD } from "../ink/drawing";
import type { Seen } from "../keepsake";
import { SHAPES } from "../parts/looks";
import { texts } from "../texts.svelte";

import { contact, fileName, fitted, single } from "./prints";
import type { Line, Print, Sheet } from "./prints";
import type { Piece } from "./view";

type Context = CanvasRenderingContext2D;
type Colours = (name: string) => string;
/** Draws what is on a sheet of `BOARD` by `BOARD`; the pencil is in the hand already. */
export type Paint = (context: Context, label: number) => void;

/** The colours of paper and pencil in daylight. */
function daylight(): Colours {
  const lit = document.body.appendChild(document.createElement("i"));
  lit.dataset.theme = "light";
  const style = getComputedStyle(lit);
  const known = new Map(["--paper", "--sheet", "--rule", "--ink", "--ink-soft", "--font-hand", "--font-body", ...SHAPES.map((_, i) => `--p${i + 1}`)].map((name) => [name, style.getPropertyValue(name).trim()]));
  lit.remove();
  return (name) => known.get(name) ?? "";
}

class Press {
  readonly #canvas = document.createElement("canvas");
  readonly #context: Context;
  readonly #colour: Colours;

  constructor(
    readonly table: Seen,
    sheet: Sheet,
    colour: Colours,
    readonly paint: Paint | undefined,
  ) {
    const context = this.#canvas.getContext("2d");
    if (!context) throw new Error("this browser has no 2D canvas");
    this.#canvas.width = sheet.width;
    this.#canvas.height = sheet.height;
    context.direction = document.dir === "rtl" ? "rtl" : "ltr";
    context.textAlign = "start";
    context.textBaseline = "middle";
    this.#context = context;
    this.#colour = colour;
    this.#fill(sheet.title === null ? "--sheet" : "--paper", 0, 0, sheet.width, sheet.height);
  }

  blob(): Promise<Blob | null> {
    return new Promise((done) => this.#canvas.toBlob(done, "image/png"));
  }

  #fill(colour: string, x: number, y: number, width: number, height: number): void {
    this.#context.fillStyle = this.#colour(colour);
    this.#context.fillRect(x, y, width, height);
  }

  text(line: Line, text: string, face: "hand" | "body", indent = 0): void {
    const context = this.#context;
    context.font = face === "hand" ? `650 ${line.size}px ${this.#colour("--font-hand")}` : `400 ${line.size}px ${this.#colour("--font-body")}`;
    context.fillStyle = this.#colour(face === "hand" ? "--ink" : "--ink-soft");
    const shown = fitted(text, line.width - indent, (part) => context.measureText(part).width);
    context.fillText(shown, context.direction === "rtl" ? line.x + line.width - indent : line.x + indent, line.y);
  }

  print(print: Print, piece: Piece): void {
    const context = this.#context;
    const { table } = this;
    const artist = table.person(piece.drawing.artist);
    context.save();
    context.translate(print.x + print.width / 2, print.y + print.height / 2);
    context.rotate((print.askew * Math.PI) / 180);
    context.translate(-print.x - print.width / 2, -print.y - print.height / 2);
    this.#fill("--sheet", print.x, print.y, print.width, print.height);
    context.strokeStyle = this.#colour("--rule");
    context.lineWidth = 1.5;
    if (print.x > 0) context.strokeRect(print.x, print.y, print.width, print.height);
    this.#draw(print, piece.drawing.label);
    if (piece.word) this.text(print.word, table.name(piece.word), "hand");
    const { by } = print;
    this.#token(by, artist.look);
    this.text(by, table.t("drawn-by", { name: `\u2068${artist.name}\u2069`, round: piece.drawing.round }), "body", by.size * 1.5);
    context.restore();
  }

  #draw({ picture }: Print, label: number): void {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(picture.x, picture.y, picture.size, picture.size);
    context.clip();
    context.translate(picture.x, picture.y);
    context.scale(picture.size / BOARD, picture.size / BOARD);
    context.lineCap = context.lineJoin = "round";
    context.strokeStyle = context.fillStyle = this.#colour("--ink");
    if (this.paint) this.paint(context, label);
    else for (const stroke of this.table.ink.drawing(label).seen) paintStroke(context, stroke, widthOf(stroke), 0, stroke.points.length / 2);
    context.restore();
  }

  /** A bot's mark has them, as on the screen. */
  #eyes(): void {
    for (const [d, width, colour] of [["M11.5 16h.1M20.5 16h.1", 8.5, "#fff"], ["M12 17h.1M20 17h.1", 4, "#222"]] as const) {
      this.#context.lineCap = "round";
      this.#context.lineWidth = width;
      this.#context.strokeStyle = colour;
      this.#context.stroke(new Path2D(d));
    }
  }

  /** The artist's mark, at the start of the line. */
  #token({ x, y, width, size }: Line, look: number): void {
    const context = this.#context;
    const number = (look - 1) % SHAPES.length;
    const shape = new Path2D(SHAPES[number] ?? "");
    const side = size * 1.15;
    context.save();
    context.translate(context.direction === "rtl" ? x + width - side : x, y - side / 2);
    context.scale(side / 32, side / 32);
    context.translate(1.3, 1.1);
    context.fillStyle = this.#colour(`--p${number + 1}`);
    context.fill(shape);
    context.translate(-1.3, -1.1);
    context.strokeStyle = this.#colour("--ink");
    context.lineWidth = 1.9;
    context.lineJoin = "round";
    context.stroke(shape);
    if (look > SHAPES.length) this.#eyes();
    context.restore();
  }
}

/** The hand's letters have to be there before they are painted. */
async function press(table: Seen, sheet: Sheet, words: string, paint: Paint | undefined): Promise<Press> {
  const colour = daylight();
  await document.fonts.load(`650 40px ${colour("--font-hand")}`, words).catch(() => undefined);
  return new Press(table, sheet, colour, paint);
}

/** Hand a picture over as a download; this works without HTTPS too. */
async function save(made: Press, name: string): Promise<boolean> {
  const blob = await made.blob();
  if (blob === null) return false;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Save one drawing with its word, its artist and its round. Says whether it could be. */
export async function saveDrawing(table: Seen, piece: Piece, paint?: Paint): Promise<boolean> {
  const word = piece.word ? table.name(piece.word) : "";
  const sheet = single();
  const made = await press(table, sheet, word, paint);
  for (const print of sheet.prints) made.print(print, piece);
  return save(made, fileName(word, table.person(piece.drawing.artist).name));
}

/** Save everything that was drawn as one tall picture. Says whether it could be. */
export async function saveAlbum(table: Seen, pieces: readonly Piece[], at: Date, paint?: Paint): Promise<boolean> {
  const sheet = contact(pieces.length);
  const title = table.t("title");
  const day = at.toLocaleDateString(texts.language, { dateStyle: "long" });
  const people = [...new Set(pieces.map(({ drawing }) => drawing.artist))].map((seat) => table.person(seat).name);
  const words = pieces.map(({ word }) => (word ? table.name(word) : "")).join("");
  const made = await press(table, sheet, title + words, paint);
  if (sheet.title) made.text(sheet.title, title, "hand");
  if (sheet.people) made.text(sheet.people, `${new Intl.ListFormat(texts.language).format(people)} · ${day}`, "body");
  sheet.prints.forEach((print, i) => {
    const piece = pieces[i];
    if (piece) made.print(print, piece);
  });
  return save(made, fileName(title, table.t("album"), day));
}
