import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import { deleteCount, deleteCounts, withCount, withCountIn, type CountKey } from "./count-store.ts";
import { countTry, uncountTry, type Count, type Outcome, type Pair } from "./count-try.ts";
import { LIMITS, type Limit, type LimitName } from "./limit-table.ts";

/** What is counted, and for whom: an address, a network, a user's id. */
export type Counted = readonly [name: LimitName, key: string];

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
    async takeWithin(trx, counted) {
      if (!isKept(counted[0])) return;
      const outcome = await withCountIn(trx, keyOf(counted), tryOnce(counted[0]));
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
    return withCount(db, keyOf(counted), tryOnce(name, pair));
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
    await withCount(db, keyOf(counted), async (before, write) => {
      if (before !== null) await write(uncountTry(before, LIMITS[counted[0]]));
    });
  }
}

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

const HOUR_SECONDS = 60 * 60;

/** A quota is one's own, of an hour or longer: it is told apart from a server that asks to slow down, with its figures. */
function refusalBy(name: LimitName, waitMs: number): HttpError {
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
