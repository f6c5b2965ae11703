import { criteriaOf } from "#domain/search/ranked-criteria.ts";
import type { Understanding } from "#domain/search/understanding.ts";

/** The keywords that are wishes of their own: not those that say the same as the place to be near. */
export function otherKeywords(wanted: Understanding): readonly string[] {
  return criteriaOf(wanted).keywords ?? [];
}
