import { addMailedToken, endAllLinks, MAILED_LINK_SECONDS } from "../accounts/mailed-token-store.ts";
import { tellOldAddress, type Move } from "../auth/mailbox/tell-old-address.ts";
import type { Trx } from "../db/db.ts";
import type { Account } from "../accounts/account-store.ts";

/** What goes with a change of one's own address: the old one is told, and the new one is asked to confirm itself. */
export async function announceNewAddress(trx: Trx, move: Move): Promise<void> {
  await tellOldAddress(trx, move);
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

type Asked = Omit<Move, "account"> & { account: Pick<Account, "id" | "language"> };

/** Mails a link that confirms an address; earlier ones stop working. */
export async function askToConfirm(trx: Trx, asked: Asked): Promise<void> {
  await mailLink(trx, "confirm-email", asked);
}

/**
 * Mails a link by which the account moves to another address; earlier ones stop working. Whether that has an account is found out when
 * the mail is sent, so that nobody but its owner learns of it (UA-05).
 */
export async function askToMove(trx: Trx, asked: Asked): Promise<void> {
  await mailLink(trx, "confirm-new-email", asked);
}

async function mailLink(
  trx: Trx,
  kind: "confirm-email" | "confirm-new-email",
  { account, newEmail, now, mails }: Asked,
): Promise<void> {
  const purpose = kind === "confirm-email" ? kind : "change-email";
  const token = await addMailedToken(trx, {
    accountId: account.id,
    purpose,
    email: newEmail,
    now,
    livesSeconds: MAILED_LINK_SECONDS[purpose],
    replaces: true,
  });
  await mails.add(trx, { kind, email: newEmail, token, language: account.language });
}
