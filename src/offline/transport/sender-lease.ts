import type { EntityTable } from "dexie";
import { watchStore, type WatchedStore } from "./store-watchdog.ts";

/** A sender that has not renewed its lease for this long is frozen or dead, even if it still holds the lock (T3). */
export const LEASE_MS = 20 * 1000;
/** The same for a hidden page, whose timers browsers run once a minute (S11). */
export const HIDDEN_LEASE_MS = 75 * 1000;
const RENEWED_EVERY_MS = 5 * 1000;
/** Stands for a sender that holds the lock and has written no lease, until it writes one (S10). */
const UNKNOWN_HOLDER = "unknown";

/** The holder of the lease, and when the lease ends. */
export interface SenderLease {
  key: "sender";
  holder: string;
  until: number;
}

/** The store of what is sent, and of the lease beside it. */
export interface SenderStore extends WatchedStore {
  /** The name of the lock: one sender for all tabs and the worker. */
  lock: string;
  /** Asked for at each use: the connection may be another by then. */
  leases: () => EntityTable<SenderLease, "key">;
  /** Makes a change, and makes room for it on a full phone. */
  write: <T>(change: () => Promise<T>) => Promise<T>;
}

/** The sender's view of its lease. */
export interface Lease {
  /** Aborts when another tab or the worker has taken over. */
  signal: AbortSignal;
  /**
   * Renews the lease, inside a transaction that includes `leases`.
   * @returns Whether it is still this sender's: a page that was frozen learns here that another one has taken over (S11).
   */
  renew: () => Promise<boolean>;
}

interface Parts {
  store: SenderStore;
  /** The id of this tab or worker. */
  holder: string;
  now: () => number;
  /** Whether timers are throttled, as in a hidden page; false by default. */
  isThrottled?: (() => boolean) | undefined;
}

/**
 * Does the work as the only sender. It holds the browser's lock, and a lease for browsers that lose their locks or have
 * none (T3, T5): a lock whose lease has expired is stolen.
 * @returns What the work returned; null when another tab or the worker is sending.
 * @throws StoreSilentError when the store, or the lock, does not answer any more (S10).
 */
export async function asOnlySender<T>(parts: Parts, work: (lease: Lease) => Promise<T>): Promise<T | null> {
  const lost = new AbortController();
  return watchStore(parts.store, () => withLock(parts, work, lost), lost);
}

async function withLock<T>(parts: Parts, work: (lease: Lease) => Promise<T>, lost: AbortController): Promise<T | null> {
  if (!("locks" in navigator)) return withLease(parts, work, lost);
  const first = await locked({ ifAvailable: true }, parts, work, lost);
  if (first !== "taken") return first;
  if (!(await inTransaction(parts, () => hasRunOut(parts)))) return null;
  const stolen = await locked({ steal: true }, parts, work, lost);
  return stolen === "taken" ? null : stolen;
}

async function locked<T>(
  how: { ifAvailable: true } | { steal: true },
  parts: Parts,
  work: (lease: Lease) => Promise<T>,
  lost: AbortController,
): Promise<T | null | "taken"> {
  try {
    return await navigator.locks.request(parts.store.lock, how, async (lock) => {
      if (lock === null) return "taken";
      // We hold the lock, so any lease is stale: delete it.
      await inTransaction(parts, async () => void (lost.signal.aborted || (await parts.store.leases().clear())));
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
  if (!(await inTransaction(parts, () => taken(parts, lost)))) return null;
  const renew = async () => {
    const isOurs = !lost.signal.aborted && (await renewed(parts));
    if (!isOurs) lost.abort();
    return isOurs;
  };
  const renewing = setInterval(() => void inTransaction(parts, renew).catch(() => undefined), RENEWED_EVERY_MS);
  try {
    return await work({ signal: lost.signal, renew });
  } finally {
    clearInterval(renewing);
    // This tab may be sending anew by now, under the same name.
    if (!lost.signal.aborted) await inTransaction(parts, () => released(parts));
  }
}

function inTransaction<T>({ store }: Parts, change: () => Promise<T>): Promise<T> {
  return store.write(() => {
    const leases = store.leases();
    return leases.db.transaction("rw", leases, change);
  });
}

/** Takes the lease, inside a transaction; false while another holder has it, and once the work is given up. */
async function taken(parts: Parts, lost: AbortController): Promise<boolean> {
  const leases = parts.store.leases();
  const lease = await leases.get("sender");
  const isFree = lease === undefined || lease.holder === parts.holder || lease.holder === UNKNOWN_HOLDER;
  if (lost.signal.aborted || (!isFree && isRunning(lease.until, parts.now()))) return false;
  await leases.put(leaseOf(parts));
  return true;
}

/** Inside a transaction. @returns False where another sender has the lease, or has had it meanwhile. */
async function renewed(parts: Parts): Promise<boolean> {
  const leases = parts.store.leases();
  const holder = (await leases.get("sender"))?.holder;
  if (holder !== parts.holder && holder !== UNKNOWN_HOLDER) return false;
  await leases.put(leaseOf(parts));
  return true;
}

function leaseOf({ holder, now, isThrottled = never }: Omit<Parts, "store">) {
  return { key: "sender" as const, holder, until: now() + (isThrottled() ? HIDDEN_LEASE_MS : LEASE_MS) };
}

function never(): boolean {
  return false;
}

/** Gives the lease up, inside a transaction. */
async function released({ store, holder }: Parts): Promise<void> {
  const leases = store.leases();
  const lease = await leases.get("sender");
  if (lease?.holder === holder) await leases.delete("sender");
}

/**
 * Whether the lease beside a held lock has expired, inside a transaction. Where there is none, the holder of the lock has
 * that long from now on to write one.
 */
async function hasRunOut({ store, now }: Parts): Promise<boolean> {
  const leases = store.leases();
  const lease = await leases.get("sender");
  if (lease !== undefined) return !isRunning(lease.until, now());
  await leases.put(leaseOf({ holder: UNKNOWN_HOLDER, now }));
  return false;
}

// A lease that ends later than its longest duration allows has expired: the clock was set back (B9).
function isRunning(until: number, now: number): boolean {
  return until > now && until - now <= HIDDEN_LEASE_MS;
}
