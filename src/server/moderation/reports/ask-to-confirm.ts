import type { Trx } from "../../db/db.ts";
import { isWithinLimit } from "../../limits/is-within-limit.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import { reportNumber, type ReportRow } from "./report-store.ts";
import { reportToken } from "./report-token.ts";

interface Parts {
  mails: MailQueue;
  limits: RateLimits;
  secretKeys: SecretKeys;
  /** The network that the report comes from: none uses up what a mailbox gets. */
  network: string;
}

/**
 * Mails to the address of a new report, where it has one, the link by which its owner asks for the answer. The report counts without
 * that, and so it does where the mailbox has had enough of these mails.
 */
export async function askToConfirm(
  trx: Trx,
  { id, number, kind, email, language }: ReportRow,
  { mails, limits, secretKeys, network }: Parts,
): Promise<void> {
  if (email === null) return;
  if (!(await isWithinLimit(trx, limits, ["reportConfirmationOfOne", `${email}\0${network}`]))) return;
  if (!(await isWithinLimit(trx, limits, ["reportConfirmation", email]))) return;
  const token = reportToken(id, secretKeys);
  await mails.add(trx, { kind: "confirm-report", email, language, of: kind, number: reportNumber(number), token });
}
