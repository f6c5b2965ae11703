import { nearCriteria, nearWithin } from "./near-criteria.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { listed, type ListedFilter } from "./search-filters.ts";
import { totalPrices, type Understanding } from "./understanding.ts";

/**
 * What a sentence asks for, in the terms of the filters: all of it, so that filters can show and change it. Keywords and the way on
 * foot are no filters: they rank what the others let through.
 */
export interface RankedCriteria extends Omit<SearchCriteria, "keyword" | "covers"> {
  walk_minutes?: number;
  /** How many share the home, and pay so much together (SQ-05); absent for one. */
  people?: number;
  keywords?: readonly string[];
}

/**
 * An interpretation as criteria. How its prices were written is no criterion and stays behind, but for how many pay them; a price a
 * person becomes that of the whole, and a place to be near stands for the keywords that say the same.
 */
export function criteriaOf(understanding: Understanding): RankedCriteria {
  const { city, begin_date, begin_by, end_date, property_type, room_type, walk_minutes } = understanding;
  const keywords = understanding.keywords.filter((keyword) => understanding.near_keywords?.includes(keyword) !== true);
  const { low_price, high_price } = totalPrices(understanding);
  const { people = 1 } = understanding.price_reading ?? {};
  return {
    ...(city !== null && { city }),
    ...(city !== null && namedBy("other_cities", understanding.other_cities)),
    ...namedBy("not_cities", understanding.not_cities),
    ...(property_type !== undefined && { property_type }),
    ...(begin_date !== null && { begin_date }),
    ...(begin_by !== undefined && { begin_by }),
    ...(end_date !== null && { end_date }),
    ...(low_price !== null && { low_price }),
    ...(high_price !== null && { high_price }),
    ...nearCriteria(understanding),
    ...(room_type !== null && { room_type }),
    ...(room_type !== null && namedBy("other_room_types", understanding.other_room_types)),
    ...namedBy("not_room_types", understanding.not_room_types),
    ...(walk_minutes !== undefined && { walk_minutes }),
    ...(people > 1 && { people }),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** The way back: criteria as an interpretation, to be ranked by. */
export function understandingOf(criteria: RankedCriteria): Understanding {
  const { begin_date, begin_by, property_type, walk_minutes } = criteria;
  return {
    city: criteria.city?.trim() || null,
    ...listedIn("other_cities", criteria),
    ...listedIn("not_cities", criteria),
    begin_date: begin_date ?? null,
    ...(begin_date !== undefined && begin_by !== undefined && { begin_by }),
    end_date: criteria.end_date ?? null,
    ...pricesOf(criteria),
    room_type: criteria.room_type?.trim() || null,
    ...listedIn("other_room_types", criteria),
    ...listedIn("not_room_types", criteria),
    keywords: [...(criteria.keywords ?? [])],
    ...(property_type !== undefined && { property_type }),
    ...nearCriteria(criteria),
    ...(walk_minutes !== undefined && { walk_minutes }),
  };
}

function pricesOf({
  low_price: low,
  high_price: high,
  people = 1,
}: RankedCriteria): Pick<Understanding, "low_price" | "high_price" | "price_reading"> {
  const prices = { low_price: each(low), high_price: each(high) };
  if (people === 1) return prices;
  const price_reading = {
    low: prices.low_price,
    high: prices.high_price,
    per: "week" as const,
    is_assumed: false,
    people,
  };
  return { ...prices, price_reading };

  function each(total: number | undefined): number | null {
    return total === undefined ? null : total / people;
  }
}

function namedBy(filter: ListedFilter, values: readonly string[] = []): Pick<RankedCriteria, ListedFilter> {
  const list = listed(filter, values.join(","));
  return list.length === 0 ? {} : { [filter]: list.join(",") };
}

function listedIn(filter: ListedFilter, criteria: RankedCriteria): Pick<Understanding, ListedFilter> {
  const list = listed(filter, criteria[filter] ?? "");
  return list.length === 0 ? {} : { [filter]: list };
}

/**
 * The criteria of a sentence within filters, in the terms of the filters, so that the same search is asked again by criteria. What
 * was set by hand stands in place of what the sentence says of the same; of two limits of the price the narrower holds.
 */
export function wantedWithin(read: Understanding, filters: SearchCriteria): Understanding {
  const { begin_date: _begin, begin_by: _by, end_date: _end, ...undated } = criteriaOf(read);
  const hasDates = filters.begin_date !== undefined || filters.end_date !== undefined;
  return understandingOf({
    ...withoutOthers(hasDates ? undated : criteriaOf(read), filters),
    ...filters,
    ...narrowerPrices(undated, filters),
    ...nearWithin(filters, read),
  });
}

/** Where a city or a kind of room was set by hand, the sentence's other choices of the same do not do as well. */
function withoutOthers(
  { other_cities, other_room_types, ...said }: RankedCriteria,
  { city, room_type }: SearchCriteria,
): RankedCriteria {
  return {
    ...said,
    ...(city === undefined && other_cities !== undefined && { other_cities }),
    ...(room_type === undefined && other_room_types !== undefined && { other_room_types }),
  };
}

type Prices = Pick<SearchCriteria, "low_price" | "high_price">;

function narrowerPrices(read: Prices, filters: Prices): Prices {
  const low = Math.max(read.low_price ?? 0, filters.low_price ?? 0);
  const high = Math.min(read.high_price ?? Infinity, filters.high_price ?? Infinity);
  if (low > high) return {};
  return { ...(low > 0 && { low_price: low }), ...(high < Infinity && { high_price: high }) };
}
