import type { Dexie } from "dexie";
import { withResolvers } from "#domain/with-resolvers.ts";

/** Happens to a page's window while a database can't be brought up to date; its detail is the database's name. */
export const STORE_BLOCKED = "store-blocked";
/** Happens when that is over. */
export const STORE_OPENED = "store-opened";

/** Those of the blocked databases without which everything goes on. */
const missing = new Set<string>();
const givingUp = new Set<() => void>();

/**
 * Has a database tell while another tab keeps it from being brought up to date (U10). Tabs of ours let go by themselves;
 * one that sleeps, or hangs, can't.
 * @param queries What becomes of queries meanwhile: `wait` until it opens, for what can't be fetched
 *   again; `go-without`, as where there is no store.
 */
export function notifyWhenBlocked(db: Dexie, queries: "wait" | "go-without"): void {
  let isBlocked = false;
  db.on("blocked", () => {
    isBlocked = true;
    if (queries === "go-without") missing.add(db.name);
    if (queries === "go-without") for (const giveUp of givingUp) giveUp();
    tell(STORE_BLOCKED, db.name);
  });
  const opened = () => {
    missing.delete(db.name);
    if (isBlocked) tell(STORE_OPENED, db.name);
    isBlocked = false;
  };
  // Each time that it opens, not only the first.
  db.on("ready", opened, true);
}

/** Queries the store without waiting for another tab to be closed. @throws DOMException instead of waiting. */
export async function unlessBlocked<T>(ask: () => Promise<T>): Promise<T> {
  if (missing.size > 0) throw blockedError();
  const { promise, reject } = withResolvers<never>();
  const giveUp = () => reject(blockedError());
  givingUp.add(giveUp);
  try {
    return await Promise.race([ask(), promise]);
  } finally {
    givingUp.delete(giveUp);
  }
}

function blockedError(): DOMException {
  return new DOMException("Another tab keeps the store from being opened", "InvalidStateError");
}

function tell(what: string, name: string): void {
  globalThis.dispatchEvent(new CustomEvent(what, { detail: name }));
}
