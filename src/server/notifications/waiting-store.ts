import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { Trx } from "../db/db.ts";
import type { NotificationSource } from "../db/tables.ts";
import { mergeSources, newsIn, sourcesOf, type MergedSources, type NotificationRow } from "./notification-row.ts";

/** What is to be told, when and how: worked out. */
export interface PlannedNotification extends NotificationSource {
  account_id: string;
  dedupe_key: string;
  listing_id: string | null;
}

/** All that one call has found for a message: what an account is told under one key. */
interface Found extends Pick<PlannedNotification, "account_id" | "dedupe_key" | "listing_id"> {
  sources: readonly NotificationSource[];
}

/** Rows a statement. */
const BATCH = 1000;

/**
 * Writes what is to be told. What waits under the same key already is told at the earlier of both times, in the ways of both, and in
 * the words of the one that is due earlier, and keeps both as its sources; what was sent stays as it is, and what was taken back
 * counts as absent. Whose account or room is gone meanwhile is left out.
 * @returns How many are new, or have another source than before, or one that is told earlier or in more ways.
 */
export async function addNotifications(trx: Trx, planned: readonly PlannedNotification[], now: Date): Promise<number> {
  const roomIds = planned.flatMap(({ listing_id }) => listing_id ?? []);
  const rooms = await hold(trx, "listing", roomIds);
  const accountIds = planned.map(({ account_id }) => account_id);
  const accounts = await hold(trx, "account", accountIds);
  let left = oncePerKey(
    planned.filter(
      ({ account_id, listing_id }) => accounts.has(account_id) && (listing_id === null || rooms.has(listing_id)),
    ),
  );
  let told = 0;
  while (left.length > 0) {
    const known = await insertNew(trx, left, now);
    const { changed, gone } = await addToKnown(trx, known);
    told += left.length - known.length + changed;
    // Forgotten by another between both statements: it is new again.
    left = gone;
  }
  return told;
}

/** Keeps rows from being deleted until the transaction ends, so that what is told of them goes with them. @returns Those that are there. */
async function hold(trx: Trx, table: "account" | "listing", ids: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any (${asked}::uuid[]) order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** All in the order of accounts and keys: two that write of the same people wait for each other, and never both. */
function oncePerKey(planned: readonly PlannedNotification[]): Found[] {
  const same = [...Map.groupBy(planned, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return same.map(([, sources]) => {
    const [{ account_id, dedupe_key, listing_id }] = sources as [PlannedNotification, ...PlannedNotification[]];
    return { account_id, dedupe_key, listing_id, sources };
  });
}

function keyOf({ account_id, dedupe_key }: Pick<Found, "account_id" | "dedupe_key">): string {
  return `${account_id} ${dedupe_key}`;
}

/**
 * Inserts messages of keys that are not known. What another transaction inserts at the same time is waited for.
 * @returns Those whose key is known.
 */
async function insertNew(trx: Trx, all: readonly Found[], now: Date): Promise<Found[]> {
  const inserted = new Set<string>();
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = all
      .slice(from, from + BATCH)
      .map((found) => Object.assign({ id: uuid({ msecs: now.getTime() }) }, found, mergeSources(found.sources)));
    const result = await sql<Pick<NotificationRow, "account_id" | "dedupe_key">>`
      insert into notification (id, account_id, dedupe_key, listing_id, ${COLUMNS}, created_at)
      select id, account_id, dedupe_key, listing_id, ${COLUMNS}, ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, account_id uuid, dedupe_key text, listing_id uuid,
        ${TYPED_COLUMNS})
      on conflict (account_id, dedupe_key) do nothing
      returning account_id, dedupe_key`.execute(trx);
    for (const row of result.rows) inserted.add(keyOf(row));
  }
  return all.filter((found) => !inserted.has(keyOf(found)));
}

/** Adds sources to messages of keys that are known. @returns How many messages say more by that, and those whose message is gone. */
async function addToKnown(trx: Trx, all: readonly Found[]): Promise<{ changed: number; gone: Found[] }> {
  const rows = await lockByKeys(trx, all);
  const changes = all.flatMap((found) => {
    const row = rows.get(keyOf(found));
    if (row === undefined || row.sent_at !== null) return [];
    const known = sourcesOf(row);
    const news = newsIn(found.sources, known);
    const merged = mergeSources([...known, ...news]);
    return merged === undefined || news.length === 0 ? [] : [{ id: row.id, ...merged }];
  });
  await writeMerged(trx, changes);
  return { changed: changes.length, gone: all.filter((found) => !rows.has(keyOf(found))) };
}

async function lockByKeys(trx: Trx, all: readonly Found[]): Promise<Map<string, NotificationRow>> {
  if (all.length === 0) return new Map();
  const accounts = all.map(({ account_id }) => account_id);
  const keys = all.map(({ dedupe_key }) => dedupe_key);
  const rows = await trx
    .selectFrom("notification")
    .selectAll()
    .where(
      sql<boolean>`(account_id, dedupe_key) in (select * from unnest(${accounts}::uuid[], ${keys}::text[]) as asked)`,
    )
    .orderBy("account_id")
    // Of one account as those do that send or take back: of two that lock the same rows neither waits for ever.
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/**
 * Takes back what is not sent yet to an account: of one saved search, or of all messages of a kind. A message that has other sources
 * is told as those say.
 */
export async function takeBackDue(
  trx: Trx,
  of: { saved_search_id: string } | { kind: NotificationKind },
  accountId: string,
): Promise<void> {
  const [column, value] =
    "kind" in of ? (["kind", of.kind] as const) : (["saved_search_id", of.saved_search_id] as const);
  const waiting = await trx
    .selectFrom("notification")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("due_at", "is not", null)
    .where((row) => row.or([row(column, "=", value), sql<boolean>`sources @> ${JSON.stringify([of])}::jsonb`]))
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();
  const changes = waiting.map((row) => {
    const left = mergeSources(sourcesOf(row).filter((source) => source[column] !== value));
    return Object.assign(row, left ?? { due_at: null, sources: null });
  });
  await writeMerged(trx, changes);
}

/** Writes what messages say now that are locked; what nothing is left of has no time to go out. */
async function writeMerged(
  trx: Trx,
  messages: readonly (Omit<MergedSources, "due_at"> & { id: string; due_at: string | null })[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += BATCH) {
    await sql`
      update notification set (${COLUMNS}) = row (${sql.join(NAMES.map((name) => sql.ref(`merged.${name}`)))})
      from jsonb_to_recordset(${JSON.stringify(messages.slice(from, from + BATCH))}::jsonb) as merged (id uuid, ${TYPED_COLUMNS})
      where notification.id = merged.id`.execute(trx);
  }
}

/** Of what a message says, by the types of its columns. */
const TYPES: Record<keyof MergedSources, string> = {
  kind: "text",
  saved_search_id: "uuid",
  texts: "jsonb",
  url: "text",
  by_push: "boolean",
  by_mail: "boolean",
  is_daily: "boolean",
  due_at: "timestamptz(3)",
  sources: "jsonb",
};
const NAMES = Object.keys(TYPES);
const COLUMNS = sql.join(NAMES.map((name) => sql.ref(name)));
const TYPED_COLUMNS = sql.join(Object.entries(TYPES).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
