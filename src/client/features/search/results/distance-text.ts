import type { I18n } from "@lingui/core";
import { sortOf, type SearchCriteria } from "#domain/search/search-criteria.ts";
import { nearPlaceName } from "../../room/near/near-place.ts";
import type { SearchState } from "../url/search-url.ts";

/**
 * The count of a search, with how the place counts that it is near. Without a time the place leaves no room out, it orders them:
 * '539 rooms found' alone would say that all of them are near it.
 * @param found The count in words.
 */
export function withDistance(
  i18n: I18n,
  found: string,
  criteria: SearchCriteria,
  { mode, sort }: Pick<SearchState, "mode" | "sort">,
): string {
  const { near, within_minutes } = criteria;
  if (near === undefined || within_minutes !== undefined) return found;
  const place = nearPlaceName(near);
  const isRanked = mode !== "filter" && sort === null;
  const { sort_by, order } = sortOf(criteria, sort);
  return !isRanked && sort_by === "travel" && order === "asc"
    ? i18n._("search.found.nearest-first", { found, place })
    : i18n._("search.found.any-distance", { found, place });
}
