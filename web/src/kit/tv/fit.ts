/** Letters as large as the place allows. */

/** How wide a letter of the hand is, as a part of its height; rather more than less. */
const LETTER = 0.64;

/** Smaller than this (rem) nothing can be read three metres away. */
const LEAST = 1.07;

/** The size (rem) at which a phrase stands on one line of `width` rem. */
export const fitOne = (phrase: string, width: number, largest: number): number => Math.max(LEAST, Math.min(largest, width / (LETTER * Math.max(1, phrase.length))));

/** The size (rem) at which no word is broken in `width` rem and every phrase takes two lines at most. */
export function fit(phrases: readonly string[], width: number, largest: number): number {
  const word = Math.max(1, ...phrases.flatMap((phrase) => phrase.split(/\s+/)).map((part) => part.length));
  const half = Math.max(1, ...phrases.map((phrase) => phrase.length)) / 1.8;
  return Math.max(LEAST, Math.min(largest, width / (LETTER * Math.max(word, half))));
}
