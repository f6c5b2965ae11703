/** What this phone remembers so that the install card never nags (offline.md A30). */
export interface InstallMemory {
  visits: number;
  /** Epoch milliseconds by the phone's clock. */
  lastVisitAt: number;
  /** On how many visits the card was seen. */
  shows: number;
  /** It was sent away, or has done its work. */
  isOver: boolean;
}

const STORAGE_KEY = "install";
/** Who comes back within half an hour is still on the same visit. */
const VISIT_MS = 30 * 60 * 1000;
/** Somebody who visits a second time may want to come back more often. */
const VISITS_FIRST = 2;
const MOST_SHOWS = 2;

const NEW: InstallMemory = { visits: 0, lastVisitAt: 0, shows: 0, isOver: false };

export function readMemory(): InstallMemory {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<InstallMemory> | null;
    return { ...NEW, ...stored };
  } catch {
    // Blocked, or not what we wrote: where nothing can be remembered the card is never shown.
    return { ...NEW, isOver: true };
  }
}

export function changeMemory(change: (before: InstallMemory) => InstallMemory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(change(readMemory())));
  } catch {
    // Blocked or full: as above.
  }
}

/** One start of the app, which may be one more visit. @param now Epoch milliseconds. */
export function afterStart(before: InstallMemory, now: number): InstallMemory {
  // A clock that was set back begins a new visit too.
  const isSame = Math.abs(now - before.lastVisitAt) < VISIT_MS;
  return { ...before, visits: before.visits + (isSame ? 0 : 1), lastVisitAt: now };
}

/** Whether the card may be offered: on the second visit, or once something is written here; twice at most. */
export function mayOffer({ visits, shows, isOver }: InstallMemory, hasDrafts: boolean): boolean {
  return !isOver && shows < MOST_SHOWS && (visits >= VISITS_FIRST || hasDrafts);
}
