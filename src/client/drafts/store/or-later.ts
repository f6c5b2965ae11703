import { inReadyStore } from "./in-ready-store.ts";
import { storeTroubleOf } from "./store-trouble.ts";

/**
 * Works on the phone's store in the background. Whatever fails is left to the next try: a store that is closed, silent or
 * full (S10) without a word here, and any other error for the event log (S4).
 * @returns Null after an error.
 */
export async function orLater<T>(work: () => Promise<T>): Promise<T | null> {
  return leftToNextTry(() => inReadyStore(work));
}

/**
 * The same for what has a database of its own, and need not wait for that of the drafts.
 * @returns Null after an error.
 */
export async function leftToNextTry<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    reportUnlessStores(error);
    return null;
  }
}

/** Tells the event log of an error that is not the store's; what follows goes on. */
export function reportUnlessStores(error: unknown): void {
  if (storeTroubleOf(error) === null) reportError(error);
}
