import type { CallServer } from "../../http/calls/serve-calls.ts";
import { serveRecovery } from "./recovery-routes.ts";
import { serveTestMail } from "./test-mail-routes.ts";
import { serveUndoEmailChange } from "./undo-email-change-routes.ts";
import { serveVerification } from "./verification-routes.ts";
import type { MailboxParts } from "./mailbox-parts.ts";

/** The calls that go through a mailbox: codes, recovery links, confirmations, test mails. */
export function serveMailbox(calls: CallServer, parts: MailboxParts): void {
  serveRecovery(calls, parts);
  serveVerification(calls, parts);
  serveUndoEmailChange(calls, parts);
  serveTestMail(calls, parts);
}
