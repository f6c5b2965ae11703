import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { tell } from "../occurrences.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { inSpan } from "../spans.ts";
import { composeMail, type MailSite } from "./compose-mail.ts";
import { messageOfJob } from "./message-of-job.ts";
import { claimNextJob, openJob, postponeJob, removeJob, type Job } from "./mail-queue-store.ts";
import type { MailTransport } from "./transport.ts";

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
/** How long a job is its sender's alone: longer than any attempt, and what a crash delays it by. */
const CLAIMED_FOR_SECONDS = 2 * MINUTE;

/**
 * Sends what is due, one mail after the other; any number of processes may do so at a time. A mail is sent once:
 * again only after a failure, or after a crash between the server's yes and ours (its Message-ID is then the same).
 */
export async function sendDueMails(parts: MailSenderParts, isStopping: () => boolean = () => false): Promise<void> {
  const { db, clock } = parts;
  while (!isStopping()) {
    const job = await claimNextJob(db, { now: clock.now(), forSeconds: CLAIMED_FOR_SECONDS });
    if (job === undefined) return;
    await settle(job, parts);
  }
}

async function settle(job: Job, parts: MailSenderParts): Promise<void> {
  const { db, clock, log } = parts;
  if (Date.parse(job.give_up_at) <= clock.now().getTime()) {
    log.warn({ job: job.id, attempts: job.attempts - 1 }, "gave up a mail that nobody waits for any more");
    tell("mail", { outcome: "given-up" });
    return removeJob(db, job);
  }
  try {
    await inSpan("mail send", { attributes: { "qiying.mail.attempt": job.attempts } }, () => send(job, parts));
  } catch (error) {
    if (isFinal(error)) {
      log.warn({ job: job.id, attempts: job.attempts, reason: reasonOf(error) }, "a mail was refused for good");
      return removeJob(db, job);
    }
    log.warn({ job: job.id, attempts: job.attempts, reason: reasonOf(error) }, "a mail has to wait");
    tell("mail", { outcome: "postponed" });
    return postponeJob(db, job, later(clock.now(), retryAfter(job)));
  }
  tell("mail", { outcome: "sent" });
  await removeJob(db, job);
}

async function send(job: Job, { db, clock, secretKeys, transport, site }: MailSenderParts): Promise<void> {
  const message = await messageOfJob(openJob(job.payload, secretKeys), { db, clock, secretKeys });
  if (message === null) return;
  await transport.send({ ...composeMail(message, site()), id: job.id, to: message.to, date: clock.now() });
}

/** What a server answers with a 5xx it will answer again (RFC 5321, 4.2.1). */
const PERMANENT = 500;
/** Steps at which a refusal is about this one mail: before them it is about us (password, TLS, sender), and can be mended. */
const STEPS_OF_MAIL: ReadonlySet<string> = new Set(["RCPT TO", "DATA"]);

function isFinal(error: unknown): boolean {
  const { command = "", responseCode = 0 } = error as { command?: string; responseCode?: number };
  return responseCode >= PERMANENT && STEPS_OF_MAIL.has(command);
}

// Servers quote addresses in what they say, so only codes are told.
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(" ");
}

function retryAfter({ attempts }: Job): number {
  return RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
