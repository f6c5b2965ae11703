import type pg from "pg";
import { copyListings } from "./copy-listings.ts";
import { generateDemoListings } from "../listings/generate-demo-listings.ts";
import { generateDemoRequests } from "../requests/generate-demo-requests.ts";
import { insertRequests } from "./insert-requests.ts";
import { insertTerms } from "./insert-terms.ts";
import { listingLine } from "./listing-copy.ts";
import { ADVISORY_LOCKS } from "../../src/server/db/advisory-locks.ts";
import { beginPatiently } from "../../src/server/db/connect.ts";

export interface DemoDataOptions {
  /** The London day. */
  today: string;
  /** The rooms were posted in the weeks before. */
  now: Date;
  /** One line a step. */
  log: (line: string) => void;
}

const LISTINGS = 600;
const REQUESTS = 60;
const FILLED_WITHIN_MS = 60_000;
const SEED = 20_261_121;
/** Below this share of rooms that are still to be had, the demo has aged and is made anew. */
const LIVE_SHARE = 0.6;
/** More demo rooms than this are a load test, which a start must not replace. */
const MOST_TO_REPLACE = 5000;

/**
 * Sees to it that the database holds demo rooms and requests: makes them where there are none and replaces them
 * when they have aged. Called at every start; processes that start together do it once.
 */
export async function loadDemoData(pool: pg.Pool, { today, now, log }: DemoDataOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await beginPatiently(client, FILLED_WITHIN_MS);
    await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.demoData]);
    await refresh(client, { today, now, log });
    await client.query("commit");
    client.release();
  } catch (error) {
    // The connection goes with its transaction, whatever state either is in.
    client.release(true);
    throw error;
  }
}

async function refresh(client: pg.ClientBase, { today, now, log }: DemoDataOptions): Promise<void> {
  const { total, live } = await countDemoRooms(client, today);
  if (total > MOST_TO_REPLACE || (total > 0 && live / total >= LIVE_SHARE)) return;
  log(total === 0 ? "Filling the database with demo rooms and requests" : "Replacing the demo rooms, which have aged");
  await client.query("delete from listing where is_demo and owner_id is null");
  await client.query("delete from tenant_request where is_demo and owner_id is null");
  const listings = generateDemoListings({ count: LISTINGS, today, seed: SEED, postedBefore: now });
  await copyListings(
    client,
    listings.map((listing) => listingLine(listing, today)),
  );
  await insertTerms(
    client,
    listings.map(({ title }) => title),
  );
  await insertRequests(client, generateDemoRequests({ count: REQUESTS, today, seed: SEED, postedBefore: now }));
}

async function countDemoRooms(client: pg.ClientBase, today: string): Promise<{ total: number; live: number }> {
  const { rows } = await client.query<{ total: string; live: string }>(
    `select count(*)::text as total, (count(*) filter (where end_date >= $1))::text as live
     from (select end_date from listing where is_demo and owner_id is null limit $2) as demo`,
    [today, MOST_TO_REPLACE + 1],
  );
  return { total: Number(rows[0]?.total), live: Number(rows[0]?.live) };
}
