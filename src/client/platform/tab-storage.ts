/*
 * Session storage: lives as long as the tab, over reloads. For what is no secret and nobody misses for long: where it is
 * full or blocked, nothing is kept.
 */

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
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
