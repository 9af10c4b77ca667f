/** What was asked and is not answered yet. It is asked again by number after a reconnect and takes effect once. */
import type { ClientSentAct, ClientSentCommand } from "./wire";

export type Request = ClientSentAct | ClientSentCommand;

export class Requests {
  readonly #open = new Map<number, { readonly request: Request; readonly settle: (done: boolean) => void }>();
  #last = 0;

  get count(): number {
    return this.#open.size;
  }

  /** In the order in which they were asked. */
  get all(): Request[] {
    return [...this.#open.values()].map(({ request }) => request);
  }

  /** Number a request; the promise tells whether it took effect. */
  add(make: (no: number) => Request): { request: Request; answer: Promise<boolean> } {
    const request = make(++this.#last);
    const answer = new Promise<boolean>((settle) => this.#open.set(request.no, { request, settle }));
    return { request, answer };
  }

  /** Whether this was still open. */
  settle(no: number, done: boolean): boolean {
    const known = this.#open.get(no);
    this.#open.delete(no);
    known?.settle(done);
    return known !== undefined;
  }

  /** Nothing will be answered any more. */
  drop(): void {
    for (const no of [...this.#open.keys()]) this.settle(no, false);
  }
}
