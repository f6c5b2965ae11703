import type pg from "pg";
import { copyListings } from "../database/copy-listings.ts";
import { insertTerms } from "../database/insert-terms.ts";
import { loadTestLines, loadTestRooms, type LoadTestRows } from "./load-test-lines.ts";
import { withRebuiltIndexes } from "./with-rebuilt-indexes.ts";

export interface LoadTestOptions extends LoadTestRows {
  log: (line: string) => void;
}

/** From so many rows on, indexes are built faster at once than row by row. */
const REBUILD_FROM = 20_000;
const PROGRESS_EVERY = 100_000;

/**
 * Fills the database with `count` more demo rooms, in one transaction, and brings its statistics up to date.
 * Answers the seconds that it took. `client` is a connection of its own: its time limits are taken off.
 */
export async function loadTestListings(client: pg.Client, { log, ...wanted }: LoadTestOptions): Promise<number> {
  const begun = performance.now();
  await client.query(
    "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'",
  );
  const rooms = loadTestRooms(wanted);
  const fill = async (): Promise<void> => {
    await copyListings(client, loadTestLines(wanted, rooms), progress(wanted.count, log));
    await insertTerms(
      client,
      rooms.map(({ title }) => title),
    );
  };
  await client.query("begin");
  try {
    await (wanted.count < REBUILD_FROM ? fill() : withRebuiltIndexes(client, "listing", log, fill));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  log("Bringing the statistics up to date");
  await client.query("vacuum (analyze) listing");
  return (performance.now() - begun) / 1000;
}

function progress(count: number, log: (line: string) => void): (rows: number) => void {
  let next = PROGRESS_EVERY;
  return (rows) => {
    if (rows < next || rows >= count) return;
    log(`${rows.toLocaleString("en-GB")} rows sent`);
    next += PROGRESS_EVERY;
  };
}
