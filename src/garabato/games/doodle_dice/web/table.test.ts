/** What is drawn on the cards, what is said, and that every sentence is there. */
import { describe, expect, test } from "vitest";

import { bundle, format } from "$web/texts.svelte";
import type { Args } from "$web/texts.svelte";
import type { Person } from "$web/wire";

import figures from "../figures.json";

import { COLOURS, byColour, colourOf, drawing, facesOf } from "./figures";
import type { View } from "./figures";
import { called, news, told, wanted } from "./sayings";

const CARDS = Object.keys(figures.figures);
const own = import.meta.glob<string>("../texts/en.ftl", { query: "?raw", import: "default", eager: true });
const shells = import.meta.glob<string>("../../../../../web/texts/{door,room,kit}/en.ftl", { query: "?raw", import: "default", eager: true });
const screens = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const rules = import.meta.glob<string>("../*.py", { query: "?raw", import: "default", eager: true });

const english = bundle("en", Object.values(own).join("\n"));
const shell = bundle("en", Object.values(shells).join("\n"));
const t = (id: string, args?: Args): string => format(english, id, args) ?? format(shell, id, args) ?? `?${id}`;
const table = { me: 0, t, person: (seat: number) => ({ name: ["Ana", "Leo", "Sofia"][seat] }) as Person };

const START: View = {
  type: "doodle_dice_view", phase: "draw", number: 1, dealer: 2, turn: 0, order: [0, 1, 2], until: null, gallery: ["red-1"], pile: 59, sets: {}, free: {}, blocks: {}, blocked: {},
  dozing: [], begun: false, target: null, drawn: [], dice: [], rolled: [], rolls: 0, rolls_left: 3, recent: [], fits: [], odds: {}, may_choose: [], may_declare: [], may_withdraw: false,
  may_draw: true, may_roll: true, roll_is_lost: true, may_take: [], may_end: false, may_use_free: false, may_block: [], may_play_on: false, may_continue: false, outcome: null,
};

describe("the cards", () => {
  test("a card is drawn with as many lines as it takes dice, each as thick as the others", () => {
    for (const card of CARDS) {
      const { strokes } = drawing(card);
      expect(strokes).toHaveLength(COLOURS.indexOf(colourOf(card)) + 1);
      const inks = strokes.filter(({ d }) => d !== figures.faces.dot).map(({ width, transform }) => width * Number(/scale\(([\d.]+)\)/.exec(transform)?.[1]));
      for (const ink of inks) expect(ink).toBeCloseTo(inks[0] ?? 0);
    }
  });

  test("a card that nobody knows is an empty one", () => {
    expect(drawing("free-1").strokes).toEqual([]);
  });

  test("the faces of a card are told in one order", () => {
    expect(facesOf("yellow-1")).toEqual(["arch", "dot", "dot"]);
  });

  test("cards lie by colour, those of one colour as they came", () => {
    expect(byColour(["purple-1", "red-9", "orange-2", "red-1"])).toEqual(["orange-2", "red-9", "red-1", "purple-1"]);
  });
});

describe("what is said", () => {
  const turn = { type: "turn_told", number: 1, seat: 0, how: "took", card: "red-1", by: null } as const;

  test("cards go by what is drawn on them, action cards by what they do", () => {
    expect(called(t, "yellow-1")).toBe("“smile” (yellow)");
    expect(called(t, "free-2")).toBe("Free Roll");
  });

  test("a turn that is over, and whose it is now", () => {
    expect(news(table, START, { ...START, number: 2, turn: 1, recent: [turn] })).toEqual(["Ana takes “hat” (red).", "Leo’s turn"]);
    expect(news(table, { ...START, number: 3, turn: 2 }, { ...START, number: 4 })).toEqual(["It is your turn."]);
  });

  test("the first turn after the Gallery is laid", () => {
    expect(news(table, { ...START, number: 0, turn: null, phase: "deal" }, { ...START, drawn: [] })).toEqual(["It is your turn."]);
  });

  test("the last turn, when nobody has another", () => {
    expect(news(table, START, { ...START, phase: "over", turn: null, recent: [turn] })).toEqual(["Ana takes “hat” (red)."]);
  });

  test("what was drawn, rolled and added, once", () => {
    const drawn = { ...START, phase: "roll", drawn: ["block-1", "yellow-1"] } as const;
    expect(news(table, START, drawn)).toEqual(["Drawn: Block, “smile” (yellow)."]);
    const rolled = { ...drawn, rolls: 1, rolls_left: 2, dice: ["arch", "dot", "dash", "face", "slant", "squiggle"] } as const;
    expect(news(table, drawn, rolled)).toEqual(["Roll 1: arch, dot, dash, face, slant, squiggle."]);
    expect(news(table, rolled, { ...rolled, rolls_left: 3 })).toEqual(["A Free Roll: one more roll."]);
    expect(news(table, rolled, rolled)).toEqual([]);
  });

  test("a steal, whoever has the card now", () => {
    const target = { type: "target", card: "red-1", owner: 1 } as const;
    expect(news(table, START, { ...START, target })).toEqual(["You want “hat” (red) from Leo."]);
    expect(wanted(table, { ...START, turn: 2, target })).toBe("Sofia wants “hat” (red) from Leo.");
    expect(wanted(table, { ...START, turn: 2, target: { ...target, owner: null } })).toBe("Sofia wants “hat” (red); it is back in the Gallery.");
    expect(wanted(table, START)).toBe("");
  });

  test("a Block, when it is played and when it works", () => {
    expect(news(table, START, { ...START, blocked: { 2: [1] } })).toEqual(["Sofia is going to lose a turn."]);
    expect(told(table, { ...turn, seat: 2, how: "blocked", card: null, by: 1 })).toBe("Leo blocks Sofia’s turn.");
  });
});

describe("the sentences", () => {
  const source = Object.values(screens).join("\n");
  const said = [...source.matchAll(/\bt\(\s*"([\w-]+)"/g), ...source.matchAll(/[?:] "([a-z]+-[\w-]+)"/g), ...source.matchAll(/: "([a-z]+-[\w-]+)"/g)].map((match) => match[1] ?? "");
  const families = { letter: COLOURS, colour: COLOURS, face: Object.keys(figures.faces), figure: CARDS, kind: ["free", "block"], told: ["took", "stole", "nothing", "too_early", "time", "away", "blocked", "passed_over"] };
  const steps = ["gallery", "draw", "roll", "take", "steal", "action", "end"].flatMap((step) => [`help-${step}`, `help-${step}-more`]);
  const made = [...Object.entries(families).flatMap(([family, members]) => members.map((member) => `${family}-${member}`)), ...steps, "help-roll-1", "help-roll-2"];

  test("every sentence of the screens is there", () => {
    expect(said.length).toBeGreaterThan(40);
    expect([...said, ...made].filter((id) => t(id).startsWith("?"))).toEqual([]);
  });

  test("no sentence is there that nobody says", () => {
    const elsewhere = Object.values(rules).join("\n");
    const shown = ["title", "pitch", "tagline"];
    const ids = [...Object.values(own).join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
    const silent = ids.filter((id) => !id.startsWith("option-") && !made.includes(id) && !said.includes(id) && !shown.includes(id) && !elsewhere.includes(`"${id}"`));
    expect(silent).toEqual([]);
  });
});
