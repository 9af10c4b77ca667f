/** The table as one person sees it: what games show and what they may ask for. */
import { untrack } from "svelte";
import type { Component } from "svelte";

import { TableClock } from "./clock";
import { InkStore } from "./ink/store";
import { Memory, keptWith, personOf } from "./keepsake";
import type { Keepsake, Seen } from "./keepsake";
import { Line } from "./net";
import type { Ears, Greeting, Reason, State } from "./net";
import { notices } from "./notices.svelte";
import { Requests } from "./requests";
import type { Request } from "./requests";
import { play } from "./sounds";
import type { Sound } from "./sounds";
import { secret, seatToken } from "./storage";
import { texts } from "./texts.svelte";
import type { Say } from "./texts.svelte";
import { PROTOCOL } from "./wire";
import type { Clock, Command, Concept, Pen, Person, RoomView, ServerSentRefused, ServerSentUpdate } from "./wire";

export type Seat = number;

/** How a person introduces itself. */
export interface Me {
  readonly name: string;
  readonly look: number | null;
}

export interface Said {
  readonly no: number;
  readonly seat: Seat;
  readonly text: string;
}

/** Whoever is played by a bot bears a mark with eyes: a look above 8. */
function marked(room: RoomView): RoomView {
  return { ...room, people: room.people.map((person) => (person.bot ?? person.stand_in ? { ...person, look: person.look + 8 } : person)) };
}

/** One for every page load; action numbers count within it. */
const CLIENT = secret(12);
const TICK = 100;

export class Table<V = unknown> {
  readonly code: string;
  readonly ink = new InkStore();
  /** Whether the server knows us and has told how the room stands. */
  seated = $state(false);
  connection = $state<State>("connecting");
  /** Why the connection is over for good. */
  over = $state<Reason | null>(null);
  /** So many attempts in a row came to nothing. */
  failures = $state(0);
  me = $state<Seat>(-1);
  pen = $state.raw<Pen | null>(null);
  running = $state(false);
  said = $state.raw<readonly Said[]>([]);
  /** What opens the room to somebody new; forgotten once one has a seat. */
  password = "";
  /** Actions on their way: not yet acknowledged. */
  waiting = $state(0);
  /** The games of this evening that can still be looked at, the newest first. */
  keepsakes = $state.raw<readonly Keepsake[]>([]);

  #room = $state.raw<RoomView | null>(null);
  #view = $state.raw<V | null>(null);
  #names = $state.raw<Readonly<Record<string, string>>>({});
  #foreign = $state.raw<Readonly<Record<string, string>>>({});
  #now = $state(0);
  /** The number of the newest update. */
  #seen = 0;

  readonly #clock = new TableClock();
  readonly #line: Line;
  readonly #who: (() => Me) | null;
  readonly #requests = new Requests();
  #ticker: ReturnType<typeof setInterval> | undefined;

  /** `socket`: the address of the room's socket. `who`: nobody is a big screen, which only watches. */
  constructor(code: string, socket: string, who: (() => Me) | null) {
    this.code = code;
    this.#who = who;
    const ears: Ears = {
      message: (message) => this.#hear(message),
      clock: (clock, trip) => this.#set(clock, trip),
      ink: (bytes) => this.ink.receive(bytes),
      state: (state, reason) => this.#turn(state, reason),
    };
    this.#line = new Line(socket, () => this.#hello(), ears, (count) => (this.failures = count));
    this.ink.onSend = (bytes) => this.#line.send(bytes);
  }

  open(): void {
    this.#ticker = setInterval(() => (this.#now = performance.now()), TICK);
    this.#line.open();
  }

  /** Come back after it was over, or at once instead of at the next attempt. */
  again(): void {
    this.#line.open();
  }

  /** Try again, with what is said to open the room. */
  knock(password: string): void {
    this.password = password;
    this.again();
  }

