import { forgetOrigins, noteOrigin } from "../../accounts/known-origin-store.ts";
import type { Trx } from "../../db/db.ts";
import type { Client } from "../../http/calls/client-of.ts";
import { findAccount, lockAccount, updateAccount } from "../../accounts/account-store.ts";
import type { MailboxParts } from "./mailbox-parts.ts";
import { invalidToken } from "./mailed-link-attempts.ts";
import { endResetLinks, findMailedToken, useMailedToken } from "../../accounts/mailed-token-store.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { refuseWeakPassword } from "../weak-password.ts";

interface Reset {
  token: string;
  new_password: string;
}

/**
 * Sets a new password with the token of a recovery mail. All sessions end, other reset links die, the owner is told
 * (P-08). Links that undo a change of address stay: they are a way back for the same owner.
 * @throws HttpError 400 for a token that opens nothing now (P-09), 422 for a weak password, which leaves the token
 *   as it was (P-11), 503 when too many passwords are being hashed.
 */
export async function resetPassword(
  { token, new_password }: Reset,
  {
    db,
    clock,
    secretKeys,
    passwords,
    sessions,
    limits,
    mails,
  }: Pick<MailboxParts, "db" | "clock" | "secretKeys" | "passwords" | "sessions" | "limits" | "mails">,
  { log, network }: Pick<Client, "log" | "network">,
): Promise<void> {
  const given = { token, purpose: "reset-password", now: clock.now() } as const;
  const found = await findMailedToken(db, given);
  const account = found && (await findAccount(db, found.account_id));
  if (account === undefined || !opens(found, account)) throw invalidToken();
  refuseWeakPassword("new_password", new_password, account);
  const password_hash = await passwords.hash(`account ${account.id}`, new_password);
  await db.transaction().execute((trx) => replace(trx, account.id, password_hash));
  await limits.clear(["loginAccount", account.email]);
  logSecurityEvent(log, "password reset", { userId: account.id });

  async function replace(trx: Trx, id: string, password_hash: string): Promise<void> {
    // Asked again under a lock: hashing takes a while, and another call may have had the same token (RC-03).
    const owner = await lockAccount(trx, id);
    const used = await useMailedToken(trx, given);
    if (owner === undefined || !opens(used, owner)) throw invalidToken();
    await updateAccount(trx, id, { password_hash }, given.now);
    await sessions.endAll(trx, id, "new-password");
    await endResetLinks(trx, id);
    // An intruder may have logged in: their networks count as a stranger's again. The owner, who has a new password, need not
    // wait (L-03).
    await forgetOrigins(trx, id);
    // Whoever has the mailbox logs in from here next.
    await noteOrigin(trx, id, { email: owner.email, network, device: undefined }, { now: given.now, secretKeys });
    await mails.add(trx, { kind: "password-changed", email: owner.email, by: "link", language: owner.language });
  }
}

/** Whether a token was mailed to the address that the account has now, and the account may be used. */
function opens(token: { email: string } | undefined, account: { email: string; is_active: boolean }): boolean {
  return account.is_active && token?.email === account.email;
}
