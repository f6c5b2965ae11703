import { cacheDatabase, type FactRow } from "./cache-database.ts";
import { logEvent } from "../event-log/log-event.ts";
import { readOrDefault } from "../databases/storage-errors.ts";

/** `unknown`: not asked yet, or a browser that makes no such promise. */
export type PersistAnswer = "granted" | "denied" | "unknown";

export interface PersistState {
  answer: PersistAnswer;
  /** When the browser was last asked, epoch milliseconds by the phone's clock; null when it never was. */
  askedAt: number | null;
}

/**
 * What makes it worth asking: the first draft on the phone; an app that has just been installed, which browsers trust
 * more; a user who wants it, as often as they do.
 */
export type PersistOccasion = "draft" | "install" | "reader";

const OCCASIONS: readonly PersistOccasion[] = ["draft", "install", "reader"];

/**
 * Asks the browser never to clear this app's storage by itself (A20), once for each occasion: some browsers
 * put the question to the user. To be called soon after something that the user did.
 */
export async function askToPersist(occasion: PersistOccasion = "draft"): Promise<PersistAnswer> {
  const storage = storageManager();
  if (storage?.persist === undefined) return "unknown";
  if (await isPersisted()) return "granted";
  const isFirst = await readOrDefault(() => noteAsked(occasion), false);
  if (!isFirst && occasion !== "reader") return (await persistState()).answer;
  // A browser that throws has not agreed.
  const isGranted = await storage.persist().catch(() => false);
  logEvent({ area: "storage", what: "persist-asked", occasion, granted: isGranted });
  return isGranted ? "granted" : "denied";
}

/** What the browser has promised, and when it was last asked. Asks nothing. */
export async function persistState(): Promise<PersistState> {
  const rows = await readOrDefault(() => cacheDatabase().facts.bulkGet(OCCASIONS.map(keyOf)), []);
  const moments = rows.flatMap((row) => (row === undefined ? [] : [row.value]));
  const askedAt = moments.length > 0 ? Math.max(...moments) : null;
  if (await isPersisted()) return { answer: "granted", askedAt };
  return { answer: askedAt === null ? "unknown" : "denied", askedAt };
}

/** Notes that it is asked now; false when it was before. */
async function noteAsked(occasion: PersistOccasion): Promise<boolean> {
  const db = cacheDatabase();
  return db.transaction("rw", db.facts, async () => {
    if ((await db.facts.get(keyOf(occasion))) !== undefined) return false;
    await db.facts.put({ key: keyOf(occasion), value: Date.now() });
    return true;
  });
}

function keyOf(occasion: PersistOccasion): FactRow["key"] {
  return `asked-to-persist:${occasion}`;
}

async function isPersisted(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

/** Not every browser has it, none over plain http; and workers may look, but not ask. */
function storageManager(): Partial<Record<"persist" | "persisted", () => Promise<boolean>>> | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
