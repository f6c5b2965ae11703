/* What runs in a page before the app does, by itself: nothing here may name anything outside its function. */

/** Deadlines come after ten seconds, so that a run has many of them. */
export function shortenDeadlines(): void {
  const MOST_MS = 10_000;
  const original = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => original(Math.min(milliseconds, MOST_MS));
}

/** Sets the clock ahead of this machine's; a later call counts from this machine's again. */
export function shiftClock(aheadMs: number): void {
  const shifted = globalThis as typeof globalThis & { trueDate?: DateConstructor };
  const TrueDate = (shifted.trueDate ??= Date);
  class ShiftedDate extends TrueDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(TrueDate.now() + aheadMs);
      else super(...(given as [number]));
    }
    static override now(): number {
      return TrueDate.now() + aheadMs;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}

/** Waits until the browser lets nothing more be stored. @returns Whether it does so within a minute. */
export async function isStoreFull(): Promise<boolean> {
  const opening = indexedDB.open("probe");
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("probe"));
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => resolve(null));
  });
  if (database === null) return true;
  let isFull = false;
  for (let second = 0; second < 60 && !isFull; second += 1) {
    isFull = await new Promise<boolean>((resolve) => {
      const transaction = database.transaction("probe", "readwrite");
      transaction.objectStore("probe").put(new Uint8Array(1000), "probe");
      transaction.addEventListener("complete", () => resolve(false));
      transaction.addEventListener("abort", () => resolve(true));
    });
    if (!isFull) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  database.close();
  return isFull;
}
