/** What the screens read out of a view. Nothing here decides anything: the rules are the server's. */
import type { Award, Piece } from "$web/kit/view";
import type { Table } from "$web/table.svelte";
import type { doodle_dash } from "$web/wire";

export type View = doodle_dash.View;
export type Board = View["boards"][number];
export type Try = View["tries"][number];

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Ask for something that the rules know. */
export function act(table: Table, action: doodle_dash.Actions): Promise<boolean> {
  return table.act(action);
}

/** How long a phase lasts (ms); nothing where it has no end. */
export function lasts(table: Table<View>): number | undefined {
  const { call_s, go_s, draw_s, guess_s, look_s } = table.room.options as Readonly<Record<string, unknown>> & doodle_dash.Options;
  const seconds = { eyes: call_s, word: go_s, draw: draw_s, down: null, guess: guess_s, reveal: look_s, over: null }[table.view.phase];
  return seconds === null ? undefined : seconds * 1000;
}

/** Why this round begins with another card; nothing where it was its turn. */
export function anew(table: Pick<Table<View>, "person" | "t" | "view">): string {
  const { began, foul_by, guesser } = table.view;
  return began === "next" ? "" : table.t(`anew-${began}`, { name: table.person(began === "foul" && foul_by !== null ? foul_by : guesser).name });
}

/** This round's boards that lie open, those of the present guess last. */
export function boardsNow({ boards, round, tries }: View): Board[] {
  const turn = (board: Board): number => tries.findIndex(({ artists }) => artists.includes(board.artist));
  return boards.filter((board) => board.round === round).sort((a, b) => turn(a) - turn(b));
}

/** How a guess went, as the end of a sentence's id; null while it is awaited. */
export function fate({ right, missed }: Try): string | null {
  if (right === null) return null;
  return right ? "right" : (missed ?? "wrong");
}

/** Points as tokens: so many threes, then so many ones. */
export function tokens(points: number): number[] {
  return [...Array<number>(Math.floor(points / 3)).fill(3), ...Array<number>(points % 3).fill(1)];
}

/** The album: every board with its word, and whether its artist was understood. */
export function gallery({ boards, columns }: View): Piece[] {
  return boards.map(({ artist, label, round }) => {
    const column = columns.find((one) => one.round === round);
    return { drawing: { artist, label, round }, word: column?.word ?? null, guessed: column?.right && column.points[artist] ? [column.guesser] : [] };
  });
}

/** The greatest, if there is only one and it is two at least. */
function top(counts: ReadonlyMap<number, number>): [seat: number, n: number] | null {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= 2 && first[1] !== second?.[1] ? first : null;
}

/** At most three. */
export function awards(table: Pick<Table<View>, "name" | "person" | "t" | "view">): Award[] {
  const { boards, columns } = table.view;
  const [eyes, pencils] = [new Map<number, number>(), new Map<number, number>()];
  for (const { guesser, points, right } of columns.filter((one) => one.right)) {
    eyes.set(guesser, (eyes.get(guesser) ?? 0) + Number(right));
    for (const [seat, n] of Object.entries(points)) if (Number(seat) !== guesser) pencils.set(Number(seat), (pencils.get(Number(seat)) ?? 0) + n);
  }
  const told = (kind: string, seat: number, label: number | null, args: Readonly<Record<string, string | number>>): Award => ({
    title: table.t(`award-${kind}`),
    why: table.t(`award-${kind}-why`, { name: table.person(seat).name, ...args }),
    seats: [seat],
    label,
  });
  const found: Award[] = [];
  const [eye, pencil] = [top(eyes), top(pencils)];
  if (eye) found.push(told("eye", eye[0], null, { n: eye[1], of: columns.filter(({ guesser }) => guesser === eye[0]).length }));
  if (pencil) {
    const best = columns.filter(({ points, right }) => right && points[pencil[0]]).sort((a, b) => a.tries - b.tries)[0];
    const label = boards.find(({ artist, round }) => artist === pencil[0] && round === best?.round)?.label ?? null;
    found.push(told("pencil", pencil[0], label, { n: pencil[1] }));
  }
  const drawn = (round: number): Board[] => boards.filter((board) => board.round === round && !board.blank);
  const nut = columns.filter(({ right }) => !right).sort((a, b) => drawn(b.round).length - drawn(a.round).length)[0];
  const shell = nut ? drawn(nut.round) : [];
  if (nut && shell[0]) found.push(told("nut", nut.guesser, shell[0].label, { word: table.name(nut.word), n: shell.length }));
  return found;
}
