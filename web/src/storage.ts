/** What this browser remembers. Where it may not (private windows, blocked cookies) the page's life has to do. */

const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`garabato.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`garabato.${key}`, value);
  } catch {
    // The page's own memory has it.
  }
}

/** `bytes` random bytes in the letters of a URL. Needs no secure context. */
export function secret(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The secret that owns this browser's seat in a room. */
export function seatToken(code: string): string {
  const key = `seat.${code}`;
  const known = recall(key);
  if (known !== null && /^[A-Za-z0-9_-]{22,64}$/.test(known)) return known;
  const token = secret(24);
  keep(key, token);
  return token;
}
