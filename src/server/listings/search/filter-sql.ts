import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import {
  citiesOf,
  isInPence,
  openFilter,
  penceBound,
  ruleOf,
  type OpenFilter,
  type OwnBounds,
} from "#domain/search/open-filter.ts";
import { kindFact } from "#domain/search/room-facts.ts";
import { RULED_FILTERS, SEARCH_FILTERS, type FieldRule, type RuledFilter } from "#domain/search/search-filters.ts";
import { factNeedle } from "#domain/search/search-text.ts";
import type { OwnSort } from "#domain/search/search-criteria.ts";
import type { CountableRooms } from "./count-store.ts";
import { inOrder } from "./order-sql.ts";
import { travelTableTo } from "./travel-tables.ts";

/** The filter as a condition on `listing`, in the columns that the covering indexes hold. */
export function matchesFilter(filter: OpenFilter): Expression<SqlBool> {
  return matchesFilterOf(sql`listing.live`, filter);
}

/** The columns that the covering indexes hold. */
export const INDEXED = sql.raw(
  "id, true as live, city, property_type, price_pence, begin_date, end_date, created_at, search_text",
);

/**
 * The first rooms of an order, as `listing`: of those in the filter's towns, and within its bounds of the field that is ordered by. An
 * index leads to them alone, so that the cost has a bound whatever else the filter asks for.
 */
export function firstRooms(filter: OpenFilter, sort: OwnSort, atMost: number) {
  const { sort_by } = sort;
  const { city, otherCities, low_price, high_price, beginsBy, endsFrom } = filter;
  const bounds: OpenFilter = {
    ...openFilter({}, "-infinity"),
    city,
    otherCities,
    ...(sort_by === "price" && { low_price, high_price }),
    ...(sort_by === "begin_date" && { beginsBy }),
    ...(sort_by === "end_date" && { endsFrom }),
  };
  return sql`(select ${INDEXED} from listing where ${matchesFilter(bounds)} order by ${inOrder(sort)} limit ${atMost}) as listing`;
}

/** The filter among the rooms that a condition chooses. */
export function matchesFilterOf(among: RawBuilder<unknown>, filter: OpenFilter): Expression<SqlBool> {
  const ruled = RULED_FILTERS.flatMap((each) => ruledCondition(each, filter) ?? []);
  const conditions = [among, ...ruled, ...ownConditions(filter)];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const COMPARED = { same: sql`=`, "at-least": sql`>=`, "at-most": sql`<=` };

function ruledCondition(filter: RuledFilter, bounds: OpenFilter): RawBuilder<unknown> | null {
  const bound = bounds[filter];
  if (bound === null) return null;
  const { of, by }: FieldRule = SEARCH_FILTERS[filter].met;
  if (typeof bound === "number" && isInPence(filter))
    return sql`${sql.ref(`listing.${of}_pence`)} ${COMPARED[by]} ${penceBound(bound, by)}`;
  return sql`${sql.ref(`listing.${of}`)} ${COMPARED[by]} ${bound}`;
}

function ownConditions(bounds: OwnBounds): RawBuilder<unknown>[] {
  const { endsFrom, beginsBy, reach } = bounds;
  return [
    ...townConditions(bounds),
    sql`listing.end_date >= ${endsFrom}`,
    ...(beginsBy === null ? [] : [sql`listing.begin_date <= ${beginsBy}`]),
    // An open side is an infinity, and stays one.
    ...(reach === null ? [] : [isIn(travelTableTo(reach.place, reach.way).within(reach.minutes))]),
    ...bounds.kinds.map((either) => sql`(${sql.join(either.map(isOfKind), sql` or `)})`),
    ...bounds.notKinds.map((kind) => sql`not ${isOfKind(kind)}`),
  ];
}

function townConditions(bounds: OwnBounds): RawBuilder<unknown>[] {
  const { notCities } = bounds;
  const cities = citiesOf(bounds);
  return [
    ...(cities === null
      ? []
      : [cities.length === 1 ? sql`listing.city = ${cities[0]}` : sql`listing.city = any(${cities}::text[])`]),
    ...(notCities.length === 0 ? [] : [sql`listing.city <> all(${notCities}::text[])`]),
  ];
}

/** Whether a room has the facts of a kind, and none that it must not have. */
function isOfKind(kind: string): RawBuilder<unknown> {
  const { some, none } = ruleOf(kind);
  const has = (each: string) => sql`strpos(listing.search_text, ${factNeedle(kindFact(each))}) > 0`;
  const conditions = [sql`(${sql.join(some.map(has), sql` or `)})`, ...none.map((each) => sql`not ${has(each)}`)];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a room is in one of these postcode districts. */
function isIn(districts: readonly string[]) {
  return sql`district_of(listing.search_text) = any(${districts}::text[])`;
}

/** The rooms within a filter, to be counted. */
export function openRooms(filter: OpenFilter): CountableRooms {
  return { key: JSON.stringify(filter), from: sql`listing where ${matchesFilter(filter)}` };
}
