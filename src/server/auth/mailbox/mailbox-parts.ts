import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { MailSite } from "../../mail/compose-mail.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { Passwords } from "../passwords.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { SecretKeys } from "../../secret-keys.ts";

/** What the calls of this folder are made of. */
export interface MailboxParts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  mails: MailQueue;
  /** What has waited for an account's address to be confirmed. @param now ISO text. */
  onConfirmed: (trx: Trx, accountId: string, now: string) => Promise<void>;
  /** As mails name it. */
  site: () => MailSite;
}
