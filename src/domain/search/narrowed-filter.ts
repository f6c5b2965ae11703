import { citiesOf, type OpenFilter, type OwnBounds, type Reach, type RuledBounds } from "./open-filter.ts";
import { RULED_FILTERS, SEARCH_FILTERS, type FieldRule, type RuledFilter } from "./search-filters.ts";

/** The filter for what both of two filters let through; null when they contradict each other. */
export function narrowedFilter(one: OpenFilter, other: OpenFilter): OpenFilter | null {
  const bounds = RULED_FILTERS.map((filter) => [filter, narrower(filter, one[filter], other[filter])] as const);
  const towns = narrowerTowns(one, other);
  if (towns === null || bounds.some(([, bound]) => bound === undefined)) return null;
  const narrowed = { ...(Object.fromEntries(bounds) as RuledBounds), ...towns, ...otherBounds(one, other) };
  return isEmptySpan(narrowed) ? null : narrowed;
}

type Bound = OpenFilter[RuledFilter];

/** The narrower of two bounds; undefined where nothing is within both. */
function narrower(filter: RuledFilter, one: Bound, other: Bound): Bound | undefined {
  if (one === null || other === null || one === other) return one ?? other;
  const { by }: FieldRule = SEARCH_FILTERS[filter].met;
  if (by === "same") return undefined;
  return one > other === (by === "at-least") ? one : other;
}

/** Whether a field has to be more and less at once. */
function isEmptySpan(filter: OpenFilter): boolean {
  return boundsBy("at-least", filter).some(({ of, bound: least }) =>
    boundsBy("at-most", filter).some(({ of: same, bound: most }) => of === same && least > most),
  );
}

function boundsBy(wanted: FieldRule["by"], filter: OpenFilter) {
  return RULED_FILTERS.flatMap((each) => {
    const { of, by }: FieldRule = SEARCH_FILTERS[each].met;
    const bound = filter[each];
    return by === wanted && bound !== null ? [{ of, bound }] : [];
  });
}

type TownBounds = Pick<OwnBounds, "city" | "otherCities" | "notCities">;

/** Null where no city is in both, or the one rules out what the other asks for. */
function narrowerTowns(one: TownBounds, other: TownBounds): TownBounds | null {
  const notCities = bothOf(one.notCities, other.notCities);
  const [cities, others] = [citiesOf(one), citiesOf(other)];
  const shared =
    cities === null || others === null ? (cities ?? others) : cities.filter((each) => others.includes(each));
  if (shared === null) return { city: null, otherCities: [], notCities };
  const [city, ...otherCities] = shared;
  const isLeft = shared.some((each) => !notCities.includes(each));
  return city === undefined || !isLeft ? null : { city, otherCities, notCities };
}

function bothOf(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

function otherBounds(one: OwnBounds, other: OwnBounds): Omit<OwnBounds, keyof TownBounds> {
  return {
    kinds: [...one.kinds, ...other.kinds],
    notKinds: bothOf(one.notKinds, other.notKinds),
    endsFrom: one.endsFrom > other.endsFrom ? one.endsFrom : other.endsFrom,
    beginsBy: earlier(one.beginsBy, other.beginsBy),
    reach: nearer(one.reach, other.reach),
  };
}

// A search has one place and one way: of two, the first holds.
function nearer(one: Reach | null, other: Reach | null): Reach | null {
  if (one === null || other === null) return one ?? other;
  return one.place === other.place && one.way === other.way && other.minutes < one.minutes ? other : one;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
