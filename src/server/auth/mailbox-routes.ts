import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Tables } from "../db/tables.ts";
import type { CallServer } from "../http/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailSite } from "../mail/compose-mail.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Passwords } from "./passwords.ts";
import { serveRecovery } from "./recovery-routes.ts";
import type { Sessions } from "./sessions.ts";
import { serveTestMail } from "./test-mail-routes.ts";
import { serveUndoEmailChange } from "./undo-email-change-routes.ts";
import { serveVerification } from "./verification-routes.ts";

export interface MailboxParts {
  db: Kysely<Tables>;
  clock: Clock;
  secretKey: string;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  mails: MailQueue;
  /** As mails name it. */
  site: () => MailSite;
}

/** What goes through somebody's mailbox: codes, recovery links, confirmations, test mails. */
export function serveMailbox(calls: CallServer, parts: MailboxParts): void {
  serveRecovery(calls, parts);
  serveVerification(calls, parts);
  serveUndoEmailChange(calls, parts);
  serveTestMail(calls, parts);
}
