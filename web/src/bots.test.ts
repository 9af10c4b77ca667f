import { expect, test } from "vitest";

import { playAlone } from "./bots";
import type { Table } from "./table.svelte";
import type { Command } from "./wire";

async function asked(least: number, most: number, people: number): Promise<Command[]> {
  const commands: Command[] = [];
  const table = {
    room: { seats_min: least, seats_max: most, people: Array.from({ length: people }) },
    command: (command: Command) => {
      commands.push(command);
      return Promise.resolve(true);
    },
  };
  await playAlone(table as unknown as Table);
  return commands;
}

test.each([
  [3, 7, 1, 3],
  [2, 6, 1, 3],
  [2, 3, 1, 2],
  [5, 8, 1, 4],
  [3, 7, 5, 0],
])("a table for %i to %i people with %i person gets %i bots and begins", async (least, most, people, bots) => {
  const commands = await asked(least, most, people);
  expect(commands.filter(({ type }) => type === "AddBot")).toHaveLength(bots);
  expect(commands.at(-1)).toEqual({ type: "Start", first: null });
  expect(commands).toHaveLength(bots + 1);
});

test("not all of them play alike", async () => {
  const skills = (await asked(3, 7, 1)).flatMap((command) => (command.type === "AddBot" ? [command.skill] : []));
  expect(new Set(skills).size).toBe(2);
});
