import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { isWithinLimit } from "../../limits/is-within-limit.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { mailboxAddress } from "./mailbox-address.ts";
import type { MailboxParts } from "./mailbox-parts.ts";
import { limitBadTokens } from "./mailed-link-attempts.ts";
import { findAccountByEmail } from "../../accounts/account-store.ts";
import { newMailedToken } from "../../accounts/mailed-token-store.ts";
import { resetPassword } from "./reset-password.ts";

/** Getting back in without the password. */
export function serveRecovery(calls: CallServer, parts: MailboxParts): void {
  const { db, limits, mails, site } = parts;

  // Known and unknown addresses are queued alike; whether there is an account is asked when the mail is due (P-01).
  calls.serve("recoverPassword", async ({ params, client }) => {
    const email = mailboxAddress(params.email, ["path", "email"]);
    await limits.take([
      ["recoveryAddress", email],
      ["recoveryNetwork", client.network, email],
    ]);
    await db.transaction().execute(async (trx) => {
      if (!(await isWithinLimit(trx, limits, ["recoveryMailbox", email]))) return;
      await mails.add(trx, { kind: "recovery", email, language: client.language }, client.network);
    });
    return { message: "If that email is registered, we sent a password recovery link" };
  });

  calls.serve("readRecoveryMail", async ({ params }) => {
    const email = mailboxAddress(params.email, ["path", "email"]);
    const account = await findAccountByEmail(db, email);
    if (account === undefined)
      throw new HttpError("email_not_found", "The user with this username does not exist in the system.");
    // A token that is kept nowhere opens nothing (P-07).
    const { token } = newMailedToken();
    return composeMail({ kind: "recovery", to: account.email, language: account.language, token }, site()).html;
  });

  calls.serve("resetPassword", async ({ body, client }) => {
    await limitBadTokens(limits, client, () => resetPassword(body, parts, client));
    return { message: "Password updated successfully" };
  });
}
