import { withQuery } from "#contract/with-query.ts";
import { DEFAULT_SORT, SORT_FIELDS, SORT_ORDERS, type Sort } from "#domain/search/search-criteria.ts";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import { pageInAddress } from "../../../platform/page-in-address.ts";
import { EMPTY_SEARCH, SEARCH_FIELDS, type SearchValues } from "./search-values.ts";

/**
 * Nothing runs until a search is triggered; then by filters, by a text as it was typed, by a sentence to the AI, or by
 * the criteria of a text that the user has changed.
 */
export type SearchMode = "none" | "filter" | "fuzzy" | "ai" | "sentence";

/** What only a sentence asks for: ordinary filters have no fields for it. As the address has it; empty is 'not asked'. */
export interface Wishes {
  /** Tags and names, with commas between. */
  keywords: string;
  /** The last day on which the stay may begin, where the sentence named a month; of use beside its first day alone. */
  begin_by?: string;
  /** Minutes on foot. */
  walk_minutes?: string;
}

export const NO_WISHES: Wishes = { keywords: "" };

/**
 * A search as its address has it: the only place of the criteria, so that it can be shared, reloaded and gone back to.
 */
export interface SearchState {
  mode: SearchMode;
  values: SearchValues;
  /** What was asked in one's own words; empty in the modes without. */
  sentence: string;
  /** The sentence's wishes besides the filters; null until the AI has interpreted it. */
  wishes: Wishes | null;
  /** Null is the mode's own order: newest first, or the best match first. */
  sort: Sort | null;
  /** Counted from 1. */
  page: number;
  /** The room whose details are open. */
  roomId: string | null;
}

/** The first screen: nothing searched, no room open. */
export const DEFAULT_STATE: SearchState = {
  mode: "none",
  values: EMPTY_SEARCH,
  sentence: "",
  wishes: null,
  sort: null,
  page: 1,
  roomId: null,
};

/** Parses an address's query. Invalid parts are dropped: users edit and truncate addresses. */
export function readSearchUrl(query: string): SearchState {
  const params = new URLSearchParams(query);
  const values = { ...EMPTY_SEARCH };
  for (const field of SEARCH_FIELDS) values[field] = params.get(field) ?? "";
  const mode = readMode(params, values);
  return {
    mode,
    values,
    sentence: bySentence(mode) ? readSentence(params) : "",
    wishes: bySentence(mode) ? readWishes(params, mode) : null,
    sort: readSort(params),
    page: pageInAddress(params),
    roomId: params.get("room"),
  };
}

/** The address of a search: '/' when nothing is searched and no room open. */
export function searchUrl({ mode, values, sentence, wishes, sort, page, roomId }: SearchState): string {
  const params = new URLSearchParams();
  if (mode !== "none") params.set("mode", mode);
  if (sentence !== "") params.set("query", sentence);
  for (const field of SEARCH_FIELDS) if (values[field].trim() !== "") params.set(field, values[field].trim());
  for (const [name, wish] of Object.entries(wishes ?? {})) params.set(name, wish);
  if (sort !== null) {
    params.set("sort_by", sort.sort_by);
    params.set("order", sort.order);
  }
  if (page > 1) params.set("page", String(page));
  if (roomId !== null) params.set("room", roomId);
  return withQuery("/", params);
}

/** The text that was typed: the sentence, or the keyword. */
export function textOf({ mode, sentence, values }: Pick<SearchState, "mode" | "sentence" | "values">): string {
  return bySentence(mode) ? sentence : values.keyword;
}

/** Whether a search's criteria are those of a sentence. */
export function bySentence(mode: SearchMode): mode is "ai" | "sentence" {
  return mode === "ai" || mode === "sentence";
}

function readMode(params: URLSearchParams, values: SearchValues): SearchMode {
  const text = params.get("mode");
  const isKeyword = values.keyword.trim() !== "";
  if (text === "fuzzy" || text === "filter") return isKeyword ? "fuzzy" : "filter";
  if (text === "ai" && readSentence(params) !== "") return "ai";
  if (text === "sentence") return text;
  // Written by hand: '/?city=Leeds'.
  if (isKeyword) return "fuzzy";
  return SEARCH_FIELDS.some((field) => values[field].trim() !== "") ? "filter" : "none";
}

// No field accepts a longer one, and an old phone would parse it for seconds.
function readSentence(params: URLSearchParams): string {
  const sentence = (params.get("query") ?? "").trim();
  return [...sentence].slice(0, MAX_AI_QUERY_LENGTH).join("").trim();
}

function readWishes(params: URLSearchParams, mode: SearchMode): Wishes | null {
  const keywords = params.get("keywords");
  if (keywords === null && mode === "ai") return null;
  const [begin_by, walk_minutes] = [params.get("begin_by"), params.get("walk_minutes")];
  return {
    keywords: keywords ?? "",
    ...(begin_by !== null && { begin_by }),
    ...(walk_minutes !== null && { walk_minutes }),
  };
}

function readSort(params: URLSearchParams): Sort | null {
  const sort_by = SORT_FIELDS.find((field) => field === params.get("sort_by"));
  if (sort_by === undefined) return null;
  return { sort_by, order: SORT_ORDERS.find((order) => order === params.get("order")) ?? DEFAULT_SORT.order };
}
