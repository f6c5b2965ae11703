import type { Account } from "../../accounts/account-store.ts";
import { addMailedToken, endResetLinks, MAILED_LINK_SECONDS } from "../../accounts/mailed-token-store.ts";
import type { Trx } from "../../db/db.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";

/** An account that moves to another address. */
export interface Move {
  /** As it was before. */
  account: Account;
  newEmail: string;
  now: Date;
  mails: MailQueue;
}

/**
 * Reset links to the old address die, and it gets a link that undoes the change (UA-06: the change may come from a stolen session).
 * Undo links live side by side: a second change must not take away the way back from the first.
 */
export async function tellOldAddress(trx: Trx, { account, newEmail, now, mails }: Move): Promise<void> {
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
}
