import { sql, type Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import { DAY_MS } from "#domain/durations.ts";
import type { Language } from "#domain/language.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import type { NotificationSource, NotificationTable } from "../db/tables.ts";
import { mergeSources, type MergedSources } from "./notification-row.ts";

export type NotificationRow = Selectable<NotificationTable>;

/** What is to be told, when and how: worked out. */
export interface PlannedNotification extends NotificationSource {
  account_id: string;
  dedupe_key: string;
  listing_id: string | null;
}

type NewRow = Omit<PlannedNotification, keyof NotificationSource> & MergedSources;

/** Rows a statement. */
const BATCH = 1000;

/**
 * Writes what is to be told. What waits under the same key already is told at the earlier of both times, in the ways of both, and in
 * the words of the one that is due earlier, and keeps both as its sources; what was sent stays as it is, and what was taken back
 * counts as absent. Whose account or room is gone meanwhile is left out.
 * @returns How many are new, or have another source than before, or one that is told earlier or in more ways.
 */
export async function addNotifications(trx: Trx, planned: readonly PlannedNotification[], now: Date): Promise<number> {
  const rooms = await holdRooms(
    trx,
    planned.flatMap(({ listing_id }) => listing_id ?? []),
  );
  const there = planned.filter(({ listing_id }) => listing_id === null || rooms.has(listing_id));
  // Everybody in the order of accounts: two that write of the same people wait for each other, and never both.
  const rows = onceEach(there)
    .map((one) => Object.assign({ id: uuid({ msecs: now.getTime() }) }, one))
    .toSorted((one, other) => (one.account_id < other.account_id ? -1 : 1));
  let added = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    added += await writeBatch(trx, rows.slice(from, from + BATCH), now);
  }
  return added;
}

/** A statement changes a row once: what one call says of one key and account is one row. */
function onceEach(planned: readonly PlannedNotification[]): NewRow[] {
  const same = Map.groupBy(planned, ({ account_id, dedupe_key }) => `${account_id} ${dedupe_key}`);
  return [...same.values()].flatMap((those) => {
    const [first] = those;
    const merged = mergeSources(those);
    if (first === undefined || merged === undefined) return [];
    const { account_id, dedupe_key, listing_id } = first;
    return [{ account_id, dedupe_key, listing_id, ...merged }];
  });
}

async function writeBatch(trx: Trx, rows: readonly (NewRow & { id: string })[], now: Date): Promise<number> {
  const result = await sql`
    insert into notification as known (id, account_id, kind, dedupe_key, texts, url, listing_id, saved_search_id, by_push, by_mail,
      is_daily, due_at, sources, created_at)
    select planned.id, account.id, kind, dedupe_key, texts, url, listing_id, saved_search_id, by_push, by_mail, is_daily, due_at,
      sources, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned (id uuid, account_id uuid, kind text, dedupe_key text,
      texts jsonb, url text, listing_id uuid, saved_search_id uuid, by_push boolean, by_mail boolean, is_daily boolean,
      due_at timestamptz(3), sources jsonb)
    join account on account.id = planned.account_id
    order by account.id for key share of account
    on conflict (account_id, dedupe_key) do update set
      ${sql.join(OF_THE_MORE_EAGER.map(ofTheMoreEager))},
      sources = case when ${IS_ABSENT} then excluded.sources else ${sourcesOf("known")} || ${sourcesOf("excluded")} end,
      is_daily = excluded.is_daily and (${IS_ABSENT} or known.is_daily),
      by_push = excluded.by_push or (known.by_push and not ${IS_ABSENT}),
      by_mail = excluded.by_mail or (known.by_mail and not ${IS_ABSENT})
    where known.sent_at is null and (${IS_ABSENT} or ${IS_MORE_EAGER}
      or (excluded.by_push and not known.by_push) or (excluded.by_mail and not known.by_mail)
      or not ${sourcesOf("known")} @> ${namesOf(sourcesOf("excluded"))})`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** Of a row that was not sent: it was taken back. */
const IS_ABSENT = sql`(known.due_at is null)`;
/** At one time with the day's messages, what is not one of those is. */
const IS_MORE_EAGER = sql`(excluded.due_at, excluded.is_daily) < (known.due_at, known.is_daily)`;
/** What is as the one of both says that is due earlier: also how it is ended. */
const OF_THE_MORE_EAGER = ["kind", "texts", "url", "saved_search_id", "due_at"] as const;

function ofTheMoreEager(column: (typeof OF_THE_MORE_EAGER)[number]) {
  const name = sql.raw(column);
  return sql`${name} = case when ${IS_ABSENT} or ${IS_MORE_EAGER} then excluded.${name} else known.${name} end`;
}

/** A row's sources, also where its columns are the only one. */
function sourcesOf(row: "known" | "excluded") {
  const columns = SOURCE_COLUMNS.map((column) => sql`${sql.lit(column)}, ${sql.ref(`${row}.${column}`)}`);
  return sql`coalesce(${sql.ref(`${row}.sources`)}, jsonb_build_array(jsonb_build_object(${sql.join(columns)})))`;
}

const SOURCE_COLUMNS = [...OF_THE_MORE_EAGER, "is_daily", "by_push", "by_mail"] as const;

/** Of each source what it is taken back by. */
function namesOf(sources: ReturnType<typeof sourcesOf>) {
  return sql`(
    select jsonb_agg(jsonb_build_object('kind', source -> 'kind', 'saved_search_id', source -> 'saved_search_id'))
    from jsonb_array_elements(${sources}) as source)`;
}

/** Keeps rooms from being deleted until the transaction ends, so that what is told of them goes with them. @returns Those that are there. */
async function holdRooms(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Set();
  const rows = await trx
    .selectFrom("listing")
    .select("id")
    .where("id", "=", sql<string>`any (${asked}::uuid[])`)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Somebody who is to be told something now. */
export interface DueAccount {
  id: string;
  email: string;
  email_verified: boolean;
  is_active: boolean;
  language: Language;
}

/** Rows that are looked at for somebody who waits: those of other processes may be among them. */
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

/** How many messages are due and have not been put together yet. */
export async function countDueNotifications(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("notification")
    .select((one) => one.fn.countAll<number>().as("count"))
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Since when the message is due that has waited longest to be put together: ISO text; null where none is. */
export async function oldestDueNotification(db: Db, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("notification")
    .select("due_at")
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Days for which it is known that somebody was told something. */
const KEPT_DAYS = 90;

/** Forgets what people were told long ago. @param now ISO text. */
export async function sweepNotifications(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_DAYS * DAY_MS);
  await deleteInBatches(db, "notification", sql`created_at < ${before}`);
}

/** What an account was told, as its export has it. */
export function notificationsOf(db: Db, accountId: string) {
  return db
    .selectFrom("notification")
    .select(["kind", "texts", "listing_id", "created_at", "sent_at", "opened_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
