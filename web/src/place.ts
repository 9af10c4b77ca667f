/** Where one is: the start, a room by its four letters, a big screen beside it, or the games explained. Works under any sub-path. */

export type Place = { readonly at: "home" } | { readonly at: "room" | "tv"; readonly code: string } | { readonly at: "games"; readonly game: string | null };

/** The folder this page was served from, as a path with slashes at both ends. The server names it in a `<base>`: a big screen's address lies deeper. */
export const BASE = new URL(".", document.baseURI).pathname;

/** The code somebody meant: case, blanks, a whole pasted link and digits that look like letters are forgiven. */
export function tidyCode(typed: string): string {
  const last = /(?:^|\/)([^/?#]*)\/?(?:[?#].*)?$/.exec(typed.trim())?.[1] ?? "";
  return last.toUpperCase().replaceAll("5", "S").replaceAll("8", "B").replace(/[^A-Z]/g, "").slice(0, 4);
}

export function placeOf(path: string, query: string): Place {
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (/^[A-Za-z]{4}$/.test(last)) return { at: /(?:^|\/)tv\/\w+$/i.test(path) ? "tv" : "room", code: last.toUpperCase() };
  const asked = new URLSearchParams(query);
  return asked.has("games") ? { at: "games", game: asked.get("games") === "" ? null : asked.get("games") } : { at: "home" };
}

export function hrefOf(place: Place): string {
  switch (place.at) {
    case "home":
      return BASE;
    case "room":
      return `${BASE}${place.code}`;
    case "tv":
      return `${BASE}tv/${place.code}`;
    case "games":
      return `${BASE}?games=${place.game ?? ""}`;
  }
}
