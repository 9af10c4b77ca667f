/** Who may come, who has to go, who decides: what the room needs to know of it at once. The papers come when somebody asks for them. */
import type { Component } from "svelte";

import type { Table } from "../table.svelte";
import { texts } from "../texts.svelte";
import type { Person, RoomView } from "../wire";

type Paper = Component<{ table: Table }>;
type AboutPaper = Component<{ table: Table; person: Person; onclose: () => void }>;

const catalogue = import.meta.glob<string>("../../texts/keeping/*.ftl", { query: "?raw", import: "default" });

async function fetched<T>(module: Promise<{ default: T }>): Promise<T> {
  texts.bring(catalogue);
  const [{ default: part }] = await Promise.all([module, texts.load("keeping")]);
  return part;
}

/** The host's paper. */
export const hostPaper = (): Promise<Paper> => fetched(import("./HostPaper.svelte"));
/** What may be done about a person. */
export const aboutPaper = (): Promise<AboutPaper> => fetched(import("./About.svelte"));
/** What may be done about a bot. */
export const botPaper = (): Promise<AboutPaper> => fetched(import("./BotPaper.svelte"));
/** The votes that are open, and what the host is told. */
export const votes = (): Promise<Paper> => fetched(import("./Votes.svelte"));

const isPerson = (person: Person): boolean => person.bot === null;
const isPresent = (person: Person): boolean => person.presence === "here" || person.presence === "reconnecting";

/** Whether the game may begin without the host: the host is not here, and everybody else who is at the table is ready. */
export function startsWithoutHost(room: RoomView): boolean {
  const host = room.people.find((person) => person.seat === room.host);
  const others = room.people.filter((person) => isPerson(person) && isPresent(person) && person.seat !== room.host);
  return host?.presence !== "here" && others.every((person) => person.ready);
}

/** Whose seat in the running game nobody plays at; `left`: whoever watches may take it without asking. */
export function freeSeats(room: RoomView, left: boolean): readonly Person[] {
  return room.people.filter((person) => person.playing && isPerson(person) && (left ? person.presence === "left" : !isPresent(person)));
}

/** People who could play on at a free seat. */
export const watching = (room: RoomView): readonly Person[] => room.people.filter((person) => !person.playing && isPerson(person) && isPresent(person));
