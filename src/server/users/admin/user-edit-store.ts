import type { Sessions } from "../../auth/sessions/sessions.ts";
import type { Trx } from "../../db/db.ts";
import { noteDirectEdit } from "../../audit-log/direct-acts.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { UserRow } from "../../accounts/account-row.ts";
import { lockAccount, updateAccount, type Account } from "../../accounts/account-store.ts";
import { asSuperuser } from "../../accounts/superuser-store.ts";
import { endResetLinks } from "../../accounts/mailed-token-store.ts";
import { noteActivation, type Why } from "../../moderation/acts/follow-activation.ts";
import { enforceNewAddress } from "../announce-new-address.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import { announceSuperuser } from "./superuser-store.ts";

/** What a superuser changes of another account; what is undefined stays as it is. */
export interface Edit {
  email: string | undefined;
  full_name: string | null | undefined;
  is_superuser: boolean | undefined;
  is_active: boolean | undefined;
  password_hash: string | undefined;
}

interface Parts {
  now: Date;
  mails: MailQueue;
  sessions: Sessions;
  secretKeys: SecretKeys;
  requireEmailCode: boolean;
}

/**
 * Changes another account, with all that follows from it; undefined when there is no such account. `why` it is deactivated, where
 * that is the change, and a reason was given.
 * @throws HttpError 409 and 403 as `asSuperuser` does; what `isEmailTaken` knows.
 */
export async function editAccount(
  trx: Trx,
  { actorId, targetId, edit, why }: { actorId: string; targetId: string; edit: Edit; why: Why | null },
  parts: Parts,
): Promise<{ before: Account; row: UserRow } | undefined> {
  const removes = edit.is_superuser === false || edit.is_active === false;
  const superusers = await asSuperuser(trx, actorId, removes ? targetId : undefined);
  const before = await lockAccount(trx, targetId);
  if (before === undefined) return undefined;
  const isMoved = edit.email !== undefined && edit.email !== before.email;
  const row = await updateAccount(trx, targetId, isMoved ? { ...edit, email_verified: false } : edit, parts.now);
  if (isMoved) await enforceNewAddress(trx, { account: before, newEmail: row.email, ...parts });
  if (edit.password_hash !== undefined) await followNewPassword(trx, before, parts);
  // Also when it was so already: sessions that began since then end.
  if (!row.is_active) await parts.sessions.endAll(trx, targetId, "deactivated");
  if (row.is_active !== before.is_active) {
    // Told at the address that the account has from now on.
    const account = { ...before, email: row.email };
    await noteActivation(trx, { account, isActive: row.is_active, why, actorId }, parts);
  }
  const doing = { actorId, target: null, accountId: targetId, now: parts.now };
  await noteDirectEdit(trx, doing, changesOf(before, row, edit));
  if (row.is_superuser && !before.is_superuser) await announceSuperuser(trx, superusers, row.email, parts.mails);
  return { before, row };
}

// That it is active or no longer is an act of its own; of a password the log says that there is a new one.
function changesOf(before: Account, after: UserRow, { password_hash }: Edit) {
  const fields = ({ email, full_name, is_superuser }: Account | UserRow) => ({ email, full_name, is_superuser });
  return {
    before: { ...fields(before), password: false },
    after: { ...fields(after), password: password_hash !== undefined },
  };
}

// Told to the mailbox that its owner had until now.
async function followNewPassword(
  trx: Trx,
  { id, email, language }: Account,
  { mails, sessions }: Parts,
): Promise<void> {
  await sessions.endAll(trx, id, "new-password");
  await endResetLinks(trx, id);
  await mails.add(trx, { kind: "password-changed", email, by: "superuser", language });
}
