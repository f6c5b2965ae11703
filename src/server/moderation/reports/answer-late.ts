import type { Trx } from "../../db/db.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { tellReporters } from "../acts/moderation-mails.ts";
import { takeLateAnswers } from "./report-answer-store.ts";

/**
 * Mails an account whose address has just been confirmed what was decided of its reports while it was not.
 * @param now ISO text.
 */
export async function answerLate(
  trx: Trx,
  accountId: string,
  { mails, now }: { mails: MailQueue; now: string },
): Promise<void> {
  const account = await findAccount(trx, accountId);
  if (account === undefined) return;
  for (const { kind, ...report } of await takeLateAnswers(trx, account, now)) {
    await tellReporters(trx, [report], kind, { mails });
  }
}
