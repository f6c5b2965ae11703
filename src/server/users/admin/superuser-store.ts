import type { Db, Trx } from "../../db/db.ts";
import type { Superuser } from "../../accounts/superuser-store.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";

/** Tells all active superusers by mail that there is one more. */
export async function announceSuperuser(
  trx: Trx,
  superusers: readonly Superuser[],
  newEmail: string,
  mails: MailQueue,
): Promise<void> {
  for (const { email, language } of superusers) {
    await mails.add(trx, { kind: "superuser-created", email, newEmail, language });
  }
}

/** Whether there is an active superuser. */
export async function isAnySuperuserActive(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom("account")
    .select("id")
    .where("is_superuser", "=", true)
    .where("is_active", "=", true)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
