import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db, Trx } from "../db/db.ts";
import type { NotificationRow } from "./notification-row.ts";

/** An account that is to be told something now. */
export interface DueAccount {
  id: string;
  email: string;
  email_verified: boolean;
  is_active: boolean;
  language: Language;
}

/** Rows that are looked at to find an account that waits: other processes may hold some of them. */
const LOOKED_AT = 100;

/** One of those who wait longest for what is due, locked until the transaction ends; whom another process has locked is left to it. */
export async function lockDueAccount(trx: Trx, now: Date): Promise<DueAccount | undefined> {
  const { rows } = await sql<DueAccount>`
    select id, email, email_verified, is_active, language from account
    where id in (
      select account_id from notification where due_at <= ${now.toISOString()} order by due_at limit ${LOOKED_AT}
    )
    limit 1 for no key update skip locked`.execute(trx);
  return rows[0];
}

/**
 * What is due for an account, the oldest first; locked, so that what another process finds of the same meanwhile waits, and is added
 * before it goes out or not at all.
 */
export function dueOf(trx: Trx, accountId: string, now: Date): Promise<NotificationRow[]> {
  return trx
    .selectFrom("notification")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("due_at", "<=", now.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Which of some keys an account was told of, or will be: what was taken back counts as not there. */
export async function knownKeys(trx: Trx, accountId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await trx
    .selectFrom("notification")
    .select("dedupe_key")
    .where("account_id", "=", accountId)
    .where("dedupe_key", "in", keys)
    .where((row) => row.or([row("due_at", "is not", null), row("sent_at", "is not", null)]))
    .execute();
  return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}

/** Has some of it wait until later. */
export async function putOff(trx: Trx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable("notification").set({ due_at: until.toISOString() }).where("id", "in", ids).execute();
}

/** Notes that some of it went out in a message. */
export async function noteSent(trx: Trx, ids: readonly string[], messageId: string, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("notification")
    .set({ due_at: null, sources: null, message_id: messageId, sent_at: now.toISOString() })
    .where("id", "in", ids)
    .execute();
}

/** Forgets what is of no use any more: its people were not told, and may be told another time. */
export async function forgetNotifications(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("notification").where("id", "in", ids).execute();
}

/** Notes that a message was tapped, once. @returns Whether it was not known before. */
export async function noteOpened(db: Db, messageId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("notification")
    .set({ opened_at: now.toISOString() })
    .where("message_id", "=", messageId)
    .where("opened_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Asks how many messages are due and have not been put together yet, and since when the one that has waited longest: null where
 * none is.
 */
export function dueNotifications(db: Db, now: Date) {
  return db
    .selectFrom("notification")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("due_at").$castTo<string | null>().as("since")])
    .where("due_at", "<=", now.toISOString());
}

/** What an account was told, as its export has it. */
export function notificationsOf(db: Db, accountId: string) {
  return db
    .selectFrom("notification")
    .select(["kind", "texts", "listing_id", "created_at", "sent_at", "opened_at", "sources"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
