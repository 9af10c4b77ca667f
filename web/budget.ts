/** What the pages may weigh, gzipped, in whichever language is heaviest. A build that is heavier fails. Fonts come late and are not counted. */
import { gzipSync } from "node:zlib";

import type { Plugin, Rollup } from "vite";

const KB = 1000;
/** First page: the start or an invitation. A game: the scripts and styles that come on top when one sits at its table. All: what a phone may ever fetch. A big screen: what only it fetches. */
const LIMITS = { first: 40 * KB, game: 15 * KB, all: 120 * KB, tv: 20 * KB } as const;

/** The screens of the room and of the games that only a big screen shows. */
const BIG_SCREEN = /\/Tv\.svelte/;

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
    const folder = chunk.type === "chunk" ? /([^/]+(?:\/texts)?)\/\w+\.ftl/.exec(chunk.facadeModuleId ?? "")?.[1] : undefined;
    if (folder === undefined) continue;
    const other = heaviest.get(folder);
    if (other === undefined || weight(bundle, other) < weight(bundle, chunk.fileName)) heaviest.set(folder, chunk.fileName);
  }
  return heaviest;
}

/** What each part of the page weighs, by name: `first`, `all`, `tv` and every game. */
export function weigh(bundle: Bundle): Weights {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const of = (pattern: RegExp): Rollup.OutputChunk[] => chunks.filter((chunk) => pattern.test(chunk.facadeModuleId ?? ""));
  const first = new Set<string>(["index.html"]);
  for (const entry of chunks.filter((chunk) => chunk.isEntry)) closure(bundle, entry.fileName, first);
  const texts = spoken(bundle);
  const others = new Set(of(/\.ftl/).map((chunk) => chunk.fileName).filter((name) => ![...texts.values()].includes(name)));
  const seated = new Set(first);
  for (const room of of(/\/screens\/Room\.svelte/)) closure(bundle, room.fileName, seated);
  const games = of(/\/games\/[^/]+\/web\/index\.ts/).map((chunk) => {
    const name = chunk.facadeModuleId?.split("/").at(-3) ?? "";
    const own = [...closure(bundle, chunk.fileName)].filter((file) => !seated.has(file));
    return [name, sum(bundle, own)] as const;
  });
  const tv = of(BIG_SCREEN).map((chunk) => chunk.fileName);
  const inHand = new Set<string>();
  for (const { fileName, facadeModuleId } of chunks) if (facadeModuleId && !tv.includes(fileName)) closure(bundle, fileName, inHand);
  const onWall = new Set(tv.flatMap((name) => [...closure(bundle, name)]).filter((name) => !inHand.has(name)));
  const counted = Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name) && !others.has(name) && !onWall.has(name));
  return { first: sum(bundle, first) + weight(bundle, texts.get("door") ?? ""), ...Object.fromEntries(games), all: sum(bundle, counted), tv: sum(bundle, onWall) };
}

const limit = (name: string): number => (name in LIMITS ? LIMITS[name as keyof typeof LIMITS] : LIMITS.game);

/** The names of what is too heavy. */
export const tooHeavy = (weights: Weights): string[] => Object.keys(weights).filter((name) => (weights[name] ?? 0) > limit(name));

export function budget(): Plugin {
  return {
    name: "garabato-budget",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const weights = weigh(bundle);
      const heavy = tooHeavy(weights);
      for (const [name, bytes] of Object.entries(weights)) {
        const words = `${name}: ${(bytes / KB).toFixed(1)} kB of ${limit(name) / KB}`;
        if (heavy.includes(name)) this.error(words);
        this.info(words);
      }
    },
  };
}
