import { readKept, writeKept } from "./persisted-memory.ts";

/** What this phone remembers so that the install card never nags (A30). */
export interface InstallMemory {
  visits: number;
  /** Epoch milliseconds by the phone's clock. */
  lastVisitAt: number;
  /** On how many visits the card was seen. */
  shows: number;
  /** It was sent away, or has done its work. */
  isOver: boolean;
}

/** Who comes back within half an hour is still on the same visit. */
const VISIT_MS = 30 * 60 * 1000;
/** Somebody who visits a second time may want to come back more often. */
const VISITS_FIRST = 2;
const MOST_SHOWS = 2;

const NEW: InstallMemory = { visits: 0, lastVisitAt: 0, shows: 0, isOver: false };

/** Where nothing can be remembered the card is never shown. */
let memory: InstallMemory = { ...NEW, isOver: true };

/** Reads what this phone remembers; to be awaited before anything else here. */
export async function recallMemory(): Promise<void> {
  try {
    memory = { ...NEW, ...((await readKept()) as Partial<InstallMemory> | undefined) };
  } catch {
    // Blocked, or missing.
    memory = { ...NEW, isOver: true };
  }
}

export function readMemory(): InstallMemory {
  return memory;
}

/** Changes what is remembered; it is written down beside whatever goes on. */
export function changeMemory(change: (before: InstallMemory) => InstallMemory): void {
  memory = change(memory);
  // Blocked or full: as above.
  void writeKept(memory).catch(() => undefined);
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
