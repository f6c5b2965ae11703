import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { DAY_MS } from "#domain/durations.ts";
import { demoImages, flatChooser, type ChooseFlat } from "./demo-images.ts";
import { seededRandom, type SeededRandom } from "../seeded-random.ts";
import { drawContact } from "../facts/contact.ts";
import { demoUuid } from "../demo-uuid.ts";
import type { DemoListing } from "./demo-listing.ts";
import { drawFacts, type RoomFacts } from "../facts/room-facts.ts";
import { ALL_PLACES } from "../places/all-places.ts";
import { drawPostcode } from "../facts/postcodes.ts";
import { apportion } from "../facts/apportion.ts";
import { optionalFieldsWriter } from "./optional-fields.ts";
import { descriptionWriter } from "../text/write-description.ts";
import {
  titleWriter,
  writerOf,
  type Language,
  type TitleEdgeCase,
  type WriteTitle,
  type Writer,
} from "../text/write-title.ts";

export interface DemoListingOptions {
  count: number;
  /** The London day, from which all dates are reckoned. */
  today: string;
  seed: number;
  /** The rooms were posted in the 60 days before; the beginning of `today` unless told. */
  postedBefore?: Date;
  /** The share of rooms whose last day has passed. */
  endedShare?: number;
  /** Fewer photos make smaller rows, for load tests. */
  mostPhotos?: number;
}

const ENDED_SHARE = 0.15;
const LANGUAGE_SHARES: readonly (readonly [Language, number])[] = [
  ["chinese", 48],
  ["english", 33],
  ["mixed", 17],
  ["traditional", 2],
];
/** Titles are kept apart among so many rows; a load test of millions has repetitions, as life has. */
const DISTINCT_TITLES = 10_000;

/** The same rooms for the same options, whenever and wherever they are made. */
export function generateDemoListings(options: DemoListingOptions): DemoListing[] {
  return [...demoListings(options)];
}

/** The same one by one, for numbers that do not fit in memory. */
export function* demoListings({
  count,
  today,
  seed,
  postedBefore = new Date(`${today}T00:00:00Z`),
  endedShare = ENDED_SHARE,
  mostPhotos = 10,
}: DemoListingOptions): Generator<DemoListing> {
  const random = seededRandom(seed);
  const nextPlaces = apportion(
    ALL_PLACES.map((places) => [places, places.weight] as const),
    count,
    random,
  );
  const nextEnded = apportion(
    [
      [true, endedShare],
      [false, 1 - endedShare],
    ],
    count,
    random,
  );
  const nextLanguage = apportion(LANGUAGE_SHARES, count, random);
  const makers = {
    title: distinctTitles(),
    describe: descriptionWriter(),
    optionalFields: optionalFieldsWriter(),
    chooseFlat: flatChooser(),
  };
  for (let index = 0; index < count; index += 1) {
    const ended = nextEnded();
    const facts = drawFacts({ places: nextPlaces(), today, ended }, random);
    const writer = writerOf(nextLanguage(), facts, random);
    yield makeListing(
      { facts, writer, createdMs: drawCreated(facts, ended, postedBefore.getTime(), random), index, mostPhotos },
      makers,
      random,
    );
  }
}

interface Makers {
  title: WriteTitle;
  describe: ReturnType<typeof descriptionWriter>;
  optionalFields: ReturnType<typeof optionalFieldsWriter>;
  chooseFlat: ChooseFlat;
}

interface Draft {
  facts: RoomFacts;
  writer: Writer;
  createdMs: number;
  index: number;
  mostPhotos: number;
}

function makeListing(
  { facts, writer, createdMs, index, mostPhotos }: Draft,
  makers: Makers,
  random: SeededRandom,
): DemoListing {
  const created = new Date(createdMs).toISOString();
  const { email, contactInfo } = drawContact(writer.language, random);
  return {
    ...emptyFields(LISTING_FIELDS),
    id: demoUuid(createdMs, random),
    title: makers.title(writer, facts, edgeCaseOf(index), random),
    city: facts.places.city,
    description: makers.describe(writer, facts, random),
    post_code: drawPostcode(facts.area.outwardCode, random),
    price_pence: facts.pricePence,
    begin_date: facts.stay.begin,
    end_date: facts.stay.end,
    property_type:
      facts.building === "hall" || (facts.building === "house" && facts.tags.has("shared")) ? "student" : "social",
    room_type: facts.room,
    images: demoImages(makers.chooseFlat(facts), { without: index % 50 === 17, most: mostPhotos }, createdMs, random),
    email,
    contact_info: contactInfo,
    ...makers.optionalFields(writer, facts, random),
    short_term_allowed: facts.shortTermAllowed,
    created_at: created,
    updated_at: created,
  };
}

/** A few titles in a hundred are the kind that breaks a careless layout. */
function edgeCaseOf(index: number): TitleEdgeCase {
  if (index % 75 === 20) return "long";
  if (index % 120 === 50) return "percent";
  return index % 40 === 30 ? "emoji" : null;
}

function distinctTitles(): WriteTitle {
  const write = titleWriter();
  const seen = new Set<string>();
  return (writer, facts, edgeCase, random) => {
    let title = write(writer, facts, edgeCase, random);
    for (let tries = 0; seen.has(title) && tries < 12; tries += 1) {
      title = write(writerOf(writer.language, facts, random), facts, edgeCase, random);
    }
    if (seen.size < DISTINCT_TITLES) seen.add(title);
    return title;
  };
}

/** Within the last 60 days, most of them lately; a room that has ended was posted before that. */
function drawCreated({ stay }: RoomFacts, ended: boolean, postedBefore: number, random: SeededRandom): number {
  const lastChance =
    ended && stay.end !== null ? Date.parse(`${stay.end}T00:00:00Z`) - random.between(3, 14) * DAY_MS : postedBefore;
  const latest = Math.min(lastChance, postedBefore - random.between(0.01, 0.1) * DAY_MS);
  const age = Math.max(0, latest - (postedBefore - 60 * DAY_MS)) * random.next() ** 2.2;
  return Math.floor(latest - age);
}
