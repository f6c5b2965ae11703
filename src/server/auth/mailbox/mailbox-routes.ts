import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { MailSite } from "../../mail/compose-mail.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { Passwords } from "../passwords.ts";
import { serveRecovery } from "./recovery-routes.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { serveTestMail } from "./test-mail-routes.ts";
import { serveUndoEmailChange } from "./undo-email-change-routes.ts";
import { serveVerification } from "./verification-routes.ts";

export interface MailboxParts {
  db: Db;
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
