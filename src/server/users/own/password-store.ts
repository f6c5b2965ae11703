import type { Trx } from "../../db/db.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { Account } from "../../accounts/account-store.ts";
import { endResetLinks } from "../../accounts/mailed-token-store.ts";

/**
 * Replaces the password that was checked, tells its owner by mail, and voids links that would set another.
 * False, and nothing done, when it is no longer the account's.
 */
export async function replacePassword(
  trx: Trx,
  { id, email, language, password_hash: checkedHash }: Account,
  password_hash: string,
  { now, mails }: { now: Date; mails: MailQueue },
): Promise<boolean> {
  const replaced = await trx
    .updateTable("account")
    .set({ password_hash, updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("password_hash", "=", checkedHash)
    .executeTakeFirst();
  if (replaced.numUpdatedRows === 0n) return false;
  await endResetLinks(trx, id);
  await mails.add(trx, { kind: "password-changed", email, by: "owner", language });
  return true;
}
