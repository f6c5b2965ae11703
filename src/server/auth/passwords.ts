import * as argon2 from "@node-rs/argon2";
import pLimit from "p-limit";
import { ERROR_CODES } from "#contract/error-codes.ts";
import { rememberUntilItFails, shareWhileUnderWay } from "#domain/remembered.ts";
import { within } from "#domain/within.ts";
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
/** Callers of each kind that may wait for a hash: a flood of sign-ups must leave room for logins (L-07). */
const MOST_WAITING = 32;
/** Logins on their way, from what is read before the check to the session: fifty guesses in one moment are all counted (RC-11). */
const MOST_LOGINS = 64;
/** What has worked so lately is taken to work. */
const GOOD_FOR_MS = 5000;
/** A check that takes longer is answered for by nobody. */
const CHECKED_WITHIN_MS = 3000;

export interface Passwords {
  /** Makes what an unknown account's password is compared with, so that the first login need not wait for it. @throws as `hash`. */
  prepare: () => Promise<void>;
  /** Whether passwords can be checked: none is, or one was within the last seconds, or is within three seconds now. */
  canCheck: () => Promise<boolean>;
  /** The hash to store, in the PHC format. @throws HttpError 503 when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash it takes as long and is false, so that an
   * unknown address answers like a wrong password (L-01). @throws HttpError 503 when too many are waiting.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Why a login that came now would be refused: too many are waiting, or too many logins are on their way. Null where it would not. */
  refusalOfLogin: () => Refusal | null;
  /**
   * Does the whole of a login, whose check waits among others, or refuses it before anything is read for it: of a flood, most
   * cost the database nothing. @throws HttpError 503, as above.
   */
  admitLogin<Result>(logIn: () => Promise<Result>): Promise<Result>;
}

/**
 * @param cost Of new hashes; one that is stored names its own. Tests that are not about it hash more cheaply.
 * @param workers Hashes at a time: a flood of logins must leave room for searches.
 * @param hashing Does the work; in this process unless told.
 */
export function passwords(cost: HashCost = OWASP_COST, workers = 2, hashing: Hashing = argon2): Passwords {
  const limit = pLimit(workers);
  const waiting = { new: 0, known: 0 };
  let logins = 0;
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
    hash: (password) => queued("new", () => hashing.hash(password.normalize("NFC"), cost)),
    verify: (passwordHash, password) =>
      queued("known", async () => {
        // Waited for by both kinds: where it is not made yet, its time must not tell one kind from the other.
        const standIn = await placeholderHash();
        const isKnown = passwordHash !== null && passwordHash !== "";
        for (const spelling of spellingsOf(password)) {
          if ((await verified(isKnown ? passwordHash : standIn, spelling)) && isKnown) return true;
        }
        return false;
      }),
    refusalOfLogin,
    async admitLogin(logIn) {
      if (refusalOfLogin() !== null) throw tooMany();
      logins += 1;
      try {
        return await logIn();
      } finally {
        logins -= 1;
      }
    },
  };

  async function queued<Result>(kind: keyof typeof waiting, work: () => Promise<Result>): Promise<Result> {
    if (waiting[kind] >= MOST_WAITING) throw tooMany();
    waiting[kind] += 1;
    const working = limit(() => {
      waiting[kind] -= 1;
      return work();
    });
    return toldQueued("passwords", limit, working);
  }

  function refusalOfLogin(): Refusal | null {
    return waiting.known >= MOST_WAITING || logins >= MOST_LOGINS ? TOO_MANY : null;
  }

  async function verified(passwordHash: string, password: string): Promise<boolean> {
    const matches = await hashing.verify(passwordHash, password);
    checkedAt = performance.now();
    return matches;
  }
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
