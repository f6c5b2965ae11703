/** Local storage keys of the session. */
type TokenKey = "access_token" | "refresh_token";

/** The syntax of a token. Anything else could not even be sent as a header: the storage was tampered with (B-04). */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** A stored token; null when there is none, or an invalid one. */
export function readStored(key: TokenKey): string | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && TOKEN.test(text) ? text : null;
  } catch {
    // Storage is blocked in this window: no session is possible.
    return null;
  }
}

export function writeStored(key: TokenKey, token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Blocked or full: the session lasts as long as this page.
  }
}

export function removeStored(key: TokenKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
