import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/garabato/web/**", "tests/toy_game/**", ".venv/**", "build/**", "dist/**", "site/**", "tests/**", "web/src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.js", "vite.config.ts", "bench/page/*.config.ts", "bench/relay.mjs"] }, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: "error",
      "no-console": "error",
      curly: ["error", "multi-line"],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // `let { … } = $props()` is how Svelte declares what a component takes.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      "svelte/require-each-key": "error",
      // The router knows only this page's own links.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["eslint.config.js", "web/public/worker.js", "bench/relay.mjs"], ...ts.configs.disableTypeChecked },
  { files: ["bench/**"], languageOptions: { globals: globals.node }, rules: { "no-console": "off", "@typescript-eslint/explicit-function-return-type": "off" } },
  { files: ["web/public/worker.js"], languageOptions: { globals: globals.serviceworker }, rules: { "@typescript-eslint/explicit-function-return-type": "off" } },
);
