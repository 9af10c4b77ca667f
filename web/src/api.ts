/** The few things asked for without a socket. */
import { BASE } from "./place";

/** One rule of the house as JSON Schema has it. */
export interface RuleSchema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly default?: unknown;
  readonly anyOf?: readonly RuleSchema[];
}

/** A game on the shelf. */
export interface Box {
  readonly name: string;
  readonly seats_min: number;
  readonly seats_max: number;
  readonly minutes: number;
  /** How many words a card holds; 0: the game has no cards. */
  readonly words: number;
  /** House rules by the preset's name; "rulebook" is always there. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** For each house rule the clause that it changes. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly options: { readonly properties: Readonly<Record<string, RuleSchema>> };
}

/** No answer, or no for one. `text` is the id of the sentence that says why. */
export class Unanswered extends Error {
  readonly text: string;

  constructor(path: string, text: string) {
    super(`${path}: ${text}`);
    this.text = text;
  }
}

async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${BASE}api/${path}`, how).catch(() => null);
  if (answer === null) throw new Unanswered(path, "server-away");
  const said = (await answer.json().catch(() => ({}))) as T & { readonly text?: string };
  if (!answer.ok) throw new Unanswered(path, said.text ?? "server-away");
  return said;
}

/** The games on this server's shelf. */
export const shelf = (): Promise<readonly Box[]> => ask("games");

/** The code of a new room. */
export async function newRoom(game: string, language: string): Promise<string> {
  const body = JSON.stringify({ game, language });
  return (await ask<{ code: string }>("rooms", { method: "POST", headers: { "content-type": "application/json" }, body })).code;
}

/** The address by which others come in: never this machine's own name for itself. */
export const addressOf = async (code: string): Promise<string> => (await ask<{ url: string }>(`rooms/${code}/address`)).url;

/** Whether there is such a room, asked without going in: null when the server can't be reached. */
export async function knock(code: string): Promise<boolean | null> {
  const answer = await fetch(`${BASE}api/rooms/${code}`).catch(() => null);
  if (answer?.ok) return true;
  return answer?.status === 404 || answer?.status === 410 ? false : null;
}

export const qrOf = (code: string): string => `${BASE}api/rooms/${code}/qr.svg`;

export function socketOf(code: string): string {
  const url = new URL(`${BASE}api/rooms/${code}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
