import { describe, expect, test } from "vitest";

import { bundle, format, preferred, t, texts } from "./texts.svelte";

const catalogue = bundle(
  "en",
  `
votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
ask = Leave?
    .yes = Leave
`,
);

describe("sentences", () => {
  test("plurals are right", () => {
    expect(format(catalogue, "votes", { n: 1 })).toBe("1 vote");
    expect(format(catalogue, "votes", { n: 3 })).toBe("3 votes");
  });

  test("an attribute is a sentence of its own", () => {
    expect(format(catalogue, "ask.yes")).toBe("Leave");
  });

  test("what there is not is null, and a missing variable throws nothing", () => {
    expect(format(catalogue, "nothing")).toBeNull();
    expect(format(catalogue, "ask.no")).toBeNull();
    expect(format(undefined, "ask")).toBeNull();
    expect(format(catalogue, "votes")).toContain("votes");
  });
});

describe("the language to begin with", () => {
  test.each([
    [["it-IT", "en"], null, "it"],
    [["ro-MD", "ru"], null, "ro"],
    [["la", "ru"], null, "ru"],
    [["xx"], null, "en"],
    [["it"], "en", "en"],
    [["it"], "xx", "it"],
  ] as const)("%j, chosen %j: %s", (wanted, chosen, language) => {
    expect(preferred(wanted, chosen)).toBe(language);
  });
});

describe("the page", () => {
  test("has the sentences of the door first, those of the room when it is entered, each in the language spoken then", async () => {
    await texts.load();
    expect(t("join")).toBe("Join the table");
    expect(t("menu")).toBe("menu");
    await texts.speak("ru");
    expect(t("join")).toBe("Сесть за стол");
    expect(document.documentElement.lang).toBe("ru");
    await texts.load("room");
    expect(t("free-seats", { n: 5 })).toBe("5 мест свободно");
    await texts.speak("ro");
    expect(t("free-seats", { n: 5 })).toBe("5 locuri libere");
    expect(texts.of("doodles")("menu")).toBe("Meniu");
    await texts.load("doodles");
    expect(texts.of("doodles")("title")).toBe("Mâzgăleli");
  });

  test("speaks the new language also where a catalogue was asked for during the change", async () => {
    await texts.speak("ro");
    const spoken = texts.speak("es");
    const loaded = texts.load("artbox");
    await Promise.all([spoken, loaded]);
    expect(texts.of("artbox")("title")).not.toBe("title");
    expect(texts.has("artbox")).toBe(true);
    expect(texts.has("no-such-game")).toBe(false);
  });

  test("speaks the language that was chosen last, whichever comes first", async () => {
    await Promise.all([texts.speak("it"), texts.speak("ro")]);
    expect(texts.language).toBe("ro");
    await Promise.all([texts.speak("ru"), texts.speak("ro")]);
    expect(texts.language).toBe("ro");
  });
});
