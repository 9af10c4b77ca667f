import { describe, expect, test } from "vitest";

import { TableClock } from "./clock";
import type { Clock } from "./wire";

const at = (room: number, more: Partial<Clock> = {}): Clock => ({ type: "clock", table: room, room, running: true, pace: 10, ...more });

describe("what time it is at the table", () => {
  test("the answer is half a trip old", () => {
    const clock = new TableClock();
    clock.hear(at(10_000), 500, 200);
    expect(clock.table(500)).toBe(10_100);
    expect(clock.table(1_500)).toBe(11_100);
  });

  test("the shortest trip knows best, whichever comes first", () => {
    const clock = new TableClock();
    clock.hear(at(10_000), 500, 40);
    clock.hear(at(15_000), 5_900, 800);
    expect(clock.room(5_900)).toBe(10_020 + 5_400);
  });

  test("a word without a question does for want of better, and gives way to a measurement", () => {
    const clock = new TableClock();
    clock.hear(at(10_000), 0, null);
    expect(clock.room(0)).toBe(10_000);
    clock.hear(at(10_100), 150, 100);
    expect(clock.room(150)).toBe(10_150);
    clock.hear(at(10_400), 600, null);
    expect(clock.room(600)).toBe(10_600);
  });

  test("pace stretches table time, not room time", () => {
    const clock = new TableClock();
    clock.hear(at(10_000, { pace: 20 }), 0, 0);
    expect(clock.table(4_000)).toBe(12_000);
    expect(clock.room(4_000)).toBe(14_000);
  });

  test("in a pause table time stands still and room time goes on", () => {
    const clock = new TableClock();
    clock.hear(at(10_000, { running: false, table: 7_000 }), 0, 0);
    expect(clock.table(4_000)).toBe(7_000);
    expect(clock.room(4_000)).toBe(14_000);
    clock.hear(at(16_000, { table: 7_000 }), 6_000, 0);
    expect(clock.table(6_500)).toBe(7_500);
  });

  test("a machine that slept learns the time anew", () => {
    const clock = new TableClock();
    clock.hear(at(10_000), 500, 10);
    clock.hear(at(70_000), 1_000, 60);
    expect(clock.room(1_000)).toBe(70_030);
  });

  test("a word that was long on its way puts nothing back", () => {
    const clock = new TableClock();
    clock.hear(at(10_000), 0, 10);
    clock.hear(at(11_000), 5_000, null);
    expect(clock.table(5_000)).toBe(15_005);
  });

  test("before anything was heard it is nought, and never not a number", () => {
    expect(new TableClock().table(123)).toBe(0);
  });
});
