import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { isAct, isAppealable, isToldToPoster, toldReason, type AppealOutcome } from "#domain/moderation/act-rules.ts";
import type { Account } from "../../accounts/account-store.ts";
import type { Trx } from "../../db/db.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { appealToken } from "../appeals/appeal-token.ts";
import type { DecidedReport } from "../reports/report-answer-store.ts";
import { reportNumber } from "../reports/report-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";

type Recipient = Pick<Account, "email" | "language">;

/** What mails are made of. */
export interface MailParts {
  mails: MailQueue;
  secretKeys: SecretKeys;
  /** Whether an account's address has to be confirmed before an answer goes there (REQUIRE_EMAIL_CODE). */
  requireEmailCode: boolean;
}

/** Tells the account that an act concerns, with a way to appeal where there is one. */
export async function tellPoster(
  trx: Trx,
  { email, language }: Recipient,
  { id, act, kind, title, reason, words_zh, words_en }: ModerationAct,
  { mails, secretKeys }: MailParts,
): Promise<void> {
  if (!isAct(act) || !isToldToPoster(act)) return;
  // Words in the other language say more than none.
  const words = language === "zh" ? (words_zh ?? words_en) : (words_en ?? words_zh);
  const token = isAppealable(act) ? appealToken(id, secretKeys) : null;
  await mails.add(trx, {
    kind: "moderated",
    email,
    language,
    act,
    of: kind,
    title,
    reason: toldReason(reason),
    words,
    appealToken: token,
  });
}

/** Tells an appellant that their appeal is decided, where no act tells it already. */
export async function tellAppellant(
  trx: Trx,
  { email, language }: Recipient,
  {
    of,
    title,
    words_zh,
    words_en,
  }: Pick<ModerationAct, "title" | "words_zh" | "words_en"> & { of: ModerationAct["kind"] },
  outcome: AppealOutcome,
  { mails }: MailParts,
): Promise<void> {
  const words = language === "zh" ? (words_zh ?? words_en) : (words_en ?? words_zh);
  await mails.add(trx, { kind: "appeal-decided", email, language, of, title, outcome, words });
}

/** Tells those who have reported what came of it. */
export async function tellReporters(
  trx: Trx,
  reports: readonly DecidedReport[],
  of: NonNullable<ModerationAct["kind"]>,
  { mails }: Pick<MailParts, "mails">,
): Promise<void> {
  for (const { number, outcome, to } of reports) {
    if (to !== null) await mails.add(trx, { kind: "report-decided", ...to, of, number: reportNumber(number), outcome });
  }
}
