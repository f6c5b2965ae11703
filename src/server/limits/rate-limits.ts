import type { Clock } from "../clock.ts";
import { oneAfterAnotherByKey } from "#domain/one-after-another.ts";
import type { Db, Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import {
  deleteCount,
  deleteCounts,
  putCount,
  readCount,
  withCount,
  withCountIn,
  type CountKey,
} from "./count-store.ts";
import { countBraked, intervalMs, type Waiting } from "./count-brake.ts";
import { countTry, uncountTry, type Count, type Outcome, type Pair } from "./count-try.ts";
import { LIMITS, type Limit, type LimitName } from "./limit-table.ts";

/**
 * What is counted, and for whom: an address, a network, a user's id. Of a network's brake also who asks, by the address that
 * they name or the like: those who wait as they are told come before those who do not.
 */
export type Counted = readonly [name: LimitName, key: string, who?: string];

/** What identifies a try, and what the other one that may follow as its twin. */
export interface PairTexts {
  own: string;
  twin: string;
}

/** Tries that were counted before they were made. */
export interface Taken {
  /** Uncounts them: they were not of the kind that is limited (a login that succeeded). */
  giveBack(): Promise<void>;
}

export interface RateLimits {
  /** The setting RATE_LIMITS, with which other bounds on how much a user may have are lifted too (W-01). */
  enabled: boolean;
  /**
   * Counts one try for each, before it is made, so that parallel tries never exceed a limit (RC-11).
   * @param pair Lets the twin of the try before through uncounted, once; the first of `counted` remembers it.
   * @throws HttpError 429 with Retry-After when one of them is used up; none is counted then.
   */
  take(counted: readonly Counted[], pair?: PairTexts): Promise<Taken>;
  /** Does work of tries that count together one after the other: one that is not judged yet refuses no other. */
  oneByOne<Result>(counted: Counted, work: () => Promise<Result>): Promise<Result>;
  /**
   * Counts one try within the caller's transaction: one that comes to nothing is not counted, whatever it failed of.
   * @throws HttpError 429 with Retry-After when the limit is used up.
   */
  takeWithin(trx: Trx, counted: Counted): Promise<void>;
  /** Forgets what was counted: the user has proved who they are. */
  clear(counted: Counted): Promise<void>;
  /** Removes every count kept under these keys, within the caller's transaction: the user is deleted. */
  forget(trx: Trx, keys: readonly string[]): Promise<void>;
}

interface Parts {
  db: Db;
  clock: Clock;
  /** Keys the hashes under which addresses are kept. */
  secretKeys: SecretKeys;
  /** The setting RATE_LIMITS. */
  enabled: boolean;
}

/** Limits kept in the database: the same for every process, and after a restart (G15). */
export function rateLimits({ db, clock, secretKeys, enabled }: Parts): RateLimits {
  const inTurn = turnsByKey();
  const tries = oneAfterAnotherByKey();
  const turnKeyOf = ([name, key]: Counted) => `${name}\0${key}`;
  const hashesOf = (name: LimitName, text: string) => keyedHashes(secretKeys, `limit\0${name}\0${text}`);

  return {
    enabled,
    async take(counted, pair) {
      const taken: Counted[] = [];
      const giveBack = async () => {
        for (const each of taken.splice(0)) await giveOneBack(each);
      };
      for (const [index, each] of counted.filter(([name]) => isKept(name)).entries()) {
        const outcome = await takeOne(each, index === 0 ? pair : undefined);
        if (outcome.kind === "counted") taken.push(each);
        if (outcome.kind === "paired") break;
        if (outcome.kind !== "refused") continue;
        await giveBack();
        throw refusalBy(each[0], outcome.waitMs);
      }
      return { giveBack };
    },
    oneByOne: (counted, work) => (isKept(counted[0]) ? tries(turnKeyOf(counted), work) : work()),
    async takeWithin(trx, counted) {
      if (!isKept(counted[0])) return;
      const outcome = await takeIn(trx, counted, null);
      if (outcome.kind === "refused") throw refusalBy(counted[0], outcome.waitMs);
    },
    async clear([name, key]) {
      await deleteCount(db, keyOf([name, key]));
    },
    async forget(trx, keys) {
      const hashes = LIMIT_NAMES.flatMap((name) => keys.flatMap((key) => hashesOf(name, key)));
      await deleteCounts(trx, LIMIT_NAMES, hashes);
    },
  };

  function isKept(name: LimitName): boolean {
    return enabled || (LIMITS[name] as Limit).always === true;
  }

  function keyOf([name, key]: Counted): CountKey {
    const [keyHash, ...otherHashes] = hashesOf(name, key);
    return { name, keyHash, otherHashes };
  }

  function takeOne(counted: Counted, texts: PairTexts | undefined): Promise<Outcome> {
    const [name] = counted;
    const pair =
      texts === undefined ? null : { own: hashesOf(name, texts.own)[0], twin: hashesOf(name, texts.twin)[0] };
    return inTurn(turnKeyOf(counted), () => db.transaction().execute((trx) => takeIn(trx, counted, pair)));
  }

  function takeIn(trx: Trx, counted: Counted, pair: Pair | null): Promise<Outcome> {
    const [name, key, who] = counted;
    const limit: Limit = LIMITS[name];
    if (limit.isBrake !== true) return withCountIn(trx, keyOf(counted), tryOnce(name, pair));
    const now = clock.now().getTime();
    return withCountIn(trx, keyOf(counted), async (before, write) => {
      const brake = async (known: Waiting | null | undefined): Promise<[Outcome, Waiting | null]> => {
        const braked = countBraked(limit, { fullAt: before?.resetsAt ?? null, waiting: known, now });
        if (braked.kind === "refused") return [{ kind: "refused", waitMs: braked.waitMs }, braked.waiting];
        const next = { count: 1, resetsAt: braked.fullAt, blockedUntil: null, pairHash: null };
        await write(next);
        return [{ kind: "counted", next }, braked.waiting];
      };
      if (who === undefined) return (await brake(undefined))[0];
      // Held by the lock of the network's own count.
      const keyOfWaiting = keyOf([name, `${key}\0${who}`]);
      const waited = await readCount(trx, keyOfWaiting);
      const [outcome, waiting] = await brake(waited && waitingOf(waited, now));
      if (waiting !== null) await putCount(trx, keyOfWaiting, countOfWaiting(waiting, now));
      return outcome;
    });
  }

  function tryOnce(name: LimitName, pair: Pair | null = null) {
    const now = clock.now().getTime();
    return async (before: Count | null, write: (next: Count) => Promise<void>): Promise<Outcome> => {
      const outcome = countTry(before, LIMITS[name], now, pair);
      if (outcome.kind !== "refused") await write(outcome.next);
      return outcome;
    };
  }

  async function giveOneBack(counted: Counted): Promise<void> {
    const giveBack = () =>
      withCount(db, keyOf(counted), async (before, write) => {
        const limit: Limit = LIMITS[counted[0]];
        if (before === null) return;
        const isBrake = limit.isBrake === true;
        await write(isBrake ? { ...before, resetsAt: before.resetsAt - intervalMs(limit) } : uncountTry(before, limit));
      });
    await inTurn(turnKeyOf(counted), giveBack);
  }
}

/**
 * Work with the same key, one piece after the other. Who waits here holds no connection, and does not run into the time that a lock
 * may be waited for. Where one piece fails, those behind it fail with it: the database is away for all of them.
 */
function turnsByKey(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  // oxlint-disable-next-line qiying/remembered-promises -- Forgotten at its end, however it ended.
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const next = (last.get(key) ?? Promise.resolve()).then(work);
    last.set(key, next);
    const forget = () => void (last.get(key) === next && last.delete(key));
    next.then(forget, forget);
    return next;
  };
}

