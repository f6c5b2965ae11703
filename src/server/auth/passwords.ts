import * as argon2 from "@node-rs/argon2";
import { ERROR_CODES } from "#contract/error-codes.ts";
import { rememberUntilItFails, shareWhileUnderWay } from "#domain/remembered.ts";
import { within } from "#domain/within.ts";
import { fairQueue } from "../fair-queue.ts";
import { HttpError, type Refusal } from "../http/errors/http-error.ts";
import { toldQueued } from "../occurrences.ts";

/** What a hash costs, in argon2's figures; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The work itself, wherever it is done. */
export interface Hashing {
  hash(password: string, cost: HashCost): Promise<string>;
  /** Whether the password is the one that was hashed. @throws where the hash is none. */
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** OWASP's argon2id figures: about 30 ms and 19 MB a hash. The library's algorithm is argon2id unless told. */
export const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Callers that may wait for a hash, and those of one owner, at work and waiting (L-07). */
const MOST_WAITING = 64;
const MOST_OF_ONE = 32;
/**
 * Logins of one owner on their way, from what is read before the check to the session: fifty guesses in one moment are all counted
 * (RC-11). And those of one network, before it is known whose they are.
 */
const MOST_LOGINS_OF_ONE = 64;
const MOST_LOGINS_OF_NETWORK = 256;
/** What has worked so lately is taken to work. */
const GOOD_FOR_MS = 5000;
/** A check that takes longer is answered for by nobody. */
const CHECKED_WITHIN_MS = 3000;

export interface Passwords {
  /** Makes what an unknown account's password is compared with, so that the first login need not wait for it. @throws as `hash`. */
  prepare: () => Promise<void>;
  /** Whether passwords can be checked: none is, or one was within the last seconds, or is within three seconds now. */
  canCheck: () => Promise<boolean>;
  /**
   * The hash to store, in the PHC format.
   * @param owner In whose turn: see `HashOwner`. @throws HttpError 503 when too many are waiting.
   */
  hash(owner: HashOwner, password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash it takes as long and is false, so that an
   * unknown address answers like a wrong password (L-01). @throws HttpError 503 when too many are waiting.
   */
  verify(owner: HashOwner, passwordHash: string | null, password: string): Promise<boolean>;
  /** Why a login from a network would be refused if it came now: too many from there are on their way. Null where it would not. */
  refusalOfLogin: (network: string) => Refusal | null;
  /**
   * Does the whole of a login: it asks whose it is, and then does it or refuses it before anything else is read. Of a flood, most
   * costs the database one look. @throws HttpError 503, as above.
   */
  admitLogin<Owner extends { owner: HashOwner }, Result>(
    network: string,
    whose: () => Promise<Owner>,
    logIn: (owner: Owner) => Promise<Result>,
  ): Promise<Result>;
}

/**
 * Whose turn a hash takes: an account's, where it is known who asks, and else that of their network. Those who log in and those who
 * sign up from one network are two.
 */
export type HashOwner = `${"account" | "login" | "sign-up"} ${string}`;

/**
 * @param cost Of new hashes; one that is stored names its own. Tests that are not about it hash more cheaply.
 * @param workers Hashes at a time: a flood of logins must leave room for searches.
 * @param hashing Does the work; in this process unless told.
 */
export function passwords(cost: HashCost = OWASP_COST, workers = 2, hashing: Hashing = argon2): Passwords {
  const queue = fairQueue({
    workers,
    // All: a hash is short, and who comes next has their turn at its end.
    workersOfOne: workers,
    mostWaiting: MOST_WAITING,
    mostOfOne: MOST_OF_ONE,
    mostCostOfOne: MOST_OF_ONE,
    full: tooMany,
    ofOne: tooMany,
  });
  const ofNetworks = countsUnderWay(MOST_LOGINS_OF_NETWORK);
  const ofOwners = countsUnderWay(MOST_LOGINS_OF_ONE);
  let checkedAt = Number.NEGATIVE_INFINITY;
  const placeholderHash = rememberUntilItFails(() => hashing.hash(crypto.randomUUID(), cost));
  // Beside the queue: who waits there is busy, not broken.
  const tryOne = shareWhileUnderWay(async () => {
    await verified(await placeholderHash(), "");
    return true;
  });

  return {
    prepare: async () => void (await placeholderHash()),
    canCheck: async () =>
      performance.now() - checkedAt < GOOD_FOR_MS ||
      within(
        CHECKED_WITHIN_MS,
        tryOne().catch(() => false),
        false,
      ),
    hash: (owner, password) => queued(owner, () => hashing.hash(password.normalize("NFC"), cost)),
    verify: (owner, passwordHash, password) =>
      queued(owner, async () => {
        // Waited for by both kinds: where it is not made yet, its time must not tell one kind from the other.
        const standIn = await placeholderHash();
        const isKnown = passwordHash !== null && passwordHash !== "";
        for (const spelling of spellingsOf(password)) {
          if ((await verified(isKnown ? passwordHash : standIn, spelling)) && isKnown) return true;
        }
        return false;
      }),
    refusalOfLogin: (network) => (ofNetworks.isFull(network) ? TOO_MANY : null),
    admitLogin: (network, whose, logIn) =>
      ofNetworks.count(network, async () => {
        const known = await whose();
        return ofOwners.count(known.owner, () => logIn(known));
      }),
  };

  function queued<Result>(owner: HashOwner, work: () => Promise<Result>): Promise<Result> {
    return toldQueued("passwords", queue, queue.run(owner, 1, work));
  }

  async function verified(passwordHash: string, password: string): Promise<boolean> {
    const matches = await hashing.verify(passwordHash, password);
    checkedAt = performance.now();
    return matches;
  }
}

/** Counts what is under way by its key, so many of one at most. */
function countsUnderWay(most: number) {
  const counts = new Map<string, number>();
  const isFull = (key: string) => (counts.get(key) ?? 0) >= most;
  return {
    isFull,
    /** @throws HttpError 503 where as many are under way. */
    async count<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      if (isFull(key)) throw tooMany();
      counts.set(key, (counts.get(key) ?? 0) + 1);
      try {
        return await work();
      } finally {
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      }
    },
  };
}

/**
 * A password as it is hashed, composed; then as it came and taken apart: hashes from before passwords were composed have what one
 * keyboard sent. Nearly all passwords have one spelling.
 */
function spellingsOf(password: string): Set<string> {
  return new Set([password.normalize("NFC"), password, password.normalize("NFD")]);
}

/** Made once: what refuses most of a flood must cost next to nothing. */
const TOO_MANY: Refusal = {
  status: ERROR_CODES.service_unavailable,
  code: "service_unavailable",
  detail: "Service Unavailable",
  headers: { "retry-after": "2" },
};

function tooMany(): HttpError {
  return new HttpError("service_unavailable", "Service Unavailable", TOO_MANY.headers);
}
