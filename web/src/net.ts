/** One socket to one room. It comes back by itself and never speaks into a closed one. */
import type { ClientSent, ClientSentHello, ClientSentWatch, Clock, ServerSent, ServerSentBye } from "./wire";

/** What is said first: who sits down, or that a big screen watches. */
export type Greeting = ClientSentHello | ClientSentWatch;
export type Reason = ServerSentBye["reason"];
/** `lost`: between two attempts; `over`: closed for a reason that only a person can do something about. */
export type State = "connecting" | "open" | "lost" | "over";

export interface Ears {
  message(message: Exclude<ServerSent, { type: "ServerSentPong" | "ServerSentBye" }>): void;
  /** The time, and how long question and answer took; null when there was no question. */
  clock(clock: Clock, trip: number | null): void;
  ink(bytes: Uint8Array): void;
  state(state: State, reason: Reason | null): void;
}

/** An attempt that never got as far as a greeting; `count` of them in a row. */
export type Failed = (count: number) => void;

const PING_EVERY = 5_000;
/** Soon after the greeting a few more pings, so that the clock is right from the start. */
const FIRST_PINGS = [0, 250, 1_000, 2_500];
const DEAD_AFTER = 12_000;
const DEAD_AFTER_WAKING = 3_000;
const FIRST_DELAY = 300;
const LONGEST_DELAY = 4_000;

export class Line {
  readonly #url: string;
  readonly #hello: () => Greeting;
  readonly #ears: Ears;
  readonly #failed: Failed;
  #socket: WebSocket | null = null;
  #state: State = "lost";
  #failures = 0;
  #greeted = false;
  #bye: ServerSentBye | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #beats: ReturnType<typeof setTimeout>[] = [];

  constructor(url: string, hello: () => Greeting, ears: Ears, failed: Failed = () => undefined) {
    this.#url = url;
    this.#hello = hello;
    this.#ears = ears;
    this.#failed = failed;
  }

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** For good: nothing comes back after this. */
  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Whether it went out. What did not is the caller's to send again after the next greeting. */
  send(message: ClientSent | Uint8Array<ArrayBuffer>): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(message instanceof Uint8Array ? message : JSON.stringify(message));
    return true;
  }

  #set(state: State, reason: Reason | null = null): void {
    if (state === this.#state && reason === null) return;
    this.#state = state;
    this.#ears.state(state, reason);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#bye = null;
    this.#set("connecting");
    const socket = new WebSocket(this.#url);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => this.#hear(event.data);
    socket.onclose = () => this.#gone();
    this.#socket = socket;
    this.#expect(DEAD_AFTER);
  }

  /** Let go of the socket; what it still says is not heard. */
  #drop(): void {
    clearTimeout(this.#watch);
    this.#beats.forEach(clearTimeout);
    this.#beats = [];
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** If nothing is heard for `millis` the socket is dead, whatever the browser believes. */
  #expect(millis: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#gone(), millis);
  }

  #gone(): void {
    const greeted = this.#greeted;
    this.#drop();
    if (this.#bye !== null && !this.#bye.again) {
      this.#set("over", this.#bye.reason);
      return;
    }
    this.#set("lost");
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), delay);
    if (!greeted) this.#failed(this.#failures);
  }

  #hear(data: string | ArrayBuffer): void {
    this.#expect(DEAD_AFTER);
    if (typeof data !== "string") {
      this.#ears.ink(new Uint8Array(data));
      return;
    }
    const message = JSON.parse(data) as ServerSent;
    switch (message.type) {
      case "ServerSentBye":
        this.#bye = message;
        // The server closes after this; where that gets lost, we do.
        this.#expect(1_000);
        return;
      case "ServerSentPong":
        this.#ears.clock(message.clock, performance.now() - message.mark);
        return;
      case "ServerSentWelcome":
        this.#failures = 0;
        this.#greeted = true;
        this.#beats = FIRST_PINGS.map((at) => setTimeout(() => this.#ping(), at));
        this.#beats.push(setInterval(() => this.#ping(), PING_EVERY));
        this.#ears.message(message);
        this.#set("open");
        return;
      default:
        if (message.type === "ServerSentUpdate" && message.clock) this.#ears.clock(message.clock, null);
        this.#ears.message(message);
    }
  }

  #ping(): void {
    this.send({ type: "ClientSentPing", mark: Math.round(performance.now()) });
  }

  /** The phone woke up or the network is back: do not wait for the next attempt. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#state === "over") return;
    if (this.#greeted) {
      this.#ping();
      this.#expect(DEAD_AFTER_WAKING);
    } else if (this.#state === "lost") {
      this.#failures = 0;
      this.#connect();
    }
  };
}
