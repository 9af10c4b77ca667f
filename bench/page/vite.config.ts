/** The page under measurement, from the client's own sources. */
import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  resolve: { alias: { $web: fileURLToPath(new URL("../../web/src", import.meta.url)) } },
  build: { target: "es2022", emptyOutDir: true },
});
