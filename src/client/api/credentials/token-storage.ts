/** Local storage keys of the session. */
type TokenKey = "access_token" | "refresh_token";

/** What a token can look like. Anything else could not even be sent: somebody has tampered with it (B-04). */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** A stored token; null when there is none, or nothing that could be one. */
export function readStored(key: TokenKey): string | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && TOKEN.test(text) ? text : null;
  } catch {
    // Storage is blocked in this window: nobody can be signed in.
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
    // Blocked: then nothing is stored either.
  }
}
