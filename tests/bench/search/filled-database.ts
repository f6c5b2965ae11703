import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { londonDay } from "#domain/calendar-day.ts";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { loadTestListings } from "../load-test/load-test-listings.ts";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { expireListings } from "../../../src/server/listings/expired-listing-store.ts";

interface Options {
  dataDir: string | undefined;
  listings: number;
  log: (line: string) => void;
}

/** An embedded database with at least so many rooms; a temporary one is removed when it is closed. */
export async function openFilledDatabase({ dataDir, listings, log }: Options): Promise<Database & { url: string }> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "qiying-bench-")));
  // As root the database runs as `nobody`, who has to get in.
  if (dataDir === undefined) await chmod(folder, 0o711);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, log);
  const url = database.pool.options.connectionString ?? "";
  await fill(url, listings, log);
  await expireListings(database.kysely, londonDay(new Date()));
  const close = async (): Promise<void> => {
    await database.close();
    if (dataDir === undefined) await rm(folder, { recursive: true });
  };
  return { ...database, url, close };
}

/**
 * Adds rooms until there are so many, and brings statistics up to date.
 * @param seed Of one that was not used in this database yet: the same makes the same rooms.
 */
export async function fill(url: string, listings: number, log: (line: string) => void, seed = 1): Promise<void> {
  const database = connect(url, { statementTimeoutMs: 0 });
  const { rows } = await database.pool.query<{ count: string }>("select count(*)::text as count from listing");
  const missing = listings - Number(rows[0]?.count);
  if (missing > 0) {
    log(`Making ${missing.toLocaleString("en-GB")} rooms; --data-dir keeps them for the next run`);
    await loadTestListings(database, { count: missing, seed, today: londonDay(new Date()), log });
  }
  await database.pool.query("vacuum (analyze) listing");
  await database.close();
}
