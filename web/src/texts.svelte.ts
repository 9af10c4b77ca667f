/** Every sentence the page says: Fluent catalogues of the door, the room and each game, loaded when they are needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";

import type * as Catalogues from "./catalogues";
import { keep, recall } from "./storage";

export type Args = Readonly<Record<string, string | number>>;
/** The sentence `id` with its variables filled in; `id.attribute` names an attribute of it. */
export type Say = (id: string, args?: Args) => string;
type Loader = () => Promise<string>;

/** The languages of the page by their own names. */
export const LANGUAGES = { en: "English", es: "Español", it: "Italiano", ro: "Română", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** What is said before one has come in, and what is said in every room. */
const DOOR = "door";
export const ROOM = "room";
/** What all games say, what those with three words on a card say, and what is said of people's own decks. A game's own catalogue comes first. */
const KIT = "kit";
const SHARED = [DOOR, ROOM, KIT, "three-words", "decks", "keeping"];
/** After a game's name: the catalogue of what is on its box. */
const BOX = "-box";
/** The ways to the catalogues, by `keyOf`. What few people ask for brings its own along (`bring`), what games say comes in one piece. */
const loaders: Record<string, Loader> = {};
type Found = Readonly<Record<string, Loader>>;

/** "doodles/it" for a game's catalogue, "door/it" for one of the shell's. */
function keyOf(path: string): string {
  return path.replace("/texts/", "/").split("/").slice(-2).join("/").replace(".ftl", "");
}

/** Learn the ways to some catalogues; `kind` goes behind the name of each. */
function learn(found: Found, kind = ""): void {
  for (const [path, load] of Object.entries(found)) loaders[keyOf(path).replace("/", `${kind}/`)] = load;
}
learn(import.meta.glob<string>("../texts/{door,room}/*.ftl", { query: "?raw", import: "default" }));

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
  readonly #wanted = new Set<string>([DOOR]);
  /** What was chosen last, also while it is not here yet. */
  #chosen = this.language;

  /** Say `id` in the shell's words. */
  readonly t: Say = (id, args) => this.find("", id, args) ?? id;

  /** Say `id` in the words of a game, else in those that are shared. */
  readonly of =
    (game: string): Say =>
    (id, args) =>
      this.find(game, id, args) ?? id;

  /** 1 where one reads to the right, -1 where to the left: the arrow keys know only right and left. */
  get onward(): 1 | -1 {
    return document.documentElement.dir === "rtl" ? -1 : 1;
  }

  /** The same, or null when there is no such sentence. */
  find(game: string, id: string, args?: Args): string | null {
    for (const catalogue of [game, game + BOX, ...SHARED]) {
      const said = this.#say(catalogue, id, args);
      if (said !== null) return said;
    }
    return null;
  }

  #say(catalogue: string, id: string, args?: Args): string | null {
    return format(this.#bundles[`${catalogue}/${this.language}`] ?? this.#bundles[`${catalogue}/en`], id, args);
  }

  /** Learn the ways to what games say; whoever sees a room has them at hand. */
  meetGames({ boxes, games, shared }: typeof Catalogues): void {
    learn({ ...shared, ...games });
    learn(boxes, BOX);
  }

  /** Learn the ways to a catalogue, by path. */
  bring(found: Found): void {
    learn(found);
  }

  /** Fetch a catalogue (of the door, the room or a game) in the present language; with a game's comes what all games say. */
  async load(catalogue: string = DOOR): Promise<void> {
    const wanted = SHARED.includes(catalogue) ? [catalogue] : [catalogue, KIT];
    for (const name of wanted) this.#wanted.add(name);
    // Who asks for a catalogue in a template must not be built anew whenever another one has come.
    await untrack(() => Promise.all(wanted.map((name) => this.#fetch(name, this.language))));
  }

  /** Whether a catalogue is here, in the present language or in English. */
  has(catalogue: string): boolean {
    return untrack(() => `${catalogue}/${this.language}` in this.#bundles || `${catalogue}/en` in this.#bundles);
  }

  /** Fetch what is printed on a game's box. */
  async loadBox(game: string): Promise<void> {
    this.#wanted.add(game + BOX);
    await untrack(() => this.#fetch(game + BOX, this.language));
  }

  /** Change the language of everything; the page changes when all of it is here. */
  async speak(language: Language): Promise<void> {
    keep("language", language);
    this.#chosen = language;
    // What is asked for in the old language meanwhile has to come in the new one, too.
    for (let fetched = 0; fetched < this.#wanted.size; ) {
      fetched = this.#wanted.size;
      await Promise.all([...this.#wanted].map((catalogue) => this.#fetch(catalogue, language)));
    }
    if (language !== this.#chosen) return; // another one was chosen meanwhile
    this.language = language;
    this.#dress();
  }

  async #fetch(catalogue: string, language: string): Promise<void> {
    const key = `${catalogue}/${language}`;
    if (!(key in this.#bundles)) {
      if (!(key in loaders)) await import("./catalogues").then((ways) => this.meetGames(ways), () => undefined);
      const load = loaders[key];
      const text = load === undefined ? null : await load().catch(() => null);
      if (text !== null) this.#bundles = { ...this.#bundles, [key]: bundle(language, text) };
      else if (language !== "en") await this.#fetch(catalogue, "en");
    }
    if (catalogue === DOOR) this.#dress();
  }

  #dress(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dir = RIGHT_TO_LEFT.has(this.language) ? "rtl" : "ltr";
  }
}

export const texts = new Texts();
export const t: Say = (id, args) => texts.t(id, args);
