/** A file as text. Spreadsheets write other alphabets than UTF-8 when nobody stops them. */

const OLD_ALPHABETS: Readonly<Record<string, string>> = { ru: "windows-1251", ro: "windows-1250" };

/** What the bytes say: by their mark, as UTF-8, else in what Windows wrote where this language is spoken. */
export function decoded(bytes: ArrayBuffer, language: string): string {
  const [one, two] = new Uint8Array(bytes);
  if (one === 0xff && two === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ALPHABETS[language] ?? "windows-1252").decode(bytes);
  }
}

/** Where the line with this number begins and ends in the text of a field, whose lines end with one sign each. */
export function spanOf(text: string, line: number): readonly [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
