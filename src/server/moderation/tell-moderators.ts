import type { Severity } from "#domain/moderation/report-rules.ts";
import { activeSuperusers } from "../accounts/superuser-store.ts";
import type { Trx } from "../db/db.ts";
import { isWithinLimit } from "../limits/is-within-limit.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { ModeratorCall } from "../mail/messages/case-opened.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";

/** What waits for a moderator. */
interface Waiting {
  because: ModeratorCall;
  severity: Severity;
  /** Who has made it wait: an account's id, or a network. */
  source: string;
}

interface Parts {
  mails: MailQueue;
  limits: RateLimits;
}

/**
 * Mails every moderator that something waits for them. A few an hour are enough to be called: a flood of reports floods no
 * mailbox. One source calls once, so that it does not use up the calls of the others, and each kind, and what is urgent of it, has calls of its own.
 */
export async function tellModerators(
  trx: Trx,
  { because, severity, source }: Waiting,
  { mails, limits }: Parts,
): Promise<void> {
  const urgency = `${because} ${severity === "high" ? "urgent" : "other"}`;
  if (!(await isWithinLimit(trx, limits, ["moderatorCallOfOne", `${source}\0${urgency}`]))) return;
  if (!(await isWithinLimit(trx, limits, ["moderatorCall", urgency]))) return;
  for (const { email, language } of await activeSuperusers(trx)) {
    await mails.add(trx, { kind: "case-opened", email, language, because, isUrgent: severity === "high" });
  }
}
