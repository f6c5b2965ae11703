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

/** Settings, and when they were last set: ISO text. */
export interface VersionedSettings {
  settings: NotificationSettings;
  updated_at: string;
}

/** The version of settings that nobody has set. */
const NEVER = new Date(0).toISOString();

/** What one account has set, with its version. */
export async function versionedSettings(db: Db, accountId: string): Promise<VersionedSettings> {
  const row = await db
    .selectFrom("notification_setting")
    .select(["settings", "updated_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return {
    settings: { ...DEFAULT_NOTIFICATION_SETTINGS, ...row?.settings },
    updated_at: row?.updated_at ?? NEVER,
  };
}

/** Writes all of them, as a later version than they have. @param now ISO text. */
export async function writeSettings(
  db: Db,
  accountId: string,
  settings: NotificationSettings,
  now: string,
): Promise<void> {
  const written = { settings: sql<NotificationSettings>`${JSON.stringify(settings)}::jsonb` };
  const updated_at = sql<string>`greatest(notification_setting.updated_at + interval '1 millisecond', excluded.updated_at)`;
  await db
    .insertInto("notification_setting")
    .values({ account_id: accountId, ...written, updated_at: now })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ ...written, updated_at }))
    .execute();
}

/** What an account's settings can reach: its address, and its devices. */
export async function reachOf(
  db: Db,
  accountId: string,
): Promise<{ email: string; email_verified: boolean } | undefined> {
  return db.selectFrom("account").select(["email", "email_verified"]).where("id", "=", accountId).executeTakeFirst();
}
