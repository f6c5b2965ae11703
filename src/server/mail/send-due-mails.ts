import type { Selectable } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { MailJobTable } from "../db/tables.ts";
import { composeMail, type MailSite } from "./compose-mail.ts";
import { mailOfJob } from "./message-of-job.ts";
import { openJob } from "./mail-queue-store.ts";
import type { MailTransport } from "./transport.ts";

export interface MailSenderParts {
  db: Db;
  clock: Clock;
  /** Opens what the queue has sealed. */
  secretKey: string;
  transport: MailTransport;
  site: () => MailSite;
  /** Gets neither addresses nor codes nor links. */
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

type Job = Selectable<MailJobTable>;

const MINUTE = 60;
/** Seconds to the next attempt after the first, second, … failure. */
const RETRY_AFTER = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE] as const;
/** How long a job is its sender's alone: longer than any attempt, and what a crash delays it by. */
const CLAIMED_FOR_SECONDS = 2 * MINUTE;

/**
 * Sends what is due, one mail after the other; any number of processes may do so at a time. A mail is sent once:
 * again only after a failure, or after a crash between the server's yes and ours (its Message-ID is then the same).
 */
export async function sendDueMails(parts: MailSenderParts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const job = await claimNext(parts);
    if (job === undefined) return;
    await settle(job, parts);
  }
}

async function claimNext({ db, clock }: MailSenderParts): Promise<Job | undefined> {
  const now = clock.now();
  return db
    .updateTable("mail_job")
    .set((job) => ({ attempts: job("attempts", "+", 1), next_attempt_at: later(now, CLAIMED_FOR_SECONDS) }))
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

async function settle(job: Job, parts: MailSenderParts): Promise<void> {
  const { clock, log } = parts;
  if (Date.parse(job.give_up_at) <= clock.now().getTime()) {
    log.warn({ job: job.id, attempts: job.attempts - 1 }, "gave up a mail that nobody waits for any more");
    return remove(job, parts);
  }
  try {
    await send(job, parts);
  } catch (error) {
    log.warn({ job: job.id, attempts: job.attempts, reason: reasonOf(error) }, "a mail has to wait");
    return postpone(job, parts);
  }
  await remove(job, parts);
}

async function send(job: Job, { db, clock, secretKey, transport, site }: MailSenderParts): Promise<void> {
  const message = await mailOfJob(openJob(job.payload, secretKey), { db, clock });
  if (message === null) return;
  await transport.send({ ...composeMail(message, site()), id: job.id, to: message.to, date: clock.now() });
}

async function remove({ id }: Job, { db }: MailSenderParts): Promise<void> {
  await db.deleteFrom("mail_job").where("id", "=", id).execute();
}

async function postpone({ id, attempts }: Job, { db, clock }: MailSenderParts): Promise<void> {
  const seconds = RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
  await db
    .updateTable("mail_job")
    .set({ next_attempt_at: later(clock.now(), seconds) })
    .where("id", "=", id)
    // Unless its time ran out meanwhile and somebody else has taken it up.
    .where("attempts", "=", attempts)
    .execute();
}

// Servers quote addresses in what they say, so only codes are told.
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(" ");
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
