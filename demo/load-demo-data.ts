import { sql } from "kysely";
import { ADVISORY_LOCKS } from "../src/server/db/advisory-locks.ts";
import type { Database } from "../src/server/db/connect.ts";
import type { Trx } from "../src/server/db/db.ts";
import { addTerms } from "../src/server/listings/search/search-term-store.ts";
import { demoRequests, demoRooms, type Moment } from "./demo-rows.ts";
import { insertRequests, insertRooms } from "./insert-rows.ts";
import { inLongTransaction } from "./long-transaction.ts";

export interface DemoDataOptions extends Moment {
  /** One line a step. */
  log: (line: string) => void;
}

/** Below this share of rooms that are still to be had, the demo has aged and is loaded anew. */
const LIVE_SHARE = 0.6;
/** More demo rooms than this are a load test, which a start must not replace. */
const MOST_TO_REPLACE = 5000;

/**
 * Sees to it that the database holds the demo's rooms and requests: loads them where there are none and replaces them
 * when they have aged. Called at every start; processes that start together do it once.
 */
export async function loadDemoData(database: Pick<Database, "session">, options: DemoDataOptions): Promise<void> {
  await inLongTransaction(database, (trx) => refresh(trx, options));
}

async function refresh(trx: Trx, { today, now, log }: DemoDataOptions): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoData})`.execute(trx);
  const { total, live } = await countDemoRooms(trx, today);
  if (total > MOST_TO_REPLACE || (total > 0 && live / total >= LIVE_SHARE)) return;
  log(total === 0 ? "Filling the database with demo rooms and requests" : "Replacing the demo rooms, which have aged");
  for (const table of ["listing", "tenant_request"] as const) {
    await trx.deleteFrom(table).where("is_demo", "=", true).where("owner_id", "is", null).execute();
  }
  const rooms = demoRooms({ today, now });
  await insertRooms(trx, rooms, today);
  await addTerms(trx, ...rooms.map(({ title }) => title));
  await insertRequests(trx, demoRequests({ today, now }));
}

async function countDemoRooms(trx: Trx, today: string): Promise<{ total: number; live: number }> {
  const rooms = trx
    .selectFrom("listing")
    .select("end_date")
    .where("is_demo", "=", true)
    .where("owner_id", "is", null)
    .limit(MOST_TO_REPLACE + 1);
  const { rows } = await sql<{ total: number; live: number }>`select count(*)::int as total,
    (count(*) filter (where end_date >= ${today}))::int as live from ${rooms} as demo`.execute(trx);
  return rows[0] ?? { total: 0, live: 0 };
}
