import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keptWith, personOf } from "./keepsake";
import type { Keepsake } from "./keepsake";
import { Table } from "./table.svelte";
import { FakeSocket } from "./testing/socket";
import type { Person, RoomView, ServerSentUpdate } from "./wire";

const ANN: Person = { type: "person", seat: 0, name: "Ann", look: 1, language: "en", presence: "here", ready: false, playing: true, bot: null, stand_in: null };
const ROOM: RoomView = {
  type: "room_view",
  code: "MRVK",
  host: 0,
  people: [ANN],
  stage: "playing",
  game: "doodles",
  nth: 1,
  options: {},
  seats_min: 3,
  seats_max: 7,
  pause: null,
  pace: 10,
  muted: false,
  language: "en",
  locked: false,
  password: false,
  chat: true,
  idle_caps: true,
  voting: [],
  banned: [],
  reports: [],
  next_game: null,
  next_options: null,
  deck: null,
};
const LABEL = 17;
const shown = { op: "begin", stroke: 1, colour: 0, width: 0, steps: [9, 9], pressures: null } as const;

let table: Table<{ phase: string }>;
let number = 0;
const Album: Parameters<typeof table.keep>[0] = () => ({});

function hear(update: Partial<ServerSentUpdate>): void {
  number += 1;
  FakeSocket.newest.hear({ type: "ServerSentUpdate", number, ...update });
}

function draw(): void {
  table.ink.drawing(LABEL).begin(0, shown);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-01T20:15:00") });
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("MRVK", "ws://here", () => ({ name: "Ann", look: 1 }));
  table.open();
  FakeSocket.newest.accept();
  FakeSocket.newest.hear({ type: "ServerSentWelcome", protocol: 1, you: 0, code: "MRVK" });
  hear({ room: ROOM, view: { phase: "over" }, names: { cat: "cat", owl: "búho" }, foreign: { owl: "es" } });
  draw();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was seen stays to be seen in the lobby and through the next game", () => {
  table.keep(Album);
  hear({ room: { ...ROOM, stage: "lobby", people: [] }, view: null, names: {}, foreign: {} });
  hear({ room: { ...ROOM, nth: 2, people: [] }, view: { phase: "card" } });
  const [kept] = table.keepsakes;
  expect(kept?.at).toBe(new Date("2026-05-01T20:15:00").getTime());
  expect(kept?.table.view).toEqual({ phase: "over" });
  expect([kept?.table.me, kept?.table.person(0).name]).toEqual([0, "Ann"]);
  expect([kept?.table.name("owl"), kept?.table.foreign("owl"), kept?.table.name({ type: "concept", id: "cat" }), kept?.table.foreign("cat")]).toEqual(["búho", "es", "cat", null]);
  expect(kept?.table.name("unheard-of")).toBe("unheard-of");
  expect(kept?.table.ink.drawing(LABEL).strokes).toHaveLength(1);
  expect(kept?.table.ink.drawing(LABEL + 1).strokes).toEqual([]);
});

test("no drawing of the first game is under the same label in the second", () => {
  expect(table.ink.drawing(LABEL).strokes).toHaveLength(1);
  hear({ room: { ...ROOM, nth: 2 }, view: { phase: "card" } });
  expect(table.ink.drawing(LABEL).strokes).toEqual([]);
});

test("news of the same game leaves its drawings alone", () => {
  hear({ room: { ...ROOM, pace: 15 } });
  hear({ room: { ...ROOM, stage: "lobby" }, view: null });
  expect(table.ink.drawing(LABEL).strokes).toHaveLength(1);
});

test("what is drawn in the second game does not get into the album of the first", () => {
  table.keep(Album);
  hear({ room: { ...ROOM, nth: 2 } });
  draw();
  draw();
  expect(table.keepsakes[0]?.table.ink.drawing(LABEL).strokes).toHaveLength(1);
});

test("of one game the newest is kept, and a few games, the newest first", () => {
  const one = (nth: number, hour = 20): Keepsake => ({ nth, at: hour, table, Album: () => ({}) });
  let kept: Keepsake[] = [];
  for (const nth of [1, 2, 2, 3, 4, 5, 6, 7]) kept = keptWith(kept, one(nth));
  expect(kept.map(({ nth }) => nth)).toEqual([7, 6, 5, 4, 3, 2]);
  expect(keptWith(kept, one(3, 23)).map(({ nth, at }) => [nth, at])).toEqual([[7, 20], [6, 20], [5, 20], [4, 20], [3, 23], [2, 20]]);
});

test("who is not there any more has a name and a look all the same", () => {
  expect(personOf(ROOM, 0, (id) => id)).toBe(ANN);
  expect(personOf(null, 10, (id) => id)).toMatchObject({ seat: 10, name: "somebody", look: 3, presence: "left" });
});
