/** Figures and places. Nothing here decides anything: the rules are the server's. */
import type { Standing } from "../wire";

/** Figures with their sign, and a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Who stands on a step of the podium and who in the list below; whoever shares the first place stands on one. */
export function placed(standings: readonly Standing[]): { steps: Standing[]; rest: Standing[] } {
  const winners = standings.filter(({ place }) => place === 1).length;
  if (winners <= 3) return { steps: podium(standings), rest: standings.slice(3) };
  return { steps: standings.slice(0, winners), rest: standings.slice(winners) };
}

/** Whether some below the first have the same score and yet not the same place. */
export function splitBelow(standings: readonly Standing[]): boolean {
  return standings.some(({ score, place }, i) => i > 1 && score === standings[i - 1]?.score && place !== standings[i - 1]?.place);
}

/** The steps of the podium from the left: second, first, third; ties stand on equal steps. */
export function podium(standings: readonly Standing[]): Standing[] {
  const [first, second, third] = standings;
  return [second, first, third].filter((one) => one !== undefined);
}
