/** Every sentence the page says: Fluent catalogues, one of the shell and one of each game, loaded when they are needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { keep, recall } from "./storage";

export type Args = Readonly<Record<string, string | number>>;
/** The sentence `id` with its variables filled in; `id.attribute` names an attribute of it. */
export type Say = (id: string, args?: Args) => string;
type Loader = () => Promise<string>;

/** The languages of the page by their own names. */
export const LANGUAGES = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

const SHELL = "";
const shell = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/garabato/games/*/texts/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map<string, Loader>([...Object.entries(shell), ...Object.entries(games)].map(([path, load]) => [keyOf(path), load]));

/** "doodles/it" for a game's catalogue, "/it" for the shell's. */
function keyOf(path: string): string {
  const [, game = SHELL, language = ""] = /(?:games\/([^/]+)\/)?texts\/(\w+)\.ftl$/.exec(path) ?? [];
  return `${game}/${language}`;
}

/** What a catalogue's text says, as a bundle that can be asked. */
export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: RIGHT_TO_LEFT.has(language) });
  made.addResource(new FluentResource(text));
  return made;
}

/** The sentence, or null when the bundle has none of that id. */
export function format(from: FluentBundle | undefined, id: string, args: Args = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (from === undefined || pattern === null || pattern === undefined) return null;
  // With a list to note errors in, a missing variable shows as its name and throws nothing.
  return from.formatPattern(pattern, { ...args }, []);
}

/** The language to begin with: the one chosen before, else the first of the browser's that there is. */
export function preferred(wanted: readonly string[], chosen: string | null): Language {
  for (const tag of chosen === null ? wanted : [chosen, ...wanted]) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

class Texts {
  language = $state<Language>(preferred(navigator.languages, recall("language")));
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  readonly #wanted = new Set<string>([SHELL]);

  /** Say `id` in the shell's words. */
  readonly t: Say = (id, args) => this.say(SHELL, id, args) ?? id;

  /** Say `id` in the words of a game, else in the shell's. */
  readonly of =
    (game: string): Say =>
    (id, args) =>
      this.say(game, id, args) ?? this.t(id, args);

  say(game: string, id: string, args?: Args): string | null {
    return format(this.#bundles[`${game}/${this.language}`] ?? this.#bundles[`${game}/en`], id, args);
  }

  /** Fetch the shell's catalogue (or that of a game) in the present language. */
  async load(game: string = SHELL): Promise<void> {
    this.#wanted.add(game);
    await this.#fetch(game, this.language);
  }

  /** Change the language of everything; the page changes when all of it is here. */
  async speak(language: Language): Promise<void> {
    keep("language", language);
    await Promise.all([...this.#wanted].map((game) => this.#fetch(game, language)));
    this.language = language;
    this.#dress();
  }

  async #fetch(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    if (!(key in this.#bundles)) {
      const load = loaders.get(key);
      const text = load === undefined ? null : await load().catch(() => null);
      if (text !== null) this.#bundles = { ...this.#bundles, [key]: bundle(language, text) };
      else if (language !== "en") await this.#fetch(game, "en");
    }
    if (game === SHELL) this.#dress();
  }

  #dress(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dir = RIGHT_TO_LEFT.has(this.language) ? "rtl" : "ltr";
  }
}

export const texts = new Texts();
export const t: Say = (id, args) => texts.t(id, args);