  close(): void {
    clearInterval(this.#ticker);
    this.#line.close();
    this.#requests.drop();
  }

  // ---------------------------------------------------------------- what one sees

  get room(): RoomView {
    if (this.#room === null) throw new Error("no room yet: wait for `seated`");
    return this.#room;
  }

  /** The game's view for me; only while a game is on the table. */
  get view(): V {
    if (this.#view === null) throw new Error("no game on the table: look at `playing` first");
    return this.#view;
  }

  get playing(): boolean {
    return this.#view !== null && this.#room?.stage === "playing";
  }

  /** Whether I am the host. */
  get host(): boolean {
    return this.#room?.host === this.me;
  }

  person(seat: Seat): Person {
    return personOf(this.#room, seat, this.t);
  }

  /** The word of a concept in my language. */
  name(concept: Concept | string): string {
    const id = typeof concept === "string" ? concept : concept.id;
    return this.#names[id] ?? id;
  }

  /** The language a word stands in when mine has none for it, else null. */
  foreign(concept: Concept | string): string | null {
    return this.#foreign[typeof concept === "string" ? concept : concept.id] ?? null;
  }

  /** Milliseconds of table time until `until`, at least 0. Reading it keeps it up to date. */
  remaining(until: number): number {
    return Math.max(0, until - this.#clock.table(this.#now));
  }

  /** The same once, for who must not be kept up to date. */
  untracked(until: number): number {
    return Math.max(0, until - this.#clock.table(performance.now()));
  }

  /** Milliseconds of room time until `until`, at least 0: the clock of pauses, which goes on in them. */
  remainingOfPause(until: number): number {
    return Math.max(0, until - this.#clock.room(this.#now));
  }

  /** A sentence of the game on the table, else of the shell. */
  readonly t: Say = (id, args) => texts.of(this.#room?.game ?? "")(id, args);

  /** Keep what is seen of the game now; `Album` shows it when it is no longer on the table. */
  keep(Album: Component<{ table: Seen<V> }>): void {
    const memory = new Memory(this.me, this.view, this.ink.kept, this.room, { names: this.#names, foreign: this.#foreign });
    // Only its own album ever sees a memory, and that one knows the view.
    const made = { nth: this.room.nth, at: Date.now(), table: memory, Album: Album as Component<{ table: Seen }> };
    this.keepsakes = keptWith(untrack(() => this.keepsakes), made);
  }

  /** The game may be gone on with by me: as host, or because it is my turn to. */
  mayContinue(myTurn: boolean): boolean {
    return this.host || myTurn;
  }

  // ---------------------------------------------------------------- what one does

  /** Ask the rules. True once it has taken effect; false when it was refused (the person has been told why). */
  act(action: { readonly type: string }): Promise<boolean> {
    return this.#ask((no) => ({ type: "ClientSentAct", no, action, seen: this.#seen }));
  }

  /** Ask the room. */
  command(command: Command): Promise<boolean> {
    return this.#ask((no) => ({ type: "ClientSentCommand", no, command }));
  }

  say(text: string): Promise<boolean> {
    return this.command({ type: "Say", text });
  }

  sound(name: Sound): void {
    play(name);
  }

  /** Show a sentence for a moment. */
  notice(text: string): void {
    notices.show(text);
  }

  /** Tell those who listen instead of looking. */
  announce(text: string): void {
    notices.announce(text);
  }

  #ask(make: (no: number) => Request): Promise<boolean> {
    const { request, answer } = this.#requests.add(make);
    this.waiting = this.#requests.count;
    this.#line.send(request);
    return answer;
  }

  #settle(no: number, done: boolean): boolean {
    const open = this.#requests.settle(no, done);
    this.waiting = this.#requests.count;
    return open;
  }

  // ---------------------------------------------------------------- what one hears

  #hello(): Greeting {
    const { password } = this;
    if (this.#who === null) return { type: "ClientSentWatch", protocol: PROTOCOL, language: texts.language, password };
    return { type: "ClientSentHello", protocol: PROTOCOL, token: seatToken(this.code), client: CLIENT, language: texts.language, password, ...this.#who() };
  }

  #turn(state: State, reason: Reason | null): void {
    this.connection = state;
    this.over = reason;
    if (state === "open") this.failures = 0;
    if (state === "over") this.#requests.drop();
  }

  #hear(message: Parameters<Ears["message"]>[0]): void {
    switch (message.type) {
      case "ServerSentWelcome":
        this.me = message.you;
        if (this.#who !== null) this.password = "";
        this.#clock.forget();
        this.ink.resync();
        for (const request of this.#requests.all) this.#line.send(request);
        return;
      case "ServerSentUpdate":
        this.#update(message);
        return;
      case "ServerSentDone":
        this.#settle(message.no, true);
        return;
      case "ServerSentRefused":
        if (this.#settle(message.no, false)) notices.show(this.#why(message));
        return;
      case "ServerSentNotice":
        notices.show(this.#sentence(message.text) ?? this.t("notice-not-taken"));
        return;
      case "ServerSentSaid":
        this.said = [...this.said, { no: (this.said.at(-1)?.no ?? 0) + 1, seat: message.seat, text: message.text }].slice(-50);
    }
  }

  #update(update: ServerSentUpdate): void {
    this.#seen = update.number;
    if (update.names) this.#names = update.names;
    if (update.foreign) this.#foreign = update.foreign;
    if (update.view !== undefined) this.#view = update.view as V | null;
    if (update.room) {
      if (this.#room !== null && this.#room.nth !== update.room.nth) this.ink.forget();
      this.#room = marked(update.room);
    }
    if (update.pen !== undefined) {
      this.pen = update.pen;
      this.ink.setPen(update.pen);
    }
    if (this.#room !== null) this.seated = true;
  }

  #set(clock: Clock, trip: number | null): void {
    this.#clock.hear(clock, performance.now(), trip);
    this.#now = performance.now();
    this.running = clock.running;
  }

  #why({ text, why }: ServerSentRefused): string {
    return this.#sentence(text) ?? this.#sentence(`refused-${why}`) ?? this.t("notice-not-taken");
  }

  #sentence(id: string): string | null {
    return texts.find(this.#room?.game ?? "", id);
  }
}
