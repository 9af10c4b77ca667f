/** What the pages may weigh, gzipped, in whichever language is heaviest. `npm run weigh` fails when something is heavier. Fonts come late and are not counted. */
import { gzipSync } from "node:zlib";

import type { Plugin, Rollup } from "vite";

const KB = 1000;
/**
 * First page: the start or an invitation. A game: the scripts and styles that come on top when one sits at its table, without what every game brings along.
 * Evening: all that a phone may ever fetch for one game, from the first page and the boxes of all games to the album. A big screen: what only it fetches for one game.
 * Decks: what comes on top where people play with words of their own. Keeping: where the host looks after the room, or somebody has to go.
 */
const LIMITS = { first: 40 * KB, game: 15 * KB, evening: 140 * KB, tv: 20 * KB, decks: 10 * KB, keeping: 7 * KB } as const;

/** The screens of the room and of the games that only a big screen shows. */
const BIG_SCREEN = /\/Tv\.svelte/;

/** What few evenings see: people's own decks. */
const DECKS = /\/web\/src\/decks\/(Desk|Label)\.svelte/;

/** What quiet evenings do without: the host's paper, votes, reports. */
const KEEPING = /\/web\/src\/keeping\/(HostPaper|About|Votes|BotPaper)\.svelte/;

type Bundle = Rollup.OutputBundle;
export type Weights = Readonly<Record<string, number>>;

function weight(bundle: Bundle, name: string): number {
  const item = bundle[name];
  if (item === undefined) return 0;
  return gzipSync(item.type === "chunk" ? item.code : item.source, { level: 9 }).length;
}

/** The files that come with a chunk: itself, its static imports and their styles. */
function closure(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== "chunk") return seen;
  seen.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const other of chunk.imports) closure(bundle, other, seen);
  return seen;
}

const sum = (bundle: Bundle, names: Iterable<string>): number => [...names].reduce((total, name) => total + weight(bundle, name), 0);

/** The heaviest language of every folder of texts: nobody reads two. */
function spoken(bundle: Bundle): Map<string, string> {
  const heaviest = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    const found = chunk.type === "chunk" ? /([^/]+(?:\/texts)?)\/\w+\.ftl(\?box)?/.exec(chunk.facadeModuleId ?? "") : null;
    if (found === null) continue;
    const folder = `${found[1] ?? ""}${found[2] ?? ""}`;
    const other = heaviest.get(folder);
    if (other === undefined || weight(bundle, other) < weight(bundle, chunk.fileName)) heaviest.set(folder, chunk.fileName);
  }
  return heaviest;
}

const isLater = ({ facadeModuleId }: Rollup.OutputChunk): boolean => DECKS.test(facadeModuleId ?? "") || KEEPING.test(facadeModuleId ?? "");

/** Everything that a chunk may ever fetch. */
function reach(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== "chunk" || (chunk.facadeModuleId ?? "").includes('/Tv.svelte') || isLater(chunk)) return seen;
  closure(bundle, name, seen);
  for (const part of [...seen]) {
    const each = bundle[part];
    if (each?.type !== "chunk") continue;
    for (const later of each.dynamicImports) if (!isOther(bundle, later)) reach(bundle, later, seen);
  }
  return seen;
}

const GAME = /\/games\/([^/]+)\/web\/index\.ts/;

/** A game or a catalogue: which of them are fetched depends on what people choose. */
function isOther(bundle: Bundle, name: string): boolean {
  const chunk = bundle[name];
  return chunk?.type === "chunk" && (GAME.test(chunk.facadeModuleId ?? "") || (chunk.facadeModuleId ?? "").includes('.ftl'));
}

/** What is in all of the sets, if there are several. */
function common(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [one, ...others] = sets;
  return new Set(one === undefined || others.length === 0 ? [] : [...one].filter((name) => others.every((other) => other.has(name))));
}

/** What each part of the page weighs, by name: `first`, every game, `evening`, `decks`, `keeping` and `tv`. */
export function weigh(bundle: Bundle): Weights {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const of = (pattern: RegExp): Rollup.OutputChunk[] => chunks.filter((chunk) => pattern.test(chunk.facadeModuleId ?? ""));
  const first = new Set<string>(["index.html"]);
  for (const entry of chunks.filter((chunk) => chunk.isEntry)) closure(bundle, entry.fileName, first);
  const texts = spoken(bundle);
  const shell = new Set([...first, ...chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => [...reach(bundle, entry.fileName)])]);
  const seated = new Set(first);
  for (const room of of(/\/screens\/Room\.svelte/)) closure(bundle, room.fileName, seated);
  const entries = of(GAME);
  for (const box of entries) closure(bundle, box.fileName, seated);
  const tables = entries.map(({ fileName, facadeModuleId, dynamicImports }) => {
    const own = new Set<string>();
    for (const table of dynamicImports) if (!((bundle[table] as Rollup.OutputChunk).facadeModuleId ?? "").includes('/Tv.svelte')) closure(bundle, table, own);
    return { name: GAME.exec(facadeModuleId ?? "")?.[1] ?? "", own, whole: reach(bundle, fileName) };
  });
  const shared = common(tables.map(({ own }) => own));
  const said = (name: string): string[] => [...texts].filter(([folder]) => (!folder.endsWith("/texts") && !["decks", "keeping"].includes(folder)) || folder === `${name}/texts`).map(([, file]) => file);
  const games = tables.map(({ name, own, whole }) => ({
    name,
    own: sum(bundle, [...own].filter((file) => !seated.has(file) && !shared.has(file))),
    evening: sum(bundle, new Set([...shell, ...seated, ...whole, ...said(name)])),
  }));
  const inHand = new Set([...shell, ...entries.flatMap((chunk) => [...reach(bundle, chunk.fileName)])]);
  const onWall = (name: string, base: ReadonlySet<string>): Set<string> => new Set([...base, ...[...closure(bundle, name)].filter((part) => !inHand.has(part))]);
  const screen = new Set(of(/\/screens\/Tv\.svelte/).flatMap(({ fileName }) => [...onWall(fileName, new Set())]));
  const later = (pattern: RegExp): number => sum(bundle, new Set(of(pattern).flatMap(({ fileName }) => [...onWall(fileName, new Set())])));
  return {
    first: sum(bundle, first) + weight(bundle, texts.get("door") ?? ""),
    ...Object.fromEntries(games.map(({ name, own }) => [name, own])),
    evening: Math.max(0, ...games.map(({ evening }) => evening)),
    decks: later(DECKS) + weight(bundle, texts.get("decks") ?? ""),
    keeping: later(KEEPING) + weight(bundle, texts.get("keeping") ?? ""),
    tv: Math.max(...of(BIG_SCREEN).map(({ fileName }) => sum(bundle, onWall(fileName, screen))), 0),
  };
}

const limit = (name: string): number => (name in LIMITS ? LIMITS[name as keyof typeof LIMITS] : LIMITS.game);

/** The names of what is too heavy. */
export const tooHeavy = (weights: Weights): string[] => Object.keys(weights).filter((name) => (weights[name] ?? 0) > limit(name));

/** Says what everything weighs. `strict`: too heavy is an error. */
export function budget(strict: boolean): Plugin {
  return {
    name: "garabato-budget",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const weights = weigh(bundle);
      const heavy = tooHeavy(weights);
      for (const [name, bytes] of Object.entries(weights)) this.info(`${name}: ${(bytes / KB).toFixed(1)} kB of ${limit(name) / KB}`);
      if (strict && heavy.length > 0) this.error(`too heavy: ${heavy.join(", ")}`);
    },
  };
}
