/*
 * Session storage: lasts as long as the tab, reloads included. Only for what is neither secret nor essential: where it is
 * full or blocked, nothing is kept.
 */

/** Null where nothing is kept, and where storage is blocked. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is kept as JSON; null where nothing is, and for a text that is none: an older build's, or tampered with (B-05). */
export function readJsonFromTab(key: string): unknown {
  try {
    return JSON.parse(readFromTab(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param text Null removes it. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or blocked.
  }
}
