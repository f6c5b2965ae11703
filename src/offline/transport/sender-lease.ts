import type { OneRow } from "./one-row.ts";
import { watchStore, type WatchedStore } from "./store-watchdog.ts";
import type { Surroundings } from "./surroundings.ts";

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
  /** Works on the lease in one transaction, and makes room for it on a full phone. */
  writeLease: <T>(work: (leases: Leases) => Promise<T>) => Promise<T>;
}

/** Where the lease is, inside a transaction. */
export type Leases = OneRow<SenderLease>;

/** The sender's view of its lease. */
export interface Lease {
  /** Aborts when another tab or the worker has taken over. */
  signal: AbortSignal;
  /**
   * Renews the lease, inside a transaction.
   * @returns Whether it is still this sender's: a page that was frozen learns here that another one has taken over (S11).
   */
  renew: (leases: Leases) => Promise<boolean>;
}

interface Parts {
  surroundings: Surroundings;
  store: SenderStore;
  /** The id of this tab or worker. */
  holder: string;
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
  return watchStore(parts.surroundings, parts.store, () => withLock(parts, work, lost), lost);
}

async function withLock<T>(parts: Parts, work: (lease: Lease) => Promise<T>, lost: AbortController): Promise<T | null> {
  const { locks } = parts.surroundings;
  if (locks === null) return withLease(parts, work, lost);
  const locked = (how: { ifAvailable: true } | { steal: true }) =>
    locks.request(parts.store.lock, how, async (lock) => {
      if (lock === null) return "taken" as const;
      // We hold the lock, so any lease is stale: delete it.
      await parts.store.writeLease(async (leases) => void (lost.signal.aborted || (await leases.delete("sender"))));
      return withLease(parts, work, lost);
    });
  try {
    const first = await locked({ ifAvailable: true });
    if (first !== "taken") return first;
    if (!(await parts.store.writeLease((leases) => hasRunOut(leases, parts)))) return null;
    const stolen = await locked({ steal: true });
    return stolen === "taken" ? null : stolen;
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
  const { writeLease } = parts.store;
  if (!(await writeLease((leases) => taken(leases, parts, lost)))) return null;
  const renew = async (leases: Leases) => {
    const isOurs = !lost.signal.aborted && (await renewed(leases, parts));
    if (!isOurs) lost.abort();
    return isOurs;
  };
  const { clock } = parts.surroundings;
  const stopRenewing = clock.every(RENEWED_EVERY_MS, () => void writeLease(renew).catch(() => undefined));
  try {
    return await work({ signal: lost.signal, renew });
  } finally {
    stopRenewing();
    // This tab may be sending anew by now, under the same name.
    if (!lost.signal.aborted) await writeLease((leases) => released(leases, parts));
  }
}

/** Takes the lease; false while another holder has it, and once the work is given up. */
async function taken(leases: Leases, parts: Parts, lost: AbortController): Promise<boolean> {
  const lease = await leases.get("sender");
  const isFree = lease === undefined || lease.holder === parts.holder || lease.holder === UNKNOWN_HOLDER;
  if (lost.signal.aborted || (!isFree && isRunning(lease.until, parts.surroundings.clock.now()))) return false;
  await leases.put(leaseOf(parts));
  return true;
}

/** @returns False where another sender has the lease, or has had it meanwhile. */
async function renewed(leases: Leases, parts: Parts): Promise<boolean> {
  const holder = (await leases.get("sender"))?.holder;
  if (holder !== parts.holder && holder !== UNKNOWN_HOLDER) return false;
  await leases.put(leaseOf(parts));
  return true;
}

function leaseOf({ surroundings, holder, isThrottled = never }: Omit<Parts, "store">) {
  return {
    key: "sender" as const,
    holder,
    until: surroundings.clock.now() + (isThrottled() ? HIDDEN_LEASE_MS : LEASE_MS),
  };
}

function never(): boolean {
  return false;
}

/** Gives the lease up. */
async function released(leases: Leases, { holder }: Parts): Promise<void> {
  const lease = await leases.get("sender");
  if (lease?.holder === holder) await leases.delete("sender");
}

/**
 * Whether the lease beside a held lock has expired. Where there is none, the holder of the lock has that long from now on to
 * write one.
 */
async function hasRunOut(leases: Leases, { surroundings }: Parts): Promise<boolean> {
  const lease = await leases.get("sender");
  if (lease !== undefined) return !isRunning(lease.until, surroundings.clock.now());
  await leases.put(leaseOf({ surroundings, holder: UNKNOWN_HOLDER }));
  return false;
}

// A lease that ends later than its longest duration allows has expired: the clock was set back (B9).
function isRunning(until: number, now: number): boolean {
  return until > now && until - now <= HIDDEN_LEASE_MS;
}
