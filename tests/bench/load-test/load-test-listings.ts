import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { DAY_MS } from "#domain/durations.ts";
import type { Database } from "../../../src/server/db/connect.ts";
import type { Trx } from "../../../src/server/db/db.ts";
import { addTerms } from "../../../src/server/listings/search/search-term-store.ts";
import { readRooms, roomOn, type DemoRoom } from "../../../demo/demo-rows.ts";
import { insertRooms, listingColumns } from "../../../demo/insert-rows.ts";
import { inLongTransaction } from "../../../demo/long-transaction.ts";
import { varyRoom } from "./vary-room.ts";
import { withRebuiltIndexes } from "./with-rebuilt-indexes.ts";

export interface LoadTestOptions {
  count: number;
  /** Another one makes other rooms. */
  seed: number;
  /** The London day. */
  today: string;
  log: (line: string) => void;
}

/** So many rooms differ; the rest are these again, posted at other times. */
const DIFFERENT_ROOMS = 25_000;
/** From so many rows on, indexes are built faster at once than row by row. */
const REBUILD_FROM = 10_000;
const DAYS_BACK = 60;
/** Above 1, most rooms are recent. */
const LATELY = 2.2;

/**
 * Fills the database with `count` more demo rooms, in one transaction, and brings its statistics up to date.
 * Answers the seconds that it took.
 */
export async function loadTestListings(database: Pick<Database, "session">, options: LoadTestOptions): Promise<number> {
  const begun = performance.now();
  await inLongTransaction(database, async (trx) => {
    const fill = (): Promise<void> => writeRooms(trx, options);
    await (options.count < REBUILD_FROM ? fill() : withRebuiltIndexes(trx, "listing", options.log, fill));
  });
  options.log("Bringing the statistics up to date");
  await refreshStatistics(database);
  return (performance.now() - begun) / 1000;
}

/** From the oldest to the newest, as time would have brought them. */
async function writeRooms(trx: Trx, { count, seed, today, log }: LoadTestOptions): Promise<void> {
  const keys = Array.from({ length: count }, (_, at) => keyOf((count - at) / count, today));
  const rooms = differentRooms(keys.slice(0, DIFFERENT_ROOMS), seed, today);
  await insertRooms(trx, rooms, today);
  await addTerms(trx, ...rooms.map(({ title }) => title));
  for (let from = rooms.length; from < count; from += rooms.length) {
    await copyRooms(trx, rooms, keys.slice(from, from + rooms.length), today);
    log(`${Math.min(from + rooms.length, count).toLocaleString("en-GB")} rooms written`);
  }
}

type Key = Pick<DemoRoom, "id" | "created_at">;

/** @param age From 0, now, to 1, the oldest. */
function keyOf(age: number, today: string): Key {
  const msecs = Math.floor(Date.parse(`${today}T00:00:00Z`) - DAYS_BACK * DAY_MS * age ** LATELY);
  return { id: uuid({ msecs }), created_at: new Date(msecs).toISOString() };
}

function differentRooms(keys: readonly Key[], seed: number, today: string): DemoRoom[] {
  const files = readRooms();
  const moment = { today, now: new Date(`${today}T00:00:00Z`) };
  const room = (at: number) => roomOn(varyRoom(files[at % files.length]!, seed * DIFFERENT_ROOMS + at), moment);
  return keys.map((key, at) => ({ ...room(at), ...key }));
}

/** Writes rooms that are there once more, under other keys. */
async function copyRooms(trx: Trx, rooms: readonly DemoRoom[], keys: readonly Key[], today: string): Promise<void> {
  const { id: _id, created_at: _created, updated_at: _updated, ...shared } = listingColumns(rooms[0]!, today);
  const columns = sql.join(Object.keys(shared).map((name) => sql.ref(name)));
  const ids = keys.map(({ id }) => id);
  const instants = keys.map(({ created_at }) => created_at);
  const originals = rooms.slice(0, keys.length).map(({ id }) => id);
  await sql`insert into listing (id, created_at, updated_at, ${columns})
    select copy.id, copy.instant, copy.instant, ${columns}
    from unnest(${ids}::uuid[], ${instants}::timestamptz[], ${originals}::uuid[]) as copy (id, instant, original)
    join (select id as original, ${columns} from listing) as room using (original)`.execute(trx);
}

async function refreshStatistics(database: Pick<Database, "session">): Promise<void> {
  const client = database.session();
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum (analyze) listing");
  } finally {
    await client.end();
  }
}
