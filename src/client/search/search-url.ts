import { DEFAULT_SORT, SORT_FIELDS, SORT_ORDERS, type Sort } from "#domain/search-criteria.ts";
import { EMPTY_SEARCH, SEARCH_FIELDS, type SearchValues } from "./search-values.ts";

/** Nothing runs until a search is triggered; then by filters, or ranked by the keyword. */
export type SearchMode = "none" | "filter" | "fuzzy";

/** A search as its address has it: one home for the criteria, so that it can be shared, reloaded and gone back to. */
export interface SearchState {
  mode: SearchMode;
  values: SearchValues;
  /** Null is the mode's own order: newest first, or the best match first. */
  sort: Sort | null;
  /** Counted from 1. */
  page: number;
  /** The room whose details are open. */
  roomId: string | null;
}

/** The first screen: nothing searched, no room open. */
export const DEFAULT_STATE: SearchState = { mode: "none", values: EMPTY_SEARCH, sort: null, page: 1, roomId: null };

/** Reads an address's query. Whatever it holds, something sensible comes out: people edit and cut addresses. */
export function readSearchUrl(query: string): SearchState {
  const params = new URLSearchParams(query);
  const values = { ...EMPTY_SEARCH };
  for (const field of SEARCH_FIELDS) values[field] = params.get(field) ?? "";
  return {
    mode: readMode(params.get("mode"), values),
    values,
    sort: readSort(params),
    page: readPage(params.get("page")),
    roomId: params.get("room"),
  };
}

/** The address of a search: '/' when nothing is searched and no room open. */
export function searchUrl({ mode, values, sort, page, roomId }: SearchState): string {
  const params = new URLSearchParams();
  if (mode !== "none") params.set("mode", mode);
  for (const field of SEARCH_FIELDS) if (values[field].trim() !== "") params.set(field, values[field].trim());
  if (sort !== null) {
    params.set("sort_by", sort.sort_by);
    params.set("order", sort.order);
  }
  if (page > 1) params.set("page", String(page));
  if (roomId !== null) params.set("room", roomId);
  return params.size > 0 ? `/?${params}` : "/";
}

function readMode(text: string | null, { keyword }: SearchValues): SearchMode {
  if (text === "fuzzy") return keyword.trim() === "" ? "filter" : "fuzzy";
  return text === "filter" ? "filter" : "none";
}

function readSort(params: URLSearchParams): Sort | null {
  const sort_by = SORT_FIELDS.find((field) => field === params.get("sort_by"));
  if (sort_by === undefined) return null;
  return { sort_by, order: SORT_ORDERS.find((order) => order === params.get("order")) ?? DEFAULT_SORT.order };
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