/** For so long it is remembered who was asked to wait, and how often they have come back. */
const WAITING_KEPT_MS = 10 * 60_000;

// In the columns of a count, so that it is swept like one.
function countOfWaiting({ passes, returnsAt }: Waiting, now: number): Count {
  return { count: passes, resetsAt: now + WAITING_KEPT_MS, blockedUntil: returnsAt, pairHash: null };
}

function waitingOf({ count, blockedUntil, resetsAt }: Count, now: number): Waiting | null {
  return resetsAt <= now ? null : { passes: count, returnsAt: blockedUntil };
}

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

const HOUR_SECONDS = 60 * 60;

/**
 * The refusal of a limit that is used up. A quota is one's own, of an hour or longer: it is told apart from a server that asks to
 * slow down, with its figures.
 * @param waitMs Milliseconds until the next try may succeed.
 */
export function refusalBy(name: LimitName, waitMs: number): HttpError {
  const { of, most, withinSeconds }: Limit = LIMITS[name];
  if (of !== "account" || withinSeconds < HOUR_SECONDS) return tooManyTries(waitMs);
  const quota = { of: name, most, within_seconds: withinSeconds };
  return new HttpError("quota_used_up", TOO_MANY, retryAfter(waitMs), undefined, quota);
}

const TOO_MANY = "Too many attempts. Please try again later.";

/** @param waitMs Milliseconds to wait; Retry-After says them in seconds. */
export function tooManyTries(waitMs: number): HttpError {
  return new HttpError("too_many_attempts", TOO_MANY, retryAfter(waitMs));
}

function retryAfter(waitMs: number): Record<string, string> {
  return { "retry-after": String(Math.max(1, Math.ceil(waitMs / 1000))) };
}
