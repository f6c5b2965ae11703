import { sql } from "kysely";
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from "#domain/notifications/notification.ts";
import type { Db } from "../db/db.ts";

/** What accounts have set, the defaults where they have set nothing. */
export async function settingsOfAll(
  db: Db,
  accountIds: readonly string[],
): Promise<(id: string) => NotificationSettings> {
  const rows = await db
    .selectFrom("notification_setting")
    .select(["account_id", "settings"])
    .where("account_id", "=", sql<string>`any (${[...new Set(accountIds)]}::uuid[])`)
    .execute();
  const known = new Map(rows.map(({ account_id, settings }) => [account_id, settings]));
  // Of a kind that came after they were written, the default counts.
  return (id) => ({ ...DEFAULT_NOTIFICATION_SETTINGS, ...known.get(id) });
}

/** What one account has set, the defaults where it has set nothing. */
export async function settingsOf(db: Db, accountId: string): Promise<NotificationSettings> {
  return (await settingsOfAll(db, [accountId]))(accountId);
}

/** Writes all of them. @param now ISO text. */
export async function writeSettings(
  db: Db,
  accountId: string,
  settings: NotificationSettings,
  now: string,
): Promise<void> {
  const written = { settings: sql<NotificationSettings>`${JSON.stringify(settings)}::jsonb`, updated_at: now };
  await db
    .insertInto("notification_setting")
    .values({ account_id: accountId, ...written })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(written))
    .execute();
}

/** What an account's settings can reach: its address, and its devices. */
export async function reachOf(
  db: Db,
  accountId: string,
): Promise<{ email: string; email_verified: boolean } | undefined> {
  return db.selectFrom("account").select(["email", "email_verified"]).where("id", "=", accountId).executeTakeFirst();
}
