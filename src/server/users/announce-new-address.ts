import { addMailedToken, endAllLinks, endResetLinks, MAILED_LINK_SECONDS } from "../accounts/mailed-token-store.ts";
import type { Trx } from "../db/db.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import type { Account } from "../accounts/account-store.ts";

interface Move {
  /** As it was before. */
  account: Account;
  newEmail: string;
  now: Date;
  mails: MailQueue;
}

/**
 * What goes with a change of one's own address: reset links to the old one die, the new one is asked to confirm
 * itself, and the old one gets a link that undoes the change (UA-06: the change may come from a stolen session).
 * Undo links live side by side: a second change must not take away the way back from the first.
 */
export async function announceNewAddress(trx: Trx, move: Move): Promise<void> {
  const { account, newEmail, now, mails } = move;
  const undoToken = await addMailedToken(trx, {
    accountId: account.id,
    purpose: "undo-email-change",
    email: account.email,
    now,
    livesSeconds: MAILED_LINK_SECONDS["undo-email-change"],
    replaces: false,
  });
  const { email, language } = account;
  await mails.add(trx, { kind: "email-changed", email, newEmail, undoToken, language });
  await endResetLinks(trx, account.id);
  await askToConfirm(trx, move);
}

/**
 * The same when a superuser has done it: no way back, for the old mailbox may be the very trouble, and every other
 * link that was mailed to it dies.
 */
export async function enforceNewAddress(trx: Trx, move: Move): Promise<void> {
  await endAllLinks(trx, move.account.id);
  await askToConfirm(trx, move);
}

/** Mails a link that confirms an address; earlier ones stop working. */
export async function askToConfirm(
  trx: Trx,
  { account, newEmail, now, mails }: Omit<Move, "account"> & { account: Pick<Account, "id" | "language"> },
): Promise<void> {
  const token = await addMailedToken(trx, {
    accountId: account.id,
    purpose: "confirm-email",
    email: newEmail,
    now,
    livesSeconds: MAILED_LINK_SECONDS["confirm-email"],
    replaces: true,
  });
  await mails.add(trx, { kind: "confirm-email", email: newEmail, token, language: account.language });
}
