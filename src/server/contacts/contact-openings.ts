import { addDays, londonDay, londonMidnight } from "#domain/calendar-day.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Language } from "#domain/language.ts";
import { findAccount } from "../accounts/account-store.ts";
import type { LimitName } from "../limits/limit-table.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { refuseUnconfirmed } from "../accounts/refuse-unconfirmed.ts";
import type { Clock } from "../clock.ts";
import { isMissingReference } from "../db/database-errors.ts";
import type { Db, Trx } from "../db/db.ts";
import type { Caller } from "../http/calls/caller.ts";
import { customerNetworkOf, type Client } from "../http/calls/client-of.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { Settings } from "../settings/settings.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import { addOpening, countOne, type ContactOf } from "./contact-opening-store.ts";

/** A contact, and who wants to see it. */
export interface Opening {
  of: ContactOf;
  /** Whose it is; null for demo rows. */
  ownerId: string | null;
  caller: Caller;
  client: Pick<Client, "network" | "language">;
}

/** Contacts are given one by one, and counted. */
export interface ContactOpenings {
  /**
   * Notes that a person opens a contact, before it is given out. One's own, one that was opened before, and a
   * superuser's are not counted.
   * @throws HttpError 401 for an account that is gone, 403 without a confirmed address, 429 with Retry-After to midnight
   *   in London when the person has opened as many as one may in a day, and 429 with a minute at most for one who opens them faster
   *   than a person reads, or whose network has opened very many.
   */
  note(opening: Opening): Promise<void>;
}

interface Parts {
  db: Db;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
  /** Keys the hashes under which networks are counted. */
  secretKeys: SecretKeys;
  settings: Pick<Settings, "contactsADay" | "requireEmailCode" | "rateLimits">;
  limits: Pick<RateLimits, "takeWithin">;
}

/** For so long an account counts as new. */
const NEW_FOR_MS = 7 * DAY_MS;
/**
 * How many different contacts a network opens in a day before its accounts are slowed to one a minute each, in full allowances of
 * one person. A campus or a mobile operator puts thousands of people behind one address, who open the same rooms: all together
 * get 50. A farm is made of accounts that were signed up a moment ago, behind one address too, and shares the rooms among them:
 * accounts of the last seven days get 10 together. Slowed is each account by itself, so that in a hall with a farm nobody waits
 * for longer than a minute, and a farm reads as slowly as one who copies by hand.
 */
const ALLOWANCES_OF_NEW_ACCOUNTS = 10;
const ALLOWANCES_OF_A_NETWORK = 50;

/** Openings and their counts are kept in the database: the same for every process (G15). */
export function contactOpenings({ db, clock, today, secretKeys, settings, limits }: Parts): ContactOpenings {
  return {
    async note({ of, ownerId, caller, client }) {
      if (ownerId === caller.userId || caller.isSuperuser) return;
      const account = await findAccount(db, caller.userId);
      if (account === undefined) throw unauthenticated("invalid_credentials");
      refuseUnconfirmed(caller, settings);
      const isNew = clock.now().getTime() - Date.parse(account.created_at) < NEW_FOR_MS;
      const opening = { accountId: account.id, of, now: clock.now().toISOString() };
      await db
        .transaction()
        .execute(async (trx) => {
          if (await addOpening(trx, opening)) await countOpening(trx, { accountId: account.id, isNew, of, client });
        })
        .catch(refuseGone);
    },
  };

  // In one order, so that no two wait for each other; what is refused takes back all of it.
  async function countOpening(
    trx: Trx,
    { accountId, isNew, of, client }: Pick<Opening, "of" | "client"> & { accountId: string; isNew: boolean },
  ): Promise<void> {
    if (!settings.rateLimits) return;
    const { contactsADay } = settings;
    // Of IPv6 a customer has 65,536 networks: what they are given as a whole counts.
    const network = customerNetworkOf(client.network);
    const paced = (name: LimitName, why: keyof typeof SLOWED) =>
      limits.takeWithin(trx, [name, accountId]).catch((error: unknown) => slowed(error, why, client.language));
    if (!(await count(trx, `account\0${accountId}`, contactsADay))) throw usedUp(client.language);
    await paced("contactPace", "by-pace");
    // Of rooms that neighbours have opened today a harvester has nothing new.
    const isFirstHere = await count(trx, `first\0${network}\0${Object.values(of).join()}`, 1);
    if (!isFirstHere) return;
    const mayOpen = async (name: string, allowances: number) =>
      count(trx, `${name}\0${network}`, allowances * contactsADay);
    const isWithin =
      (!isNew || (await mayOpen("new-accounts", ALLOWANCES_OF_NEW_ACCOUNTS))) &&
      (await mayOpen("network", ALLOWANCES_OF_A_NETWORK));
    if (!isWithin) await paced("contactSlowed", "by-network");
  }

  function count(trx: Trx, key: string, most: number): Promise<boolean> {
    const [keyHash, ...otherHashes] = keyedHashes(secretKeys, `contacts\0${key}`);
    return countOne(trx, { keyHash, otherHashes, day: today() }, most);
  }

  function usedUp(language: Language): HttpError {
    const midnight = londonMidnight(addDays(londonDay(clock.now()), 1));
    const seconds = Math.ceil((midnight.getTime() - clock.now().getTime()) / 1000);
    const sentence = USED_UP[language].replace("{count}", String(settings.contactsADay));
    return new HttpError("contacts_used_up", sentence, { "retry-after": String(Math.max(1, seconds)) });
  }
}

const USED_UP: Record<Language, string> = {
  zh: "你今天已经查看了 {count} 个联系方式，这是一天的上限。英国时间午夜之后可以继续；看过的随时可以再看。",
  en: "You have opened {count} contacts today, which is the most in a day. You can go on after midnight UK time; those that you have opened stay open.",
};

const SLOWED = {
  "by-pace": {
    zh: "查看得太快了，请 {seconds} 秒后再看下一个联系方式。",
    en: "That was fast: the next contact opens in {seconds} s.",
  },
  "by-network": {
    zh: "你所在的网络今天查看联系方式的人很多，所以慢一些：请 {seconds} 秒后再试。",
    en: "Many contacts were opened from your network today, so it goes more slowly: try again in {seconds} s.",
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Says of a brake in the reader's words how long it takes. */
function slowed(error: unknown, why: keyof typeof SLOWED, language: Language): never {
  if (!(error instanceof HttpError && error.status === 429)) throw error;
  const sentence = SLOWED[why][language].replace("{seconds}", error.headers["retry-after"] ?? "60");
  throw new HttpError("contacts_slowed", sentence, error.headers);
}

// The account, the room or the request was deleted since it was looked up.
function refuseGone(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  throw new HttpError("not_found", "Not Found");
}
