/** The server's desk for decks: it reads, keeps and names them, and gives no words back. */
import { Unanswered } from "../api";
import { BASE } from "../place";
import { keep, recall } from "../storage";

/** One thing that was seen in a text. `text` is a sentence's id, `says` fills in its variables; line 0 is the whole of it. */
export interface Finding {
  readonly text: string;
  readonly line: number;
  readonly says: Readonly<Record<string, string | number>>;
}

/** What the server makes of a text. Without faults it can be kept. */
export interface Read {
  readonly width: number;
  readonly cards: number;
  readonly faults: readonly Finding[];
  readonly more: number;
  readonly notes: readonly Finding[];
}

/** What is written on a deck. */
export interface Label {
  readonly code: string;
  readonly title: string;
  readonly language: string;
  readonly width: number;
  readonly cards: number;
}

export interface Draft {
  readonly text: string;
  readonly language: string;
  readonly title: string;
}

/** The last deck that was handed in from this browser: nobody else ever gets its words again. */
export function lastDraft(): (Draft & { readonly code: string }) | null {
  try {
    return JSON.parse(recall("deck") ?? "null") as (Draft & { readonly code: string }) | null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft, code: string): void {
  keep("deck", JSON.stringify({ ...draft, code }));
}

async function ask(path: string, body?: object): Promise<{ readonly status: number; readonly said: unknown }> {
  const how = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${BASE}api/decks${path}`, how).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  if (answer === null || said === null || said === undefined) throw new Unanswered(path, "server-away");
  if (!answer.ok && answer.status !== 422) throw new Unanswered(path, (said as { readonly text?: string }).text ?? "server-away");
  return { status: answer.status, said };
}

/** What is wrong with a text, and where. */
export async function check({ text, language }: Draft): Promise<Read> {
  return (await ask("/check", { text, language })).said as Read;
}

/** Keep a deck: its label, or what is wrong with it. `goodOnly` leaves the lines with faults out. */
export async function keepDeck({ text, language, title }: Draft, goodOnly: boolean): Promise<{ readonly label: Label } | { readonly read: Read }> {
  const { status, said } = await ask("", { text, language, title: title.slice(0, 200), good_only: goodOnly });
  return status === 422 ? { read: said as Read } : { label: said as Label };
}

/** What is written on the deck of this code. */
export async function labelOf(code: string): Promise<Label> {
  return (await ask(`/${encodeURIComponent(code)}`)).said as Label;
}
