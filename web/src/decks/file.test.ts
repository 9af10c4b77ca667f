import { expect, test } from "vitest";

import { decoded, spanOf } from "./file";

const bytes = (...each: number[]): ArrayBuffer => new Uint8Array(each).buffer;

test("a file is read as UTF-8, with its mark or without", () => {
  expect(decoded(new TextEncoder().encode("ёж,лось").buffer, "en")).toBe("ёж,лось");
  expect(decoded(bytes(0xef, 0xbb, 0xbf, 0x61), "en")).toBe("a");
});

test("what a spreadsheet wrote otherwise is read as it was meant", () => {
  expect(decoded(bytes(0xff, 0xfe, 0x61, 0, 0x51, 0x04), "ru")).toBe("aё");
  expect(decoded(bytes(0xfe, 0xff, 0, 0x61), "en")).toBe("a");
  expect(decoded(bytes(0xea, 0xee, 0xf2), "ru")).toBe("кот");
  expect(decoded(bytes(0x63, 0x61, 0x66, 0xe9), "es")).toBe("café");
  expect(decoded(bytes(0x72, 0xe2, 0x75), "ro")).toBe("râu");
});

test("a line is found in a field", () => {
  const text = "one\ntwo\n\nfour";
  expect([1, 2, 3, 4].map((line) => text.slice(...spanOf(text, line)))).toEqual(["one", "two", "", "four"]);
  expect(spanOf(text, 9)[0]).toBeGreaterThanOrEqual(text.length);
});
