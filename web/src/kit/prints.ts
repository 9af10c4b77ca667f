/** Where everything stands on a picture to be kept: one drawing, or the whole album as a contact sheet. All in pixels. */

/** A drawing on its sheet of paper, with two lines below it: the word, and who drew it in which round. */
export interface Print {
  /** The upper left corner of the sheet of paper. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The square of the drawing. */
  readonly picture: { readonly x: number; readonly y: number; readonly size: number };
  /** The lines of the caption: their middles, and how far they go. */
  readonly word: Line;
  readonly by: Line;
  /** How far it lies askew, in degrees. */
  readonly askew: number;
}

export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the letters. */
  readonly size: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** What stands above and below all drawings of an album. */
  readonly title: Line | null;
  readonly people: Line | null;
  readonly prints: readonly Print[];
}

/** No phone refuses a canvas of this area and these sides. */
export const LARGEST = { area: 16_000_000, side: 8_192 } as const;

const SINGLE = 1080;
const ALBUM = 1200;
const MARGIN = 48;
const HEAD = 176;

/** A sheet of paper `width` wide: the drawing has a rim all around, the caption stands at its foot. */
function print(x: number, y: number, width: number, askew: number): Print {
  const rim = Math.round(width * 0.04);
  const size = width - 2 * rim;
  const [large, small] = [Math.round(14 + width * 0.048), Math.round(12 + width * 0.026)];
  const below = y + rim + size;
  return {
    x,
    y,
    width,
    height: Math.round(rim + size + large * 1.5 + small * 1.7 + rim),
    picture: { x: x + rim, y: y + rim, size },
    word: { x: x + rim, y: below + large * 0.75, width: size, size: large },
    by: { x: x + rim, y: below + large * 1.5 + small * 0.85, width: size, size: small },
    askew,
  };
}

/** One drawing. */
export function single(): Sheet {
  const only = print(0, 0, SINGLE, 0);
  return { width: SINGLE, height: only.height, title: null, people: null, prints: [only] };
}

/** So many drawings beside each other that the sheet is neither endless nor too small to see. */
export function columnsFor(n: number): number {
  if (n <= 1) return 1;
  if (n <= 4) return 2;
  return n <= 18 ? 3 : 4;
}

/** The whole album, row by row. */
export function contact(n: number): Sheet {
  const columns = columnsFor(n);
  const gap = columns === 4 ? 28 : 40;
  const width = Math.floor((ALBUM - 2 * MARGIN - (columns - 1) * gap) / columns);
  const step = print(0, 0, width, 0).height + gap;
  const prints = Array.from({ length: n }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return print(MARGIN + column * (width + gap), HEAD + row * step, width, (((i * 5) % 7) - 3) * 0.25);
  });
  const rows = Math.ceil(n / columns);
  return {
    width: ALBUM,
    height: HEAD + rows * step - gap + MARGIN,
    title: { x: MARGIN, y: 72, width: ALBUM - 2 * MARGIN, size: 56 },
    people: { x: MARGIN, y: 128, width: ALBUM - 2 * MARGIN, size: 28 },
    prints,
  };
}

/** As much of `text` as fits into `width`, with an ellipsis where it was cut. */
export function fitted(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && measure(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** The name of a file that every system takes, whatever the language. */
export function fileName(...parts: readonly string[]): string {
  const name = parts.join(" ").normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `${Array.from(name.replace(/^-|-$/g, "")).slice(0, 80).join("") || "garabato"}.png`;
}
