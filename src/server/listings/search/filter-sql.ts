import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { factNeedle } from "#domain/search/search-text.ts";
import type { CountableRooms } from "./count-store.ts";
import { travelTableTo } from "./travel-tables.ts";

/** The filter as a condition on `listing`, in the columns that the covering indexes hold. */
export function matchesFilter(filter: OpenFilter): Expression<SqlBool> {
  return matchesFilterOf(sql`listing.live`, filter);
}

/** The filter among the rooms that a condition chooses. */
export function matchesFilterOf(among: RawBuilder<unknown>, filter: OpenFilter): Expression<SqlBool> {
  const conditions = BOUNDS.flatMap((bound) => conditionOf(bound, filter) ?? []);
  return sql<SqlBool>`(${sql.join([among, ...conditions], sql` and `)})`;
}

/** Each bound of a filter in the columns that the covering indexes hold. */
const CONDITIONS: {
  readonly [Bound in keyof OpenFilter]: (value: NonNullable<OpenFilter[Bound]>) => RawBuilder<unknown>;
} = {
  endsFrom: (endsFrom) => sql`listing.end_date >= ${endsFrom}`,
  city: (city) => sql`listing.city = ${city}`,
  propertyType: (propertyType) => sql`listing.property_type = ${propertyType}`,
  beginsBy: (beginsBy) => sql`listing.begin_date <= ${beginsBy}`,
  // An open side is an infinity, and stays one.
  shortestDays: (shortestDays) => sql`listing.begin_date + ${shortestDays}::integer <= listing.end_date`,
  lowPence: (lowPence) => sql`listing.price_pence >= ${lowPence}`,
  highPence: (highPence) => sql`listing.price_pence <= ${highPence}`,
  reach: ({ place, way, minutes }) => isIn(travelTableTo(place, way).within(minutes)),
};

const BOUNDS = Object.keys(CONDITIONS) as readonly (keyof OpenFilter)[];

function conditionOf(bound: keyof OpenFilter, filter: OpenFilter): RawBuilder<unknown> | null {
  const value = filter[bound];
  return value === null ? null : (CONDITIONS[bound] as (bound: typeof value) => RawBuilder<unknown>)(value);
}

/** Whether a room is in one of these postcode districts. */
function isIn(districts: readonly string[]) {
  return sql`district_of(listing.search_text) = any(${districts}::text[])`;
}

/** The rooms within a filter that have one of the facts, to be counted. */
export function openRoomsWithFact(filter: OpenFilter, facts: readonly string[]): CountableRooms {
  const has = facts.map((fact) => sql`strpos(search_text, ${factNeedle(fact)}) > 0`);
  const from = sql`listing where ${matchesFilter(filter)} and (${sql.join(has, sql` or `)})`;
  return { key: JSON.stringify([filter, facts]), from };
}

/** The rooms within a filter, to be counted. */
export function openRooms(filter: OpenFilter): CountableRooms {
  return { key: JSON.stringify(filter), from: sql`listing where ${matchesFilter(filter)}` };
}
