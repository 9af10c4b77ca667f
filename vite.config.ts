import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { budget } from "./web/budget.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OUT = here("./src/garabato/web");

/** Puts a `.gz` beside everything that compresses, so that the server need not. */
function compressed(): Plugin {
  return {
    name: "garabato-compressed",
    apply: "build",
    writeBundle({ dir = OUT }) {
      for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(entry)) continue;
        const path = join(dir, entry);
        const plain = readFileSync(path);
        if (plain.length > 1024) writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/** `catalogue.ftl?box` is what stands on a game's box: the lobby shows all boxes and must not fetch all catalogues. */
function boxTexts(): Plugin {
  return {
    name: "garabato-box-texts",
    load(id) {
      const path = /^(.*\.ftl)\?box$/.exec(id)?.[1];
      if (path === undefined) return null;
      const printed = readFileSync(path, "utf8").split("\n").filter((line) => /^(title|pitch) = /.test(line));
      return `export default ${JSON.stringify(printed.join("\n"))}`;
    },
  };
}

/** Comments are for translators; no page needs them. */
function silentTexts(): Plugin {
  return {
    name: "garabato-silent-texts",
    apply: "build",
    enforce: "pre",
    load(id) {
      const path = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      if (path === undefined) return null;
      const said = readFileSync(path, "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: here("./web"),
  // Relative, so that the same files work under any sub-path of a proxy.
  base: "./",
  plugins: [boxTexts(), silentTexts(), svelte({ preprocess: vitePreprocess({ script: false }), configFile: false, compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } }), budget(mode === "weigh"), compressed()],
  resolve: {
    alias: { $web: here("./web/src") },
    // Under test the browser's half of Svelte is wanted, not the server's.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece, and so does what phones and big screens share: fewer questions, and it compresses better.
        codeSplitting: {
          groups: [
            { name: "table", test: /node_modules|\/web\/src\/(parts\/(Btn|Icon|icons|Token|looks|Swatches)|notices|settings|storage|texts|place|router|me|api|games)\b/ },
            { name: "things", test: /\/web\/src\/(catalogues|parts\/(Hourglass|Disc|Dialog|Seat)|ink\/(Picture|tools|PencilTools|Pad)|kit\/(Head|GoOn|Crew|FlagButton|Judging|verdict|view|people|Word))\b/ },
            { name: "ending", test: /\/web\/src\/kit\/(Album|Viewer|Podium|AfterGame|Awards|ScorePad|prints|press|standings)\b/ },
            { name: "kit", test: /\/web\/src\/kit\/(Word|people|standings|view)\b/ },
            { name: "doodle-dash", test: /\/doodle_dash\/web\/(Boards|Tries|Score)\b/ },
            { name: "three-words", test: /\/web\/src\/three-words\/(logic|rules|people|Words|Backs)\b/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "^/api/": { target: process.env.GARABATO ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    root: here("."),
    environment: "happy-dom",
    include: ["web/**/*.test.ts", "src/garabato/games/*/web/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    maxWorkers: 2,
  },
}));
