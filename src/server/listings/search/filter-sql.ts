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
  const { city, propertyType, endsFrom, beginsBy, shortestDays, lowPence, highPence, reach } = filter;
  const conditions = [sql`${among} and listing.end_date >= ${endsFrom}`];
  if (city !== null) conditions.push(sql`listing.city = ${city}`);
  if (propertyType !== null) conditions.push(sql`listing.property_type = ${propertyType}`);
  if (beginsBy !== null) conditions.push(sql`listing.begin_date <= ${beginsBy}`);
  // An open side is an infinity, and stays one.
  if (shortestDays !== null) {
    conditions.push(sql`listing.begin_date + ${shortestDays}::integer <= listing.end_date`);
  }
  if (lowPence !== null) conditions.push(sql`listing.price_pence >= ${lowPence}`);
  if (highPence !== null) conditions.push(sql`listing.price_pence <= ${highPence}`);
  if (reach !== null) conditions.push(isIn(travelTableTo(reach.place, reach.way).within(reach.minutes)));
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
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
