import { fittingFilter } from "#domain/search/fit/fitting-filter.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { openFilter, type OpenFilter } from "#domain/search/open-filter.ts";
import { DEFAULT_SORT, type SearchCriteria, type OwnSort } from "#domain/search/search-criteria.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { nearestCities } from "#domain/town-distance.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../../listings/listing-row.ts";
import { findOpenListings } from "../../listings/listing-store.ts";
import { findCandidates } from "./candidate-store.ts";

/** What is looked for, and when. */
export interface WantedRooms {
  wanted: Understanding;
  /** Filters that hold besides, whatever was wanted. */
  filters: SearchCriteria;
  /** The calendar day in London. */
  today: string;
}

/** Rooms of one way to be near; of all ways together so many are ranked. */
const OF_EACH_WAY = 20;
/** Towns around the wanted one that are looked at. */
const TOWNS_AROUND = 3;

/**
 * Rooms that miss one hard wish by the least: a little dearer or cheaper, a little earlier or later, in a town nearby.
 * Where there are none of these, any rooms of the town, or else any at all. Filters hold all the same.
 * @param wishes Words of wishes, by which rooms of other towns are chosen.
 */
export async function findNearest(
  db: Db,
  { wanted, filters, today }: WantedRooms,
  wishes: readonly (readonly string[])[],
): Promise<ListingRow[]> {
  const within = openFilter(filters, today);
  const inTheTown = [{ filter: fittingFilter({ ...NOTHING_ASKED, city: wanted.city }, today), sort: DEFAULT_SORT }];
  const anywhere = [{ filter: fittingFilter(NOTHING_ASKED, today), sort: DEFAULT_SORT }];
  for (const ways of [waysToBeNear(wanted, today), inTheTown, anywhere]) {
    const near = await findAll(ways);
    if (near.length > 0) return near;
  }
  return [];

  async function findAll(ways: readonly Way[]): Promise<ListingRow[]> {
    const found = await Promise.all(ways.map(findOne));
    return [...new Map(found.flat().map((row) => [row.id, row])).values()];
  }

  async function findOne({ filter, sort, byWishes }: Way): Promise<ListingRow[]> {
    const narrowed = narrowedFilter(filter, within);
    if (narrowed === null) return [];
    if (byWishes !== true) return findOpenListings(db, narrowed, sort, { skip: 0, limit: OF_EACH_WAY });
    const found = await findCandidates(db, { filter: narrowed, covering: null, wishes, order: sort });
    return found.slice(0, OF_EACH_WAY);
  }
}

interface Way {
  filter: OpenFilter;
  sort: OwnSort;
  /** Of these the ones that seem to have most of the wishes: nothing else makes one nearer than the other. */
  byWishes?: true;
}

// No room meets all: those without one side of a wish break that side alone, the first of them by the least.
function waysToBeNear(wanted: Understanding, today: string): Way[] {
  const filter = fittingFilter(wanted, today);
  const ways: Way[] = [];
  const add = (change: Partial<OpenFilter>, sort: OwnSort) => ways.push({ filter: { ...filter, ...change }, sort });
  if (filter.high_price !== null) add({ high_price: null }, { sort_by: "price", order: "asc" });
  if (filter.low_price !== null) add({ low_price: null }, { sort_by: "price", order: "desc" });
  if (filter.property_type !== null) add({ property_type: null }, DEFAULT_SORT);
  if (filter.beginsBy !== null) {
    add({ beginsBy: null, shortestDays: null }, { sort_by: "begin_date", order: "asc" });
  }
  if (filter.endsFrom > today) add({ endsFrom: today, shortestDays: null }, { sort_by: "end_date", order: "desc" });
  if (filter.city !== null) ways.push(...waysAround(filter.city, filter));
  return ways;
}

// Of a town that is on no map, all others are as near.
function waysAround(town: string, filter: OpenFilter): Way[] {
  const near = nearestCities(town, TOWNS_AROUND);
  const cities = near.length > 0 ? near : [null];
  return cities.map((city) => ({ filter: { ...filter, city }, sort: DEFAULT_SORT, byWishes: true }));
}
