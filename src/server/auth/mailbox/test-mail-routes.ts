import type { CallServer } from "../../http/calls/serve-calls.ts";
import { mailboxAddress } from "./mailbox-address.ts";
import type { MailboxParts } from "./mailbox-parts.ts";

/** A mail with which those in charge see that sending works. */
export function serveTestMail(
  calls: CallServer,
  { db, limits, mails }: Pick<MailboxParts, "db" | "limits" | "mails">,
): void {
  calls.serve("sendTestMail", async ({ query, caller, client }) => {
    const email = mailboxAddress(query.email_to, ["query", "email_to"]);
    await limits.take([["testMail", caller.userId]]);
    await mails.add(db, { kind: "test", email, language: client.language });
    return { message: "Test email sent" };
  });
}
