import { draftsDatabase } from "../../drafts/drafts-database.ts";

/** One sender for all tabs and the worker. */
const LOCK = "outbox";
/** A sender that has not renewed its lease for this long is frozen or dead, even if it still holds the lock (T3). */
export const LEASE_MS = 20 * 1000;
const RENEWED_EVERY_MS = 5 * 1000;

/** The sender's view of its lease. */
export interface Lease {
  /** Aborts when another tab or the worker has taken over. */
  signal: AbortSignal;
}

interface Parts {
  /** The id of this tab or worker. */
  holder: string;
  now: () => number;
}

/**
 * Does the work as the only sender. It holds the browser's lock, and a lease for browsers that lose their locks or have
 * none (T3, T5): a lock whose lease has expired is stolen.
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
      // We hold the lock, so any lease is stale: delete it.
      await released(parts, "any");
      return withLease(parts, work, lost);
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    // The lock was stolen while this tab was frozen: the new sender sends the entry.
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

/** Takes or renews the lease; false while another holder has it. */
async function renewed({ holder, now }: Parts): Promise<boolean> {
  const db = draftsDatabase();
  return db.transaction("rw", db.leases, async () => {
    const lease = await db.leases.get("sender");
    if (lease !== undefined && lease.holder !== holder && isRunning(lease.until, now())) return false;
    await db.leases.put({ key: "sender", holder, until: now() + LEASE_MS });
    return true;
  });
}

async function released({ holder }: Parts, whose: "own" | "any" = "own"): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.leases, async () => {
    const lease = await db.leases.get("sender");
    if (lease?.holder === holder || whose === "any") await db.leases.delete("sender");
  });
}

/** Whether the lease beside a held lock has expired. */
async function hasRunOut(now: number): Promise<boolean> {
  const lease = await draftsDatabase().leases.get("sender");
  return lease !== undefined && !isRunning(lease.until, now);
}

// A lease that ends later than its longest duration allows has expired: the clock was set back (B9).
function isRunning(until: number, now: number): boolean {
  return until > now && until - now <= LEASE_MS;
}
