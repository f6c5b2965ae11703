import type { SearchCriteria } from "./search-criteria.ts";

/** The place to be near of a search, and how far from it: they say nothing without each other. */
export type NearCriteria = Pick<SearchCriteria, "near" | "within_minutes" | "travel_by">;

/**
 * So near a place are the towns around it that people go there from each day, where the search sets no limit: Leamington Spa and the
 * University of Warwick, Newcastle-under-Lyme and Keele.
 */
const MINUTES_AROUND = 45;

/** How long the way may take from a room of another town than the one that the place is in, for it to be around the place. */
export function minutesAround({ within_minutes }: Pick<NearCriteria, "within_minutes">): number {
  return within_minutes ?? MINUTES_AROUND;
}

/** Those of the criteria that are of the place to be near; none of them without a place. */
export function nearCriteria({ near, within_minutes, travel_by }: NearCriteria): NearCriteria {
  if (near === undefined) return {};
  return {
    near,
    ...(within_minutes !== undefined && { within_minutes }),
    ...(travel_by !== undefined && { travel_by }),
  };
}

/**
 * The place to be near of a search by a sentence within filters: that of the filters, which were set by hand, else the one
 * that the sentence names. Where both are the same one, the sentence says what the filters leave open, and of two times the
 * shorter holds; but nothing that it says of another way than the chosen one.
 */
export function nearWithin(filters: NearCriteria, read: NearCriteria): NearCriteria {
  if (filters.near === undefined) return nearCriteria(read);
  const isOtherWay = filters.travel_by !== undefined && filters.travel_by !== read.travel_by;
  if (filters.near !== read.near || isOtherWay) return nearCriteria(filters);
  const minutes = [filters.within_minutes, read.within_minutes].filter((each) => each !== undefined);
  return nearCriteria({ ...read, ...filters, ...(minutes.length > 0 && { within_minutes: Math.min(...minutes) }) });
}
