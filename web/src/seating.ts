/** The order in which people sit. */

/** The order after `seat` has gone to `place`, counted from 0; null when it sits there already or there is no such place. */
export function moved(order: readonly number[], seat: number, place: number): number[] | null {
  const from = order.indexOf(seat);
  if (from === -1 || from === place || place < 0 || place >= order.length) return null;
  const others = order.filter((one) => one !== seat);
  return [...others.slice(0, place), seat, ...others.slice(place)];
}

/** Whether a person who watches will sit in the next game: there are seats for all people who are there and come before. Bots make room. */
export function sitsNext(people: readonly { readonly seat: number; readonly presence: string; readonly bot: string | null }[], seat: number, seats: number): boolean {
  const there = people.filter(({ presence, bot }) => bot === null && (presence === "here" || presence === "reconnecting"));
  const place = there.findIndex((person) => person.seat === seat);
  return place !== -1 && place < seats;
}
