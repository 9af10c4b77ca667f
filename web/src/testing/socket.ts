import type { ClientSent, ServerSent } from "../wire";

/** A socket that the test opens, speaks into and closes. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  static get newest(): FakeSocket {
    const newest = FakeSocket.all.at(-1);
    if (newest === undefined) throw new Error("no socket was opened");
    return newest;
  }

  readyState = 0;
  binaryType = "";
  readonly sent: (string | Uint8Array)[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string | Uint8Array): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent into a socket that is not open");
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: ServerSent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  get texts(): ClientSent[] {
    return this.sent.filter((data) => typeof data === "string").map((data) => JSON.parse(data) as ClientSent);
  }
}
