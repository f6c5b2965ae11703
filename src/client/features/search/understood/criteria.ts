import type { Call } from "#contract/endpoints.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import {
  criteriaOf as domainCriteriaOf,
  understandingOf,
  type RankedCriteria,
} from "#domain/search/ranked-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, type Understanding } from "#domain/search/understanding.ts";
import type { SearchState, Wishes } from "../url/search-url.ts";
import { EMPTY_SEARCH, readSearchValues, type SearchValues } from "../url/search-values.ts";

/** All criteria of a search: the ordinary filters, and those that only a sentence can express. */
export interface Asked {
  values: SearchValues;
  wishes: Wishes;
}

/** An interpretation as form values and wishes. */
export function askedBy(wanted: Understanding): Asked {
  const { keywords = [], begin_by, walk_minutes, ...filters } = domainCriteriaOf(wanted);
  const typed = Object.entries(filters).map(([field, value]) => [field, String(value)]);
  return {
    values: { ...EMPTY_SEARCH, ...Object.fromEntries(typed) },
    wishes: {
      keywords: keywordsText(keywords),
      ...(begin_by !== undefined && { begin_by }),
      ...(walk_minutes !== undefined && { walk_minutes: String(walk_minutes) }),
    },
  };
}

/** The reverse: the criteria for ranking. An edited address can't exceed the server's limits. */
export function criteriaOf(asked: Asked): Understanding {
  return understandingOf(rankedCriteria(asked));
}

/** The same in the terms of the filters. */
export function rankedCriteria({ values, wishes }: Asked): RankedCriteria {
  const { keyword: _, ...filters } = readSearchValues(values).criteria;
  const keywords = keywordsOf(wishes);
  return {
    ...filters,
    ...windowOf(filters, wishes),
    ...(/^[1-9]\d?$/.test(wishes.walk_minutes ?? "") && { walk_minutes: Number(wishes.walk_minutes) }),
    ...(keywords.length > 0 && { keywords }),
  };
}

// An edited address, or dates that were changed by hand, may leave a window that is none.
function windowOf({ begin_date, end_date }: SearchCriteria, { begin_by }: Wishes): Pick<SearchCriteria, "begin_by"> {
  const isWindow =
    begin_date !== undefined && begin_by !== undefined && isCalendarDay(begin_by) && begin_by > begin_date;
  return isWindow && (end_date === undefined || begin_by <= end_date) ? { begin_by } : {};
}

/** The keywords of wishes, as they are searched: each once, and no more than a search takes. */
export function keywordsOf({ keywords }: Wishes): string[] {
  return [...new Set(keywords.split(",").map(cut))].filter((keyword) => keyword !== "").slice(0, MAX_KEYWORDS);
}

/** Keywords as wishes and the address hold them; `keywordsOf` reads that back. */
export function keywordsText(keywords: readonly string[]): string {
  return keywords.map((keyword) => cut(keyword.replaceAll(",", " "))).join(",");
}

/** The query of a search for rooms that fit, without AI. */
export function matchingQuery(asked: Asked): Call<"matchListings">["query"] {
  const { keywords = [], ...query } = rankedCriteria(asked);
  return { ...query, ...(keywords.length > 0 && { keywords: keywords.join(",") }) };
}

/** The query of a search by the AI: the sentence, and the filters that hold besides. */
export function aiQuery({ sentence, values }: Pick<SearchState, "sentence" | "values">): Call<"searchByAi">["query"] {
  const { keyword: _, ...filters } = readSearchValues(values).criteria;
  return { ...filters, query: sentence };
}

function cut(text: string): string {
  return [...text.trim()].slice(0, MAX_WISH_LENGTH).join("");
}
