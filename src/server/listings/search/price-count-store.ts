import { sql } from "kysely";
import type { Db } from "../../db/db.ts";
import type { CountableRooms } from "./count-store.ts";

interface Bars {
  stepPence: number;
  /** The last one holds all that is dearer. */
  count: number;
}

/** How many of the newest rooms, at most so many, have a price in each bar. */
export async function countPrices(
  db: Db,
  { from }: Pick<CountableRooms, "from">,
  { stepPence, count }: Bars,
  newest: number,
): Promise<number[]> {
  // In the order of time whatever the filter: in that of an index of prices they would be the cheapest.
  const { rows } = await sql<{ bar: number; rooms: number }>`
    select least(price_pence / ${stepPence}::integer, ${count - 1}::integer) as bar, count(*) as rooms
    from (select price_pence from ${from} order by created_at desc, id desc limit ${newest}) as newest
    group by bar`.execute(db);
  const rooms = new Map(rows.map((row) => [row.bar, row.rooms]));
  return Array.from({ length: count }, (_, bar) => rooms.get(bar) ?? 0);
}
