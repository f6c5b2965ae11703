import type { Trx } from "../../db/db.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { lockAccount, updateAccount } from "../../accounts/account-store.ts";
import { refuseTakenEmail } from "../../accounts/refuse-taken-email.ts";
import type { MailboxParts } from "./mailbox-parts.ts";
import { invalidToken, limitBadTokens } from "./mailed-link-attempts.ts";
import { endLaterLinks, findMailedToken, useMailedToken } from "../../accounts/mailed-token-store.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";

/** In place of a hash: no password opens the account. */
const NO_PASSWORD = "";

/**
 * The way back for an owner whose account was moved to another address by a stolen session (UA-06): the old address
 * returns, every login and the password that may have been set meanwhile are void, and a mail with a link for a new password follows.
 */
export function serveUndoEmailChange(calls: CallServer, parts: MailboxParts): void {
  const { db, clock, sessions, limits, mails } = parts;

  calls.serve("undoEmailChange", async ({ body: { token }, client }) => {
    const undone = () => refuseTakenEmail("change", () => db.transaction().execute((trx) => undo(trx, token)));
    const userId = await limitBadTokens(limits, client, undone);
    logSecurityEvent(client.log, "address change undone", { userId });
    return { message: "Email address restored" };
  });

  /** @returns whose account it was. @throws HttpError 400 for a bad token, what `refuseTakenEmail` knows. */
  async function undo(trx: Trx, token: string): Promise<string> {
    const given = { token, purpose: "undo-email-change", now: clock.now() } as const;
    const found = await findMailedToken(trx, given);
    const owner = found && (await lockAccount(trx, found.account_id));
    const used = await useMailedToken(trx, given);
    if (owner === undefined || used === undefined) throw invalidToken();
    const { email } = used;
    await updateAccount(trx, owner.id, { email, email_verified: true, password_hash: NO_PASSWORD }, given.now);
    await sessions.endAll(trx, owner.id, "address-restored");
    await endLaterLinks(trx, used);
    await mails.add(trx, { kind: "email-restored", email, language: owner.language });
    return owner.id;
  }
}
