import { expect, test } from "vitest";

import type { Person, RoomView } from "../wire";
import { freeSeats, startsWithoutHost, watching } from ".";

const person = (seat: number, how: Partial<Person> = {}): Person => ({
  type: "person", seat, name: `P${String(seat)}`, look: 1, language: "en", presence: "here", ready: true, playing: true, bot: null, stand_in: null, ...how,
});
/** As much of a room as matters here; the host sits at 0. */
const room = (...people: Person[]): RoomView => ({ host: 0, people }) as unknown as RoomView;

test("without the host it starts when everybody else who is there is ready", () => {
  const away = person(0, { presence: "reconnecting", ready: false });
  expect(startsWithoutHost(room(away, person(1), person(2)))).toBe(true);
  expect(startsWithoutHost(room(away, person(1), person(2, { ready: false })))).toBe(false);
  expect(startsWithoutHost(room(away, person(1), person(2, { ready: false, presence: "away" })))).toBe(true);
  expect(startsWithoutHost(room(away, person(1), person(2, { ready: false, bot: "easy" })))).toBe(true);
  expect(startsWithoutHost(room(person(0), person(1)))).toBe(false);
});

test("a seat is free for anybody when its person has left, and for the host to give when the person is away", () => {
  const people = [person(0), person(1, { presence: "left" }), person(2, { presence: "away" }), person(3, { presence: "left", bot: "hard" }), person(4, { presence: "left", playing: false })];
  expect(freeSeats(room(...people), true).map(({ seat }) => seat)).toEqual([1]);
  expect(freeSeats(room(...people), false).map(({ seat }) => seat)).toEqual([1, 2]);
});

test("whoever is there and does not play may play on", () => {
  const people = [person(0), person(1, { playing: false }), person(2, { playing: false, presence: "away" }), person(3, { playing: false, bot: "easy" })];
  expect(watching(room(...people)).map(({ seat }) => seat)).toEqual([1]);
});
