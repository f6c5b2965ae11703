import type { Insertable, Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import { MINUTE_MS } from "#domain/durations.ts";
import { VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";
import { secondsAfter, type Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { MailJobTable } from "../db/tables.ts";
import { customerNetworkOf } from "../http/calls/client-of.ts";
import { keyedHash, type SecretKeys } from "../secret-keys.ts";
import { openText, sealText } from "../sealed-text.ts";
import { tooManyTries } from "../limits/rate-limits.ts";
import type { MailJob } from "./mail-job.ts";

/** Mails to be sent, kept in the database until they are. */
export interface MailQueue {
  /**
   * Adds a mail within the caller's transaction: it is sent if, and only if, what it tells of has happened.
   * @param network From where it was asked for, by a caller who need not be signed in (`Client.network`).
   * @throws HttpError 429 where too many from that network wait already.
   */
  add(db: Db, job: MailJob, network?: string): Promise<void>;
  /** Puts a mail that did not go out back, as if it were new. */
  addAgain(trx: Trx, mail: { id: string; payload: Buffer; created_at: string }, job: MailJob): Promise<void>;
  /** Takes back what has not been sent to an address, within the caller's transaction: its owner is deleted. */
  forget(trx: Trx, email: string): Promise<void>;
}

/** A code is worthless after five minutes, the rest still wanted tomorrow. */
const WANTED_FOR_SECONDS = 24 * 60 * 60;

/** Kinds that their reader waits for in front of a screen, to sign up or to get back in; all others are notices. */
const AWAITED: ReadonlySet<MailJob["kind"]> = new Set<MailJob["kind"]>([
  "verification-code",
  "recovery",
  "confirm-email",
  "confirm-new-email",
  "email-restored",
  "test",
]);
/** Alerts come behind all else: thousands may come together, and none of them is about its reader's account. */
const URGENCY = { awaited: 0, notice: 1, alert: 2 } as const;

/**
 * Mails of one network that may wait at a time: more than its limits by request let one address ask for in an hour in which the mail
 * server is away, so that a whole hall has room beside somebody who asks for all of these.
 */
const MOST_WAITING_OF_NETWORK = 500;
/** How soon some of them will have left. */
const FULL_FOR_MS = MINUTE_MS;

interface Parts {
  clock: Clock;
  secretKeys: SecretKeys;
  /** Whether what one network has waiting is bounded (RATE_LIMITS). */
  limited: boolean;
}

/** The queue; what it holds is encrypted under the newest secret, for it may hold codes and links (SG-06). */
export function mailQueue({ clock, secretKeys, limited }: Parts): MailQueue {
  const recipientHash = ({ email }: MailJob) => keyedHash(secretKeys, `mail recipient\0${email}`);

  return {
    async add(db, job, network) {
      const network_hash = network === undefined ? null : keyedHash(secretKeys, `mail network\0${blockOf(network)}`);
      const recipient_hash = recipientHash(job);
      const waiting = await countWaiting(db, { network_hash, recipient_hash, now: clock.now() });
      if (limited && waiting.ofNetwork >= MOST_WAITING_OF_NETWORK) throw tooManyTries(FULL_FOR_MS);
      await insertJob(db, {
        id: uuid({ msecs: clock.now().getTime() }),
        payload: sealJob(job, secretKeys),
        created_at: clock.now().toISOString(),
        // Each network and each address in turn: who floods waits behind their own.
        turn: Math.max(waiting.ofNetwork, waiting.ofRecipient),
        network_hash,
        recipient_hash,
        ...timesOf(job, clock.now()),
      });
    },
    async addAgain(trx, { id, payload, created_at }, job) {
      const recipient_hash = recipientHash(job);
      const times = timesOf(job, clock.now());
      await insertJob(trx, { id, payload, created_at, turn: 0, network_hash: null, recipient_hash, ...times });
    },
    async forget(trx, email) {
      // What is sealed cannot be asked for by address; both tables are short.
      for (const table of ["mail_job", "dead_mail"] as const) {
        const jobs = await trx.selectFrom(table).select(["id", "payload"]).execute();
        const theirs = jobs.filter(({ payload }) => recipientOf(payload, secretKeys) === email).map(({ id }) => id);
        if (theirs.length > 0) await trx.deleteFrom(table).where("id", "in", theirs).execute();
      }
    },
  };
}

/** When a job is due, in which order, and until when it is of use. */
function timesOf({ kind }: MailJob, now: Date) {
  const seconds = kind === "verification-code" ? VERIFICATION_CODE_SECONDS : WANTED_FOR_SECONDS;
  return {
    urgency: urgencyOf(kind),
    next_attempt_at: now.toISOString(),
    give_up_at: secondsAfter(now, seconds),
  };
}

function urgencyOf(kind: MailJob["kind"]): number {
  if (kind === "notified") return URGENCY.alert;
  return AWAITED.has(kind) ? URGENCY.awaited : URGENCY.notice;
}

async function insertJob(db: Db, job: Omit<Insertable<MailJobTable>, "attempts" | "last_answer">): Promise<void> {
  await db
    .insertInto("mail_job")
    .values({ ...job, attempts: 0, last_answer: null })
    .execute();
}

async function countWaiting(
  db: Db,
  { network_hash, recipient_hash, now }: { network_hash: Buffer | null; recipient_hash: Buffer; now: Date },
): Promise<{ ofNetwork: number; ofRecipient: number }> {
  const count = (column: "network_hash" | "recipient_hash", hash: Buffer | null) =>
    db
      .selectFrom("mail_job")
      .select((job) => job.fn.countAll<number>().as("count"))
      .where(column, "=", hash)
      .where("give_up_at", ">", now.toISOString())
      .$asScalar();
  const { rows } = await db.executeQuery<{ ofNetwork: number; ofRecipient: number }>(
    db
      .selectNoFrom([
        count("network_hash", network_hash).as("ofNetwork"),
        count("recipient_hash", recipient_hash).as("ofRecipient"),
      ])
      .compile(),
  );
  return rows[0] ?? { ofNetwork: 0, ofRecipient: 0 };
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: as much as one customer is given. */
function blockOf(network: string): string {
  const customer = customerNetworkOf(network);
  return /^\d+\.\d+\.\d+\.\d+$/.test(customer) ? customer.slice(0, customer.lastIndexOf(".")) : customer;
}

function sealJob(job: MailJob, secretKeys: SecretKeys): Buffer {
  return sealText(JSON.stringify(job), secretKeys, "mail queue");
}

/** The job in a sealed payload. @throws when it was sealed under none of the secrets. */
export function openJob(payload: Buffer, secretKeys: SecretKeys): MailJob {
  return JSON.parse(openText(payload, secretKeys, "mail queue")) as MailJob;
}

/** Whom a sealed mail goes to; null for one that was sealed under a secret that does not count any more: that cannot be sent, and is removed within a day. */
function recipientOf(payload: Buffer, secretKeys: SecretKeys): string | null {
  try {
    return openJob(payload, secretKeys).email;
  } catch {
    return null;
  }
}

/** A queued mail as it lies in the database. */
export type Job = Selectable<MailJobTable>;

interface Claim {
  now: Date;
  /** For how long the job is its sender's alone. */
  forSeconds: number;
  /** Whether a notice is preferred to what is waited for. */
  noticesFirst: boolean;
}

/** Takes up a job that is due: those that are waited for first, then each network's and address's first, then the oldest. */
export function claimNextJob(db: Db, { now, forSeconds, noticesFirst }: Claim): Promise<Job | undefined> {
  const claimedUntil = secondsAfter(now, forSeconds);
  return db
    .updateTable("mail_job")
    .set((job) => ({ attempts: job("attempts", "+", 1), next_attempt_at: claimedUntil }))
    .where("id", "=", (due) =>
      due
        .selectFrom("mail_job")
        .select("id")
        .where("next_attempt_at", "<=", now.toISOString())
        .$if(noticesFirst, (jobs) => jobs.orderBy((job) => job("urgency", "=", URGENCY.awaited)))
        .orderBy("urgency")
        .orderBy("turn")
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** How many mails wait: those that are due, and those whose next try comes later. */
export function countQueuedMails(db: Db, now: Date): Promise<{ due: number; later: number }> {
  return queuedMails(db, now).executeTakeFirstOrThrow();
}

/** Asks how many mails wait, alone or as a part of a larger question. */
export function queuedMails(db: Db, now: Date) {
  return db
    .selectFrom("mail_job")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("next_attempt_at", "<=", now.toISOString()).as("due"),
      fn.countAll<number>().filterWhere("next_attempt_at", ">", now.toISOString()).as("later"),
    ]);
}

/** Removes a job that is done, or given up. */
export async function removeJob(db: Db, { id }: Job): Promise<void> {
  await db.deleteFrom("mail_job").where("id", "=", id).execute();
}

/**
 * Puts a claimed job off, unless its claim ran out meanwhile and another sender has taken it up.
 * @param until ISO text. @param answer What the mail server said.
 */
export async function postponeJob(
  db: Db,
  { id, attempts }: Job,
  { until, answer }: { until: string; answer: string | null },
): Promise<void> {
  await db
    .updateTable("mail_job")
    .set({ next_attempt_at: until, last_answer: answer })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}
