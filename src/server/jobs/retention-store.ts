import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { RESTORABLE_FOR_MS } from "#domain/limits.ts";
import { NEW_FOR_DAYS } from "#domain/saved-searches/saved-search.ts";
import { ORIGIN_KEPT_DAYS } from "../accounts/known-origin-store.ts";
import { instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import type { Tables } from "../db/tables.ts";

/** How long rows are kept that count for nothing any more: the column of their time, and the days after it. */
const RETENTION = {
  ai_use: { column: "day", days: 3 },
  // Also of uploads that are done: when the answer to the last part is lost, it alone comes again.
  begun_upload: { column: "updated_at", days: 1 },
  breaker: { column: "closed_until", days: 1 },
  contact_count: { column: "day", days: 3 },
  // Why a session ended.
  ended_session: { column: "ended_at", days: 30 },
  idempotent_answer: { column: "deletes_at", days: 0 },
  known_network: { column: "used_at", days: ORIGIN_KEPT_DAYS },
  mailed_token: { column: "expires_at", days: 0 },
  // For so long nobody is told the same again.
  notification: { column: "created_at", days: 90 },
  rate_limit: { column: "resets_at", days: 0 },
  // Longer than a phone keeps what it has posted, to post it again after the server has lost it.
  removal: { column: "removed_at", days: 60 },
  // Its photos follow within a minute (W-11).
  removed_listing: { column: "removed_at", days: RESTORABLE_FOR_MS / DAY_MS },
  // Longer than a phone keeps what it has not sent.
  removed_saved_search: { column: "removed_at", days: 60 },
  saved_search_match: { column: "found_at", days: NEW_FOR_DAYS },
  sign_up_code: { column: "expires_at", days: 0 },
  // A year, to compare a season with the one before, and a month.
  unmet_search: { column: "day", days: 400 },
} as const satisfies { [Table in keyof Tables]?: { column: keyof Tables[Table]; days: number } };

type RetainedTable = keyof typeof RETENTION;

export const RETAINED_TABLES = Object.keys(RETENTION) as RetainedTable[];

/** Removes the rows of a table that have been kept long enough. @param now ISO text. */
export async function sweepTable(db: Db, table: RetainedTable, now: string): Promise<void> {
  const { column, days } = RETENTION[table];
  await deleteInBatches(db, table, sql`${sql.ref(column)} <= ${instantBefore(now, days * DAY_MS)}`);
}
