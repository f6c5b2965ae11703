import { DAY_MS } from "#domain/durations.ts";
import { seededRandom } from "../seeded-random.ts";
import { demoUuid } from "../demo-uuid.ts";
import type { DemoListing } from "../listings/demo-listing.ts";
import { demoListings } from "../listings/generate-demo-listings.ts";
import { lineOf, sharedPart } from "../database/listing-copy.ts";

export interface LoadTestRows {
  count: number;
  seed: number;
  /** The London day. */
  today: string;
}

/** So many rooms are made from scratch; the rest are these again, posted at other times. */
const DIFFERENT_ROOMS = 25_000;
const ENDED_SHARE = 0.3;
/** A load test is about rows, and photos are most of a row. */
const MOST_PHOTOS = 2;
const DAYS_BACK = 60;
/** Above 1, most rooms are recent. */
const LATELY = 2.2;

/** The rooms of a load test that differ in more than their time. */
export function loadTestRooms({ count, seed, today }: LoadTestRows): DemoListing[] {
  const different = Math.min(count, DIFFERENT_ROOMS);
  return [...demoListings({ count: different, seed, today, endedShare: ENDED_SHARE, mostPhotos: MOST_PHOTOS })];
}

/** `count` lines for COPY, out of the rooms above: from the oldest to the newest, as time would have brought them. */
export function* loadTestLines({ count, seed, today }: LoadTestRows, rooms: readonly DemoListing[]): Generator<string> {
  const random = seededRandom(seed + 2);
  const shared = rooms.map((room) => sharedPart(room, today));
  const end = Date.parse(`${today}T00:00:00Z`);
  for (let index = 0; index < count; index += 1) {
    const age = DAYS_BACK * DAY_MS * ((count - index) / count) ** LATELY;
    const time = Math.floor(end - age);
    yield lineOf(demoUuid(time, random), new Date(time).toISOString(), shared[index % shared.length] ?? "");
  }
}
