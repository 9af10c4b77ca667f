import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Line } from "./net";
import type { Ears, Reason, State } from "./net";
import { FakeSocket } from "./testing/socket";
import type { ClientSentHello, Clock, ServerSent } from "./wire";

const HELLO: ClientSentHello = { type: "ClientSentHello", protocol: 1, token: "t", client: "c", name: "Ann", look: null, language: "en" };
const WELCOME: ServerSent = { type: "ServerSentWelcome", protocol: 1, you: 0, code: "MRVK" };
const CLOCK: Clock = { type: "clock", table: 5, room: 5, running: true, pace: 10 };

let states: [State, Reason | null][];
let trips: (number | null)[];
let failed: number[];
let line: Line;

const newest = (): FakeSocket => FakeSocket.newest;
const greet = (): void => {
  newest().accept();
  newest().hear(WELCOME);
};
function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [states, trips, failed] = [[], [], []];
  const ears: Ears = {
    message: () => undefined,
    clock: (_, trip) => trips.push(trip),
    ink: () => undefined,
    state: (state, reason) => states.push([state, reason]),
  };
  line = new Line("ws://here/socket", () => HELLO, ears, (count) => failed.push(count));
  line.open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("greeting", () => {
  test("the first message is the hello, and nothing else goes out before the welcome", () => {
    newest().accept();
    expect(line.send({ type: "ClientSentPing", mark: 1 })).toBe(false);
    expect(newest().texts).toEqual([HELLO]);
    newest().hear(WELCOME);
    expect(line.send({ type: "ClientSentPing", mark: 1 })).toBe(true);
  });

  test("pings at once, then every five seconds", () => {
    greet();
    vi.advanceTimersByTime(2_600);
    expect(newest().texts.filter(({ type }) => type === "ClientSentPing")).toHaveLength(4);
    for (let i = 0; i < 3; i += 1) {
      newest().hear({ type: "ServerSentPong", mark: 0, clock: CLOCK });
      vi.advanceTimersByTime(5_000);
    }
    expect(newest().texts.filter(({ type }) => type === "ClientSentPing")).toHaveLength(7);
  });

  test("a pong tells how long it took", () => {
    greet();
    vi.advanceTimersByTime(1);
    const ping = newest().texts.find((text) => text.type === "ClientSentPing");
    vi.advanceTimersByTime(80);
    newest().hear({ type: "ServerSentPong", mark: ping?.mark ?? 0, clock: CLOCK });
    expect(trips[0]).toBeCloseTo(81, -1);
  });
});

describe("coming back", () => {
  test.each([
    ["at the earliest", 0, [150, 300, 600, 1_200, 2_000, 2_000, 2_000, 2_000]],
    ["at the latest", 1, [300, 600, 1_200, 2_400, 4_000, 4_000, 4_000, 4_000]],
  ])("after a loss it waits longer every time, %s so long, and never sends into what is closed", (_, luck, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    greet();
    newest().fail();
    const delays: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(10);
        waited += 10;
      }
      delays.push(waited);
      expect(line.send({ type: "ClientSentPing", mark: 1 })).toBe(false);
      newest().fail();
    }
    expect(delays).toEqual(expected);
    expect(failed).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("a welcome makes it patient anew", () => {
    for (let i = 0; i < 5; i += 1) {
      newest().fail();
      vi.advanceTimersByTime(5_000);
    }
    greet();
    newest().fail();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(310);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("silence for twelve seconds is a dead socket", () => {
    greet();
    const dead = newest();
    vi.advanceTimersByTime(11_900);
    expect(newest()).toBe(dead);
    vi.advanceTimersByTime(500);
    expect(newest()).not.toBe(dead);
    expect(dead.readyState).toBe(3);
  });

  test("what the old socket still says is not heard", () => {
    greet();
    const dead = newest();
    dead.fail();
    vi.advanceTimersByTime(400);
    dead.hear(WELCOME);
    expect(states.at(-1)).toEqual(["connecting", null]);
  });

  test.each(["online", "pageshow"])("%s connects at once", (event) => {
    for (let i = 0; i < 6; i += 1) {
      newest().fail();
      vi.advanceTimersByTime(5_000);
    }
    newest().fail();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event(event));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("a page that becomes visible asks whether the socket still lives, and does not wait long for the answer", () => {
    greet();
    newest().hear({ type: "ServerSentPong", mark: 0, clock: CLOCK });
    const asleep = newest();
    become("hidden");
    become("visible");
    expect(asleep.texts.at(-1)?.type).toBe("ClientSentPing");
    vi.advanceTimersByTime(3_400);
    expect(newest()).not.toBe(asleep);
  });
});

describe("goodbye", () => {
  test("where the server says to come again it does", () => {
    greet();
    newest().hear({ type: "ServerSentBye", reason: "moved", again: true });
    newest().fail();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("where it says not to, the reason is told and nothing comes back by itself", () => {
    greet();
    newest().hear({ type: "ServerSentBye", reason: "kicked", again: false });
    newest().fail();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toEqual(["over", "kicked"]);
  });

  test("a bye whose close gets lost ends it all the same", () => {
    greet();
    newest().hear({ type: "ServerSentBye", reason: "elsewhere", again: false });
    vi.advanceTimersByTime(1_100);
    expect(states.at(-1)).toEqual(["over", "elsewhere"]);
  });

  test("asked for by a person it opens again", () => {
    greet();
    newest().hear({ type: "ServerSentBye", reason: "elsewhere", again: false });
    newest().fail();
    line.open();
    greet();
    expect(states.at(-1)).toEqual(["open", null]);
  });
});
