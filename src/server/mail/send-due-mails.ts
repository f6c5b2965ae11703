import { secondsAfter, type Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { tell } from "../occurrences.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { inSpan } from "../spans.ts";
import { composeMail, type MailSite } from "./compose-mail.ts";
import { messageOfJob } from "./message-of-job.ts";
import { giveBack, noteAnswered, noteUnreachable, takeLeave, type Leave } from "./breaker-store.ts";
import { bury } from "./dead-mail-store.ts";
import { deliveryFailure, type DeliveryFailure } from "./delivery-failure.ts";
import type { MailJob } from "./mail-job.ts";
import { claimNextJob, openJob, postponeJob, removeJob, type Job } from "./mail-queue-store.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

export interface MailSenderParts {
  db: Db;
  clock: Clock;
  /** Opens what the queue has sealed. */
  secretKeys: SecretKeys;
  transport: MailTransport;
  site: () => MailSite;
  /** Gets neither addresses nor codes nor links. */
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

const MINUTE = 60;
/** Seconds to the next attempt after the first, second, … failure. */
const RETRY_AFTER = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE] as const;
/** The same where the server was not to be had: it is the server's return that the mail waits for, and not the mail's turn. */
const LONGEST_AFTER_OUTAGE = 5 * MINUTE;
/** How long a job is its sender's alone: longer than any attempt, and what a crash delays it by. */
const CLAIMED_FOR_SECONDS = 2 * MINUTE;
/** Of so many mails one is a notice, where any wait: a flood of codes must not keep them for ever. */
const A_NOTICE_IN = 5;

/**
 * Sends what is due, one mail after the other; any number of processes may do so at a time. A mail is sent once:
 * again only after a failure, or after a crash between the server's yes and ours (its Message-ID is then the same). While the
 * server is not to be had, all wait, and one mail at a time finds out whether it is back.
 */
export async function sendDueMails(parts: MailSenderParts, isStopping: () => boolean = () => false): Promise<void> {
  const { db, clock } = parts;
  for (let taken = 1; !isStopping(); taken += 1) {
    const leave = await takeLeave(db, clock.now());
    if (leave === null) return;
    const noticesFirst = taken % A_NOTICE_IN === 0;
    const job = await claimNextJob(db, { now: clock.now(), forSeconds: CLAIMED_FOR_SECONDS, noticesFirst });
    if (job === undefined) return giveBack(db, leave, clock.now());
    await settle(job, leave, parts);
  }
}

async function settle(job: Job, leave: Leave, parts: MailSenderParts): Promise<void> {
  const { db, clock, log, secretKeys, transport, site } = parts;
  if (Date.parse(job.give_up_at) <= clock.now().getTime()) {
    await giveBack(db, leave, clock.now());
    return giveUp(job, parts);
  }
  let mail: OutgoingMail | null;
  try {
    const message = await messageOfJob(openJob(job.payload, secretKeys), { db, clock, secretKeys });
    mail = message && { ...composeMail(message, site()), id: job.id, to: message.to, date: clock.now() };
  } catch (error) {
    // Sealed under another secret, or the database is away: no matter of the mail server's.
    await giveBack(db, leave, clock.now());
    const { code, name } = error as { code?: string; name?: string };
    log.warn({ job: job.id, attempts: job.attempts, reason: code ?? name }, "a mail has to wait");
    return postponeJob(db, job, { until: secondsAfter(clock.now(), retryAfter(job)), answer: null });
  }
  if (mail === null) {
    await giveBack(db, leave, clock.now());
    return removeJob(db, job);
  }
  try {
    await inSpan("mail send", { attributes: { "qiying.mail.attempt": job.attempts } }, () => transport.send(mail));
  } catch (error) {
    return settleFailure(job, deliveryFailure(error, mail.to), leave, parts);
  }
  await removeJob(db, job);
  tell("mail", { outcome: "sent" });
  await noteReturn(leave, parts);
}

async function settleFailure(job: Job, failure: DeliveryFailure, leave: Leave, parts: MailSenderParts): Promise<void> {
  const { db, clock, log } = parts;
  const { kind, reason, answer } = failure;
  const facts = { job: job.id, attempts: job.attempts, reason };
  if (kind === "unreachable") {
    const pause = await noteUnreachable(db, leave, clock.now());
    if (pause !== null) {
      tell("mailServer", { outcome: "away" });
      log.warn({ reason, seconds: pause }, "the mail server is not to be had, all mails wait");
    }
  } else {
    await noteReturn(leave, parts);
  }
  if (kind === "refused") {
    log.warn(facts, "a mail was refused for good");
    tell("mail", { outcome: "refused" });
    return buryJob(job, { cause: "refused", answer }, parts);
  }
  log.warn(facts, "a mail has to wait");
  tell("mail", { outcome: "postponed" });
  const wait = kind === "unreachable" ? Math.min(retryAfter(job), LONGEST_AFTER_OUTAGE) : retryAfter(job);
  await postponeJob(db, job, { until: secondsAfter(clock.now(), wait), answer });
}

async function noteReturn(leave: Leave, { db, log }: MailSenderParts): Promise<void> {
  if (!(await noteAnswered(db, leave))) return;
  tell("mailServer", { outcome: "back" });
  log.info({ failures: leave.failures }, "the mail server is back, mails go out again");
}

async function giveUp(job: Job, parts: MailSenderParts): Promise<void> {
  parts.log.warn({ job: job.id, attempts: job.attempts - 1 }, "gave up a mail that nobody waits for any more");
  tell("mail", { outcome: "given-up" });
  const tried = { ...job, attempts: job.attempts - 1 };
  await buryJob(tried, { cause: "given_up", answer: job.last_answer }, parts);
}

// A code that has run out is of no use, nor is what cannot be read.
async function buryJob(
  job: Job,
  { cause, answer }: { cause: "refused" | "given_up"; answer: string | null },
  { db, clock, secretKeys }: MailSenderParts,
): Promise<void> {
  const kind = kindOf(job, secretKeys);
  if (kind === null || (cause === "given_up" && kind === "verification-code")) return removeJob(db, job);
  await bury(db, job, { kind, cause, answer, now: clock.now() });
}

function kindOf({ payload }: Job, secretKeys: SecretKeys): MailJob["kind"] | null {
  try {
    return openJob(payload, secretKeys).kind;
  } catch {
    return null;
  }
}

function retryAfter({ attempts }: Job): number {
  return RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
}
