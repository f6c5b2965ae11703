import type { Severity } from "#domain/moderation/report-rules.ts";
import { activeSuperusers } from "../accounts/superuser-store.ts";
import type { Trx } from "../db/db.ts";
import { isWithinLimit } from "../limits/is-within-limit.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { ModeratorCall } from "../mail/mail-job.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";

/** What waits for a moderator. */
interface Waiting {
  because: ModeratorCall;
  severity: Severity;
}

interface Parts {
  mails: MailQueue;
  limits: RateLimits;
}

/**
 * Mails every moderator that something waits for them. A few an hour are enough to be called: a flood of reports floods no
 * mailbox.
 */
export async function tellModerators(
  trx: Trx,
  { because, severity }: Waiting,
  { mails, limits }: Parts,
): Promise<void> {
  if (!(await isWithinLimit(trx, limits, ["moderatorCall", ""]))) return;
  for (const { email, language } of await activeSuperusers(trx)) {
    await mails.add(trx, { kind: "case-opened", email, language, because, isUrgent: severity === "high" });
  }
}
