/** Builds the client somewhere else and says what it weighs, as one line of JSON. */
import type { Plugin, UserConfig } from "vite";

import { weigh } from "../../web/budget.ts";
import client from "../../vite.config.ts";

const scales: Plugin = {
  name: "garabato-scales",
  enforce: "post",
  generateBundle(_, bundle) {
    console.log(`weights ${JSON.stringify(weigh(bundle))}`);
  },
};

export default (env: { mode: string; command: "build" | "serve" }): UserConfig => {
  const config = client(env);
  return { ...config, plugins: [...(config.plugins ?? []), scales] };
};
