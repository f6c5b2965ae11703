import type { Passwords } from "../auth/passwords.ts";
import type { Sessions } from "../auth/sessions/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import type { FindPhoto } from "../photos/storage/photo-storage.ts";
import type { SecretKeys } from "../secret-keys.ts";

/** What the calls of this area are made of. */
export interface UserParts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  mails: MailQueue;
  /** Where mails lie as files; undefined where there are none. */
  mailFolder: string | undefined;
  /** For the export. */
  findPhoto: FindPhoto;
  /** Whether sign-up needs the mailed code (REQUIRE_EMAIL_CODE). */
  requireEmailCode: boolean;
}
