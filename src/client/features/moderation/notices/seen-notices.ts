import { signal } from "@preact/signals-react";

/** Local storage key: the owner and the instant of the newest notice that they have seen, in one line each owner. */
const STORAGE_KEY = "notices_seen";

const seen = signal<Readonly<Record<string, string>>>(read());

/** Whether a user has not opened the notices since one of this instant (ISO 8601). Follows what is marked. */
export function areNoticesNew(owner: string, newest: string): boolean {
  return (seen.value[owner] ?? "") < newest;
}

/** Notes that a user has seen all notices up to this instant. A phone that stores nothing shows the line again. */
export function markNoticesSeen(owner: string, newest: string): void {
  if (!areNoticesNew(owner, newest)) return;
  seen.value = { ...seen.peek(), [owner]: newest };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seen.peek()));
  } catch {
    // Full or blocked: known as long as the page lives.
  }
}

function read(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}
