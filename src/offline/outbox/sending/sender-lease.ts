import { draftsDatabase } from "../../drafts/drafts-database.ts";

/** One sender for all tabs and the worker. */
const LOCK = "outbox";
/** A sender that has not renewed its lease for so long is frozen or dead, whatever its lock says (T3). */
export const LEASE_MS = 20 * 1000;
const RENEWED_EVERY_MS = 5 * 1000;

/** What a sender needs to know while it sends. */
export interface Lease {
  /** Aborts when somebody else has taken over. */
  signal: AbortSignal;
}

interface Parts {
  /** Names this tab or worker. */
  holder: string;
  now: () => number;
}

/**
 * Does the work as the only sender. The browser's lock decides, and a lease beside it for browsers that lose their
 * locks or have none (T3, T5): a lock whose lease has run out is stolen.
 * @returns What the work returned; null when another tab or the worker is sending.
 */
export async function asOnlySender<T>(parts: Parts, work: (lease: Lease) => Promise<T>): Promise<T | null> {
  if (!("locks" in navigator)) return withLease(parts, work, new AbortController());
  const first = await locked({ ifAvailable: true }, parts, work);
  if (first !== "taken") return first;
  if (!(await hasRunOut(parts.now()))) return null;
  const stolen = await locked({ steal: true }, parts, work);
  return stolen === "taken" ? null : stolen;
}

async function locked<T>(
  how: { ifAvailable: true } | { steal: true },
  parts: Parts,
  work: (lease: Lease) => Promise<T>,
): Promise<T | null | "taken"> {
  const lost = new AbortController();
  try {
    return await navigator.locks.request(LOCK, how, async (lock) => {
      if (lock === null) return "taken";
      // Whoever still stands in the lease died without giving it back: a reload must not wait for its end.
      await released(parts, "anybody's");
      return withLease(parts, work, lost);
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    // Stolen from us while we slept: what we were sending is the new sender's now.
    lost.abort();
    return null;
  }
}

async function withLease<T>(
  parts: Parts,
  work: (lease: Lease) => Promise<T>,
  lost: AbortController,
): Promise<T | null> {
  if (!(await renewed(parts))) return null;
  const renewing = setInterval(async () => {
    const isOurs = await renewed(parts).catch(() => true);
    if (!isOurs) lost.abort();
  }, RENEWED_EVERY_MS);
  try {
    return await work({ signal: lost.signal });
  } finally {
    clearInterval(renewing);
    await released(parts);
  }
}

/** Takes the lease or prolongs it; false while it is another's. */
async function renewed({ holder, now }: Parts): Promise<boolean> {
  const db = draftsDatabase();
  return db.transaction("rw", db.leases, async () => {
    const lease = await db.leases.get("sender");
    if (lease !== undefined && lease.holder !== holder && isRunning(lease.until, now())) return false;
    await db.leases.put({ key: "sender", holder, until: now() + LEASE_MS });
    return true;
  });
}

async function released({ holder }: Parts, whose: "ours" | "anybody's" = "ours"): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.leases, async () => {
    const lease = await db.leases.get("sender");
    if (lease?.holder === holder || whose === "anybody's") await db.leases.delete("sender");
  });
}

/** Whether the lease beside a lock that somebody holds has run out. */
async function hasRunOut(now: number): Promise<boolean> {
  const lease = await draftsDatabase().leases.get("sender");
  return lease !== undefined && !isRunning(lease.until, now);
}

// A lease that ends further ahead than leases last was written by a clock that has been set back since (B9).
function isRunning(until: number, now: number): boolean {
  return until > now && until - now <= LEASE_MS;
}
