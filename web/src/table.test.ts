import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { notices } from "./notices.svelte";
import { Table } from "./table.svelte";
import { FakeSocket } from "./testing/socket";
import type { ClientSentAct, RoomView, ServerSent } from "./wire";

const ROOM: RoomView = {
  type: "room_view",
  code: "MRVK",
  host: 0,
  people: [{ type: "person", seat: 0, name: "Ann", look: 1, language: "en", presence: "here", ready: false, playing: true, bot: null, stand_in: null }],
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
const WELCOME: ServerSent = { type: "ServerSentWelcome", protocol: 1, you: 0, code: "MRVK" };

let table: Table<{ phase: string }>;

const acts = (): ClientSentAct[] => FakeSocket.newest.texts.filter((text) => text.type === "ClientSentAct");
function greet(): void {
  FakeSocket.newest.accept();
  FakeSocket.newest.hear(WELCOME);
}
function comeBack(): void {
  FakeSocket.newest.fail();
  vi.advanceTimersByTime(400);
  greet();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Table("MRVK", "ws://here", () => ({ name: "Ann", look: 1 }));
  table.open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a big screen says that it watches, has no secret and is nobody", () => {
  const screen = new Table("MRVK", "ws://here", null);
  screen.open();
  FakeSocket.newest.accept();
  expect(FakeSocket.newest.texts).toEqual([{ type: "ClientSentWatch", protocol: 1, language: "en", password: "" }]);
  FakeSocket.newest.hear({ ...WELCOME, you: -2 });
  FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 1, room: { ...ROOM, host: -1, people: [] }, view: null, pen: null });
  expect(screen.seated).toBe(true);
  expect(screen.host).toBe(false);
  screen.close();
});

test("a password is said once by a person and every time by a big screen", () => {
  const word = (): unknown => (FakeSocket.newest.texts[0] as { readonly password?: string }).password;
  const screen = new Table("MRVK", "ws://here", null);
  for (const each of [table, screen]) {
    each.open();
    each.knock("sesame");
    FakeSocket.newest.accept();
    expect(word()).toBe("sesame");
    FakeSocket.newest.hear(WELCOME);
    each.again();
    FakeSocket.newest.accept();
    expect(word()).toBe(each === table ? "" : "sesame");
  }
  screen.close();
});

describe("what one asks for", () => {
  test("an action counts once it is acknowledged", async () => {
    greet();
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 7, room: ROOM, view: null, pen: null });
    const answer = table.act({ type: "Lock" });
    expect(acts()).toEqual([{ type: "ClientSentAct", no: 1, action: { type: "Lock" }, seen: 7 }]);
    expect(table.waiting).toBe(1);
    FakeSocket.newest.hear({ type: "ServerSentDone", no: 1 });
    await expect(answer).resolves.toBe(true);
    expect(table.waiting).toBe(0);
  });

  test("what was not acknowledged is asked again under its number, in order, and nothing else", async () => {
    greet();
    const first = table.act({ type: "Lock" });
    void table.act({ type: "Unlock" });
    void table.act({ type: "Done" });
    FakeSocket.newest.hear({ type: "ServerSentDone", no: 1 });
    await first;
    comeBack();
    expect(acts().map(({ no }) => no)).toEqual([2, 3]);
    comeBack();
    expect(acts().map(({ no }) => no)).toEqual([2, 3]);
  });

  test("what is asked while the line is down goes out with the next greeting", () => {
    greet();
    FakeSocket.newest.fail();
    void table.act({ type: "Lock" });
    vi.advanceTimersByTime(400);
    expect(acts()).toEqual([]);
    greet();
    expect(acts().map(({ no }) => no)).toEqual([1]);
  });

  test("a refusal is said in words, once, and the action did not happen", async () => {
    greet();
    const show = vi.spyOn(notices, "show");
    const answer = table.act({ type: "Lock" });
    const refused: ServerSent = { type: "ServerSentRefused", no: 1, why: "not_now", clause: "DO-8", text: "refused-do-8" };
    FakeSocket.newest.hear(refused);
    FakeSocket.newest.hear(refused);
    await expect(answer).resolves.toBe(false);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test("when it is over for good nothing stays open", async () => {
    greet();
    const answer = table.act({ type: "Lock" });
    FakeSocket.newest.hear({ type: "ServerSentBye", reason: "kicked", again: false });
    FakeSocket.newest.fail();
    await expect(answer).resolves.toBe(false);
    expect(table.over).toBe("kicked");
  });
});

describe("what one sees", () => {
  test("a part that is left out of an update has not changed", () => {
    greet();
    expect(table.seated).toBe(false);
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 1, room: ROOM, view: { phase: "draw" }, names: { teapot: "teiera" }, pen: { type: "pen", pen: 1, until: 9_000 } });
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 2, view: { phase: "vote" } });
    expect([table.seated, table.playing, table.host]).toEqual([true, true, true]);
    expect(table.view).toEqual({ phase: "vote" });
    expect(table.pen?.until).toBe(9_000);
    expect([table.name("teapot"), table.name({ type: "concept", id: "pear" })]).toEqual(["teiera", "pear"]);
  });

  test("a view of null takes the game from the table", () => {
    greet();
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 1, room: ROOM, view: { phase: "draw" } });
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 2, view: null });
    expect(table.playing).toBe(false);
    expect(() => table.view).toThrow("no game");
  });

  test("the time that is left runs with the table's clock, stops in a pause and never goes below nought", () => {
    greet();
    const hear = (running: boolean, time: number): void =>
      FakeSocket.newest.hear({ type: "ServerSentPong", mark: performance.now(), clock: { type: "clock", table: time, room: time, running, pace: 10 } });
    hear(true, 1_000);
    expect(table.remaining(3_000)).toBe(2_000);
    vi.advanceTimersByTime(500);
    expect(table.remaining(3_000)).toBe(1_500);
    hear(false, 1_500);
    vi.advanceTimersByTime(5_000);
    expect(table.remaining(3_000)).toBe(1_500);
    expect(table.remaining(1_000)).toBe(0);
  });

  test("somebody who is not in the room still has a name and a mark", () => {
    greet();
    FakeSocket.newest.hear({ type: "ServerSentUpdate", number: 1, room: ROOM });
    expect(table.person(0).name).toBe("Ann");
    expect(table.person(5)).toMatchObject({ seat: 5, presence: "left" });
  });
});
