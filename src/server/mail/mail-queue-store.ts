import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import { VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { MailJobTable } from "../db/tables.ts";
import type { SecretKeys } from "../secret-keys.ts";
import type { MailJob } from "./mail-job.ts";

/** Mails to be sent, kept in the database until they are. */
export interface MailQueue {
  /** Adds a mail within the caller's transaction: it is sent if, and only if, what it tells of has happened. */
  add(db: Db, job: MailJob): Promise<void>;
  /** Takes back what has not been sent to an address, within the caller's transaction: its owner is deleted. */
  forget(trx: Trx, email: string): Promise<void>;
}

/** A code is worthless after five minutes, the rest still wanted tomorrow. */
const WANTED_FOR_SECONDS = 24 * 60 * 60;

/** The queue; what it holds is encrypted under the newest secret, for it may hold codes and links (SG-06). */
export function mailQueue({ clock, secretKeys }: { clock: Clock; secretKeys: SecretKeys }): MailQueue {
  return {
    async add(db, job) {
      const now = clock.now();
      const seconds = job.kind === "verification-code" ? VERIFICATION_CODE_SECONDS : WANTED_FOR_SECONDS;
      await db
        .insertInto("mail_job")
        .values({
          id: uuid({ msecs: now.getTime() }),
          payload: sealJob(job, secretKeys[0]),
          attempts: 0,
          next_attempt_at: now.toISOString(),
          give_up_at: new Date(now.getTime() + seconds * 1000).toISOString(),
          created_at: now.toISOString(),
        })
        .execute();
    },
    async forget(trx, email) {
      // What is sealed cannot be asked for by address; the queue is short, for mails leave it within seconds.
      const jobs = await trx.selectFrom("mail_job").select(["id", "payload"]).execute();
      const theirs = jobs.filter(({ payload }) => recipientOf(payload, secretKeys) === email).map(({ id }) => id);
      if (theirs.length > 0) await trx.deleteFrom("mail_job").where("id", "in", theirs).execute();
    },
  };
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function sealJob(job: MailJob, secretKey: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(job), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The job in a sealed payload. @throws when it was sealed under none of the secrets. */
export function openJob(payload: Buffer, [newest, ...others]: SecretKeys): MailJob {
  try {
    return openUnder(newest, payload);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return openJob(payload, [next, ...rest]);
  }
}

function openUnder(secretKey: string, payload: Buffer): MailJob {
  const nonce = payload.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(secretKey), nonce);
  decipher.setAuthTag(payload.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = payload.subarray(NONCE_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8")) as MailJob;
}

/** Whom a sealed mail goes to; null for one that was sealed under a secret that does not count any more: nobody can send that, and it goes within a day. */
function recipientOf(payload: Buffer, secretKeys: SecretKeys): string | null {
  try {
    return openJob(payload, secretKeys).email;
  } catch {
    return null;
  }
}

function sealingKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "mail queue", 32));
}

/** A queued mail as it lies in the database. */
export type Job = Selectable<MailJobTable>;

/** Takes up the job that is due the longest: for so many seconds it is its sender's alone. */
export function claimNextJob(db: Db, { now, forSeconds }: { now: Date; forSeconds: number }): Promise<Job | undefined> {
  const claimedUntil = new Date(now.getTime() + forSeconds * 1000).toISOString();
  return db
    .updateTable("mail_job")
    .set((job) => ({ attempts: job("attempts", "+", 1), next_attempt_at: claimedUntil }))
    .where("id", "=", (due) =>
      due
        .selectFrom("mail_job")
        .select("id")
        .where("next_attempt_at", "<=", now.toISOString())
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
export async function countQueuedMails(db: Db, now: Date): Promise<{ due: number; later: number }> {
  const { all, due } = await db
    .selectFrom("mail_job")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("next_attempt_at", "<=", now.toISOString()).as("due"),
    ])
    .executeTakeFirstOrThrow();
  return { due, later: all - due };
}

/** Removes a job that is done, or given up. */
export async function removeJob(db: Db, { id }: Job): Promise<void> {
  await db.deleteFrom("mail_job").where("id", "=", id).execute();
}

/** Puts a claimed job off, unless its claim ran out meanwhile and another sender has taken it up. @param until ISO text. */
export async function postponeJob(db: Db, { id, attempts }: Job, until: string): Promise<void> {
  await db
    .updateTable("mail_job")
    .set({ next_attempt_at: until })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}
