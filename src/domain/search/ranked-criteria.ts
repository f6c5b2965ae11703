import { nearCriteria } from "./near-criteria.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { totalPrices, type Understanding } from "./understanding.ts";

/**
 * What a sentence asks for, in the terms of the filters: all of it, so that filters can show and change it. Room type, keywords
 * and the way on foot are no filters: they rank what the others let through.
 */
export interface RankedCriteria extends Omit<SearchCriteria, "keyword" | "covers"> {
  room_type?: string;
  walk_minutes?: number;
  keywords?: readonly string[];
}

/**
 * An interpretation as criteria. How its prices were written is no criterion and stays behind; a price a person becomes
 * that of the whole, and a place to be near stands for the keywords that say the same.
 */
export function criteriaOf(understanding: Understanding): RankedCriteria {
  const { city, begin_date, begin_by, end_date, property_type, room_type, walk_minutes } = understanding;
  const keywords = understanding.keywords.filter((keyword) => understanding.near_keywords?.includes(keyword) !== true);
  const { low_price, high_price } = totalPrices(understanding);
  return {
    ...(city !== null && { city }),
    ...(property_type !== undefined && { property_type }),
    ...(begin_date !== null && { begin_date }),
    ...(begin_by !== undefined && { begin_by }),
    ...(end_date !== null && { end_date }),
    ...(low_price !== null && { low_price }),
    ...(high_price !== null && { high_price }),
    ...nearCriteria(understanding),
    ...(room_type !== null && { room_type }),
    ...(walk_minutes !== undefined && { walk_minutes }),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** The way back: criteria as an interpretation, to be ranked by. */
export function understandingOf(criteria: RankedCriteria): Understanding {
  const { begin_date, begin_by, property_type, walk_minutes } = criteria;
  return {
    city: criteria.city?.trim() || null,
    begin_date: begin_date ?? null,
    ...(begin_date !== undefined && begin_by !== undefined && { begin_by }),
    end_date: criteria.end_date ?? null,
    low_price: criteria.low_price ?? null,
    high_price: criteria.high_price ?? null,
    room_type: criteria.room_type?.trim() || null,
    keywords: [...(criteria.keywords ?? [])],
    ...(property_type !== undefined && { property_type }),
    ...nearCriteria(criteria),
    ...(walk_minutes !== undefined && { walk_minutes }),
  };
}
