import { findAccountByEmail } from "../accounts/account-store.ts";
import { addMailedToken, MAILED_LINK_SECONDS } from "../accounts/mailed-token-store.ts";
import { isNewestCode } from "../accounts/verification-code-store.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { SecretKeys } from "../secret-keys.ts";
import type { Message } from "./compose-mail.ts";
import type { MailJob } from "./mail-job.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
}

/** What a wanted mail is to say; null when there is nothing to be said any more, or no account to say it to. */
export async function messageOfJob(job: MailJob, parts: Parts): Promise<Message | null> {
  if (job.kind === "verification-code") return codeMail(job, parts);
  if (job.kind === "recovery" || job.kind === "email-restored") return mailWithResetLink(job, parts);
  if (job.kind === "confirm-new-email") return newAddressMail(job, parts);
  return { ...job, to: job.email };
}

async function newAddressMail(
  { language, email, token }: MailJob & { kind: "confirm-new-email" },
  { db }: Parts,
): Promise<Message> {
  const isTaken = (await findAccountByEmail(db, email)) !== undefined;
  return { language, to: email, ...(isTaken ? { kind: "address-taken" } : { kind: "confirm-new-email", token }) };
}

async function codeMail(
  job: MailJob & { kind: "verification-code" },
  { db, secretKeys }: Parts,
): Promise<Message | null> {
  const { language, email, code } = job;
  if (!(await isNewestCode(db, { email, code, secretKeys }))) return null;
  if ((await findAccountByEmail(db, email)) !== undefined) return { kind: "account-exists", language, to: email };
  return { kind: "verification-code", language, to: email, code };
}

async function mailWithResetLink(
  job: MailJob & { kind: "recovery" | "email-restored" },
  { db, clock }: Parts,
): Promise<Message | null> {
  const account = await findAccountByEmail(db, job.email);
  if (account?.is_active !== true) return null;
  const purpose = "reset-password";
  const link = { accountId: account.id, email: account.email, purpose, now: clock.now() } as const;
  const token = await db
    .transaction()
    .execute((trx) => addMailedToken(trx, { ...link, livesSeconds: MAILED_LINK_SECONDS[purpose], replaces: true }));
  // The stored address, never the one that was asked for (P-05).
  return { kind: job.kind, language: job.language, to: account.email, token };
}
