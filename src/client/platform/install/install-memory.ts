import { MINUTE_MS } from "#domain/durations.ts";
import { readKept, writeKept } from "./persisted-memory.ts";

/** The install card's state on this phone, which limits how often it is shown (A30). */
export interface InstallMemory {
  visits: number;
  /** Epoch milliseconds by the phone's clock. */
  lastVisitAt: number;
  /** The number of visits on which the card was shown. */
  shows: number;
  /** The card was dismissed, or the app was installed. */
  isOver: boolean;
}

/** A return within half an hour belongs to the same visit. */
const VISIT_MS = 30 * MINUTE_MS;
/** The card is offered from the second visit on. */
const VISITS_FIRST = 2;
const MOST_SHOWS = 2;

const NEW: InstallMemory = { visits: 0, lastVisitAt: 0, shows: 0, isOver: false };

/** If nothing can be stored the card is never shown. */
let memory: InstallMemory = { ...NEW, isOver: true };

/** Loads the state; must be awaited before anything else here. */
export async function recallMemory(): Promise<void> {
  try {
    memory = { ...NEW, ...((await readKept()) as Partial<InstallMemory> | undefined) };
  } catch {
    // Blocked, or missing.
    memory = { ...NEW, isOver: true };
  }
}

/** As it was read at the start of the app, with what has changed since. */
export function readMemory(): InstallMemory {
  return memory;
}

/** Changes the state; it is written in the background. */
export function changeMemory(change: (before: InstallMemory) => InstallMemory): void {
  memory = change(memory);
  // Blocked or full: as above.
  void writeKept(memory).catch(() => undefined);
}

/** Counts a start of the app, which may be a new visit. @param now Epoch milliseconds. */
export function afterStart(before: InstallMemory, now: number): InstallMemory {
  // A clock that was set back starts a new visit too.
  const isSame = Math.abs(now - before.lastVisitAt) < VISIT_MS;
  return { ...before, visits: before.visits + (isSame ? 0 : 1), lastVisitAt: now };
}

/** Whether the card may be offered: on the second visit, or once something is written here; twice at most. */
export function mayOffer({ visits, shows, isOver }: InstallMemory, hasDrafts: boolean): boolean {
  return !isOver && shows < MOST_SHOWS && (visits >= VISITS_FIRST || hasDrafts);
}
