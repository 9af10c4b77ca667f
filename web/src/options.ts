/** House rules as a form: what can be changed, read from the JSON schema of a game's options. */
import type { Box, RuleSchema } from "./api";

export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

export type Field =
  | { readonly kind: "number"; readonly name: string; readonly clause: string; readonly min: number; readonly max: number; readonly step: number; readonly optional: boolean; readonly usual: number }
  | { readonly kind: "choice"; readonly name: string; readonly clause: string; readonly values: readonly string[] }
  | { readonly kind: "switch"; readonly name: string; readonly clause: string };

/** Steps that go with a number's range: a dozen rounds by one, ten minutes by fifteen seconds. */
function stepFor(min: number, max: number): number {
  const span = max - min;
  if (span <= 20) return 1;
  return span <= 200 ? 5 : 15;
}

function field(name: string, schema: RuleSchema, clause: string, usual: unknown): Field | null {
  const parts = schema.anyOf ?? [schema];
  const some = parts.find((part) => part.type !== "null") ?? schema;
  if (some.type === "boolean") return { kind: "switch", name, clause };
  if (some.enum) return { kind: "choice", name, clause, values: some.enum.map(String) };
  if (some.type !== "integer") return null;
  const min = some.minimum ?? 0;
  const max = some.maximum ?? 999;
  return { kind: "number", name, clause, min, max, step: stepFor(min, max), optional: parts.length > 1, usual: typeof usual === "number" ? usual : min };
}

/** The rules that can be changed, in the order of the schema; the tag is none. */
export function fields(box: Box): Field[] {
  const usual = box.presets.rulebook ?? {};
  return Object.entries(box.options.properties)
    .filter(([name]) => name !== "type")
    .map(([name, schema]) => field(name, schema, box.clauses[name] ?? "", usual[name] ?? schema.default))
    .filter((each) => each !== null);
}

/** Only the values of a rule set, without its tag. */
export function values(rules: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name !== "type")) as Values;
}

function same(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** The name of the preset that these rules are, or null for rules of one's own. */
export function presetOf(box: Box, rules: Values): string | null {
  return Object.entries(box.presets).find(([, preset]) => same(values(preset), rules))?.[0] ?? null;
}

/** The rules that are not as in the rulebook. */
export function changed(box: Box, rules: Values): string[] {
  const book = values(box.presets.rulebook ?? {});
  return Object.keys(rules).filter((name) => rules[name] !== book[name]);
}
