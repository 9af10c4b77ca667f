import { beforeEach, describe, expect, test } from "vitest";

import type { Touch } from "./hand";
import { Hand, pressureOf } from "./hand";

let log: string[] = [];
let hand: Hand;

beforeEach(() => {
  log = [];
  hand = new Hand({
    begin: (x, y, pressure) => log.push(`begin ${x} ${y} ${pressure ?? "-"}`),
    extend: (x, y) => log.push(`to ${x} ${y}`),
    end: () => log.push("end"),
    discard: () => log.push("discard"),
  });
});

function at(x: number, y: number, more: Partial<Touch> = {}): Touch {
  return { pointerId: 1, pointerType: "touch", button: 0, buttons: 1, pressure: 0, clientX: x, clientY: y, ...more };
}

describe("who draws", () => {
  test("a finger draws from down to up", () => {
    expect(hand.down(at(1, 2))).toBe(true);
    hand.move(at(3, 4));
    hand.up(at(3, 4, { buttons: 0 }));
    hand.move(at(5, 6));
    expect(log).toEqual(["begin 1 2 -", "to 3 4", "end"]);
  });

  test("a second finger is ignored", () => {
    hand.down(at(1, 1));
    expect(hand.down(at(300, 300, { pointerId: 2 }))).toBe(false);
    hand.move(at(310, 310, { pointerId: 2 }));
    hand.move(at(2, 2));
    hand.up(at(310, 310, { pointerId: 2 }));
    hand.move(at(3, 3));
    hand.up(at(3, 3));
    expect(log).toEqual(["begin 1 1 -", "to 2 2", "to 3 3", "end"]);
  });

  test("where a pen draws no finger does", () => {
    const pen = { pointerType: "pen", pointerId: 9 };
    hand.down(at(1, 1, pen));
    hand.up(at(1, 1, pen));
    expect(hand.down(at(5, 5))).toBe(false);
    expect(log).toEqual(["begin 1 1 -", "end"]);
  });

  test("a palm that lay there before the pen leaves nothing", () => {
    hand.down(at(300, 300));
    hand.move(at(301, 300));
    hand.down(at(1, 1, { pointerType: "pen", pointerId: 9 }));
    hand.move(at(305, 300));
    hand.move(at(2, 2, { pointerType: "pen", pointerId: 9 }));
    expect(log).toEqual(["begin 300 300 -", "to 301 300", "discard", "begin 1 1 -", "to 2 2"]);
  });

  test("pen only: fingers never draw", () => {
    hand.penOnly = true;
    expect(hand.down(at(1, 1))).toBe(false);
    expect(hand.down(at(1, 1, { pointerType: "mouse" }))).toBe(true);
  });

  test("only the first button of a mouse draws", () => {
    expect(hand.down(at(1, 1, { pointerType: "mouse", button: 2, buttons: 2 }))).toBe(false);
  });

  test("a move without buttons ends the stroke", () => {
    hand.down(at(1, 1, { pointerType: "mouse" }));
    hand.move(at(50, 50, { pointerType: "mouse", buttons: 0 }));
    hand.move(at(60, 60, { pointerType: "mouse" }));
    expect(log).toEqual(["begin 1 1 -", "end"]);
  });

  test("a stroke ends once, whatever comes after", () => {
    hand.down(at(1, 1));
    hand.up(at(1, 1));
    hand.up(at(1, 1));
    hand.drop();
    expect(log).toEqual(["begin 1 1 -", "end"]);
  });
});

describe("what a device tells", () => {
  test("the points between are drawn, when there are any", () => {
    hand.down(at(0, 0));
    hand.move(at(4, 4, { getCoalescedEvents: () => [at(2, 2), at(4, 4)] }));
    hand.move(at(6, 6, { getCoalescedEvents: () => [] }));
    expect(log).toEqual(["begin 0 0 -", "to 2 2", "to 4 4", "to 6 6"]);
  });

  test.each([
    ["pen", 0, null],
    ["pen", 0.5, null],
    ["pen", 0.25, 64],
    ["pen", 1, 255],
    ["pen", 0.001, 1],
    ["touch", 0.7, null],
    ["mouse", 0.5, null],
  ])("%s with pressure %f means %s", (pointerType, pressure, expected) => {
    expect(pressureOf(at(0, 0, { pointerType, pressure }))).toBe(expected);
  });
});
