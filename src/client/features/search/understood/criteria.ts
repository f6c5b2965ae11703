import type { Call } from "#contract/endpoints.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, type Understanding } from "#domain/search/understanding.ts";
import type { SearchState, Wishes } from "../url/search-url.ts";
import { EMPTY_SEARCH, readSearchValues, type SearchValues } from "../url/search-values.ts";

/** All criteria of a search: the ordinary filters, and those that only a sentence can express. */
export interface Asked {
  values: SearchValues;
  wishes: Wishes;
}

export const NO_WISHES: Wishes = { room_type: "", keywords: "" };

/** An interpretation as form values and wishes. */
export function askedBy(wanted: Understanding): Asked {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const { city, begin_date, end_date, low_price, high_price, room_type, keywords } = wanted;
  return {
    values: {
      ...EMPTY_SEARCH,
      city: text(city),
      begin_date: text(begin_date),
      end_date: text(end_date),
      low_price: text(low_price),
      high_price: text(high_price),
    },
    wishes: { room_type: text(room_type), keywords: keywordsText(keywords) },
  };
}

/** The reverse: the criteria for ranking. An edited address can't exceed the server's limits. */
export function criteriaOf({ values, wishes }: Asked): Understanding {
  const { criteria } = readSearchValues(values);
  const { city = null, begin_date = null, end_date = null, low_price = null, high_price = null } = criteria;
  const room_type = cut(wishes.room_type) || null;
  return { city, begin_date, end_date, low_price, high_price, room_type, keywords: keywordsOf(wishes) };
}

export function keywordsOf({ keywords }: Wishes): string[] {
  return [...new Set(keywords.split(",").map(cut))].filter((keyword) => keyword !== "").slice(0, MAX_KEYWORDS);
}

export function keywordsText(keywords: readonly string[]): string {
  return keywords.map((keyword) => cut(keyword.replaceAll(",", " "))).join(",");
}

/** The query of a search for rooms that fit, without AI. */
export function matchingQuery(asked: Asked): Call<"matchListings">["query"] {
  const { keyword: _, ...filters } = readSearchValues(asked.values).criteria;
  const { room_type, keywords } = criteriaOf(asked);
  return {
    ...filters,
    ...(room_type !== null && { room_type }),
    ...(keywords.length > 0 && { keywords: keywords.join(",") }),
  };
}

/** The query of a search by the AI: the sentence, and the filters that hold besides. */
export function aiQuery({ sentence, values }: Pick<SearchState, "sentence" | "values">): Call<"searchByAi">["query"] {
  const { keyword: _, ...filters } = readSearchValues(values).criteria;
  return { ...filters, query: sentence };
}

function cut(text: string): string {
  return [...text.trim()].slice(0, MAX_WISH_LENGTH).join("");
}
