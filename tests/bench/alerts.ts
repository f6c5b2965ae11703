import { emptyFields } from "#domain/fields/field-row.ts";
import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import { londonDay } from "#domain/calendar-day.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import { seededRandom } from "../support/seeded-random.ts";
import type { Database } from "../../src/server/db/connect.ts";
import { insertListing } from "../../src/server/listings/own/own-listing-store.ts";
import { matchWaitingRooms } from "../../src/server/saved-searches/match-rooms.ts";
import { addSavedSearches, QUIET_TOWN } from "./alerts/saved-searches.ts";
import { median, quantile } from "./median.ts";
import { printTable } from "./print-table.ts";
import { fill, openFilledDatabase } from "./search/filled-database.ts";

const USAGE = "npm run bench -- alerts [--rooms 100000] [--searches 50000] [--new 30] [--seed 1]";
/** How much smaller the first of both sizes is. */
const GROWTH = 10;

interface Run {
  ms: number;
  alerts: number;
}

interface Size {
  rooms: number;
  searches: number;
  /** Rooms in the largest city, which hundreds or thousands of searches find. */
  wanted: Run[];
  /** Rooms in the town that a few searches are about, the same number of them at each size. */
  quiet: Run[];
}

/**
 * Measures how long it takes from a new room to the alerts about it being queued, among so many rooms and saved searches and among a
 * tenth of each: for a room that many searches find, and for one that the same few find at either size. The searches of the bench
 * are eager: one in six finds the room in London.
 */
export async function run(args: string[]): Promise<void> {
  const { rooms, searches, rounds, seed } = readArguments(args);
  const database = await openFilledDatabase({ dataDir: undefined, listings: rooms / GROWTH, log: say });
  const url = database.url;
  try {
    const { next: random } = seededRandom(seed);
    const today = londonDay(new Date());
    await addSavedSearches(database.pool, { from: 0, to: searches / GROWTH, random, today });
    const small = await measure(database, { rooms: rooms / GROWTH, searches: searches / GROWTH, rounds, today });
    await fill(url, rooms, say, seed + 1);
    await addSavedSearches(database.pool, { from: searches / GROWTH, to: searches, random, today });
    const large = await measure(database, { rooms, searches, rounds, today });
    printSizes(small, large);
  } finally {
    await database.close();
  }
}

async function measure(
  database: Database,
  { rooms, searches, rounds, today }: { rooms: number; searches: number; rounds: number; today: string },
): Promise<Size> {
  await database.pool.query("delete from room_to_match");
  const size: Size = { rooms, searches, wanted: [], quiet: [] };
  // The first of each is not counted: plans and pages are read for it.
  for (let round = 0; round <= rounds; round += 1) {
    const wanted = await timeOf(database, { city: "London", price: 150 + 5 * round }, today);
    const quiet = await timeOf(database, { ...QUIET_ROOM, price: 150 + 5 * round }, today);
    if (round === 0) continue;
    size.wanted.push(wanted);
    size.quiet.push(quiet);
  }
  return size;
}

/** From the commit that writes a room to its alerts being queued, as the job does it once it looks; it looks every second. */
async function timeOf(database: Database, some: Partial<ListingFields>, today: string): Promise<Run> {
  const db = database.kysely;
  const id = uuid();
  const ownerId = await anybody(database);
  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await insertListing(trx, { id, ownerId, fields: { ...ROOM, ...some }, images: [], now, today });
  });
  const begun = performance.now();
  await matchWaitingRooms({ db, clock: { now: () => new Date() }, today: () => today });
  const ms = performance.now() - begun;
  const { rows } = await database.pool.query<{ alerts: number }>(
    "select count(*)::int as alerts from notification where listing_id = $1",
    [id],
  );
  return { ms, alerts: rows[0]?.alerts ?? 0 };
}

async function anybody({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from account limit 1");
  return rows[0]!.id;
}

const ROOM: ListingFields = {
  ...emptyFields(LISTING_FIELDS),
  title: "Studio near UCL 近地铁",
  city: "London",
  description: "Bright and quiet, five minutes from the tube, gym in the building. 采光好，可养宠物。",
  post_code: "WC1E 6BT",
  price: 200,
  begin_date: null,
  end_date: null,
  duration: null,
  property_type: "student",
  room_type: "studio",
  email: "landlord@example.org",
  contact_info: null,
  xhs_link: null,
  duration_description: null,
  price_description: null,
  short_term_allowed: false,
  additional_info: null,
};

/** What no keyword is about. */
const QUIET_ROOM = {
  city: QUIET_TOWN,
  title: "A house by the sea",
  room_type: "3b1b",
  post_code: "LL57 2DG",
  description: null,
};

function printSizes(small: Size, large: Size): void {
  const alerts = (runs: Run[]) => median(runs.map((run) => run.alerts));
  // The one that other work on the machine has disturbed least: ratios are of those.
  const shortest = (runs: Run[]) => quantile(timesOf(runs), 0);
  const ratio = (of: (size: Size) => number) => `× ${(of(large) / of(small)).toFixed(1)}`;
  printTable([
    ...[small, large].flatMap((size): Row[] => [
      [`${nameOf(size)}: alerts of a room in London`, String(alerts(size.wanted)), ""],
      [`${nameOf(size)}: ms until they are queued`, spread(size.wanted), size === large ? "< 5000" : ""],
      [`${nameOf(size)}: alerts of a room in a quiet town`, String(alerts(size.quiet)), ""],
      [`${nameOf(size)}: ms until they are queued`, spread(size.quiet), ""],
    ]),
    ["tenfold: alerts of a room in London", ratio(({ wanted }) => alerts(wanted)), ""],
    ["tenfold: their time", ratio(({ wanted }) => shortest(wanted)), "no more than the alerts"],
    ["tenfold: time of a room in a quiet town", ratio(({ quiet }) => shortest(quiet)), "near 1"],
  ]);
}

type Row = [what: string, measured: string, goal: string];

function nameOf({ rooms, searches }: Size): string {
  return `${rooms.toLocaleString("en-GB")} rooms, ${searches.toLocaleString("en-GB")} searches`;
}

/** The shortest, the middle and the longest time. */
function spread(runs: readonly Run[]): string {
  const times = timesOf(runs);
  return [quantile(times, 0), median(times), quantile(times, 1)].map((ms) => ms.toFixed(0)).join(", ");
}

function timesOf(runs: readonly Run[]): number[] {
  return runs.map(({ ms }) => ms);
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rooms: { type: "string", default: "100000" },
      searches: { type: "string", default: "50000" },
      new: { type: "string", default: "30" },
      seed: { type: "string", default: "1" },
    },
  });
  const [rooms, searches, rounds, seed] = [values.rooms, values.searches, values.new, values.seed].map(Number);
  if (!rooms || !searches || !rounds || seed === undefined || Number.isNaN(seed)) throw new Error(`Usage: ${USAGE}`);
  return { rooms, searches, rounds, seed };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
