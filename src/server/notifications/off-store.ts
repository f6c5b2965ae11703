import { sql } from "kysely";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { Trx } from "../db/db.ts";
import type { NotificationSource } from "../db/tables.ts";
import { mergeSources, type MergedSources } from "./notification-row.ts";
import type { NotificationRow } from "./notification-store.ts";

/** A saved search whose alerts were turned off, or on again. */
export interface SwitchedSearch {
  ownerId: string;
  name: string;
  is_on: boolean;
}

/** Turns a saved search's alerts off, or on again as they were before; undefined where it is gone. @param now ISO text. */
export async function switchSavedSearch(
  trx: Trx,
  id: string,
  isOn: boolean,
  now: string,
): Promise<SwitchedSearch | undefined> {
  const before = await trx
    .selectFrom("saved_search")
    .select(["owner_id", "name", "alert", "alert_before"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const { owner_id: ownerId, name, alert } = before;
  if ((alert !== "off") !== isOn) {
    await trx
      .updateTable("saved_search")
      .set({
        alert: isOn ? (before.alert_before ?? "at_once") : "off",
        alert_before: isOn || alert === "off" ? null : alert,
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
  }
  return { ownerId, name, is_on: isOn };
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
    // As those do that send: of two that lock the same rows neither waits for ever.
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const row of waiting) {
    const left = mergeSources(sourcesOf(row).filter((source) => source[column] !== value));
    await trx
      .updateTable("notification")
      .set(left === undefined ? { due_at: null, sources: null } : asColumns(left))
      .where("id", "=", row.id)
      .execute();
  }
}

/** All that a waiting message came from. What the build before has merged into it is in its columns alone. */
function sourcesOf(row: NotificationRow): NotificationSource[] {
  const { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at, sources } = row;
  if (due_at === null) return [];
  const isAmong = sources?.some((each) => each.kind === kind && each.saved_search_id === saved_search_id) ?? false;
  const itself = { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at };
  return [...(sources ?? []), ...(isAmong ? [] : [itself])];
}

function asColumns({ texts, sources, ...rest }: MergedSources) {
  return {
    ...rest,
    texts: sql<NotificationSource["texts"]>`${JSON.stringify(texts)}::jsonb`,
    sources: sources && sql<NotificationSource[]>`${JSON.stringify(sources)}::jsonb`,
  };
}
