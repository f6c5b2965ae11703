import { v7 as uuid } from "uuid";
import type { Language } from "#domain/language.ts";
import type { Trx } from "../../db/db.ts";
import { forgetFeedback } from "../../ai/feedback-store.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { UserRow } from "../../accounts/account-row.ts";
import { lockAccount, updateAccount } from "../../accounts/account-store.ts";
import { announceNewAddress, askToMove } from "../announce-new-address.ts";

/** What users change of their own account; what is undefined stays as it is. */
export interface OwnChanges {
  email: string | undefined;
  full_name: string | null | undefined;
  choices: { receive_updates: boolean | undefined; allow_data_for_training: boolean | undefined };
  /** The user agreement that has just been accepted; nulls where none was shown. */
  agreement: { version: string | null; language: Language | null };
}

/**
 * Changes one's own account; undefined when it is gone.
 * @param movesWhenConfirmed Whether a new address counts from the moment in which the mail to it is answered, and not yet.
 * @throws what `isEmailTaken` knows.
 */
export async function updateOwnAccount(
  trx: Trx,
  id: string,
  { email, full_name, choices, agreement }: OwnChanges,
  { now, mails, movesWhenConfirmed }: { now: Date; mails: MailQueue; movesWhenConfirmed: boolean },
): Promise<UserRow | undefined> {
  const before = await lockAccount(trx, id);
  if (before === undefined) return undefined;
  // Another tab may have been faster with the same change.
  const newEmail = email === before.email ? undefined : email;
  const hasChosen = Object.values(choices).some((choice) => choice !== undefined);
  const row = await updateAccount(
    trx,
    id,
    {
      ...choices,
      full_name,
      ...(newEmail === undefined || movesWhenConfirmed ? {} : { email: newEmail, email_verified: false }),
      ...(hasChosen ? { privacy_preferences_updated_at: now.toISOString() } : {}),
    },
    now,
  );
  if (newEmail !== undefined) {
    const announce = movesWhenConfirmed ? askToMove : announceNewAddress;
    await announce(trx, { account: before, newEmail, now, mails });
  }
  if (choices.allow_data_for_training === false) await forgetFeedback(trx, id);
  if (hasChosen || agreement.version !== null) await keepConsent(trx, row, agreement, now);
  return row;
}

// As it was said, with both choices as they stand from then on.
async function keepConsent(
  trx: Trx,
  { id, receive_updates, allow_data_for_training }: UserRow,
  agreement: OwnChanges["agreement"],
  now: Date,
): Promise<void> {
  await trx
    .insertInto("consent")
    .values({
      id: uuid({ msecs: now.getTime() }),
      account_id: id,
      agreement_version: agreement.version,
      agreement_language: agreement.language,
      receive_updates,
      allow_data_for_training,
      created_at: now.toISOString(),
    })
    .execute();
}
