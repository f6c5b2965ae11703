import type { SearchMode } from "./search-url.ts";
import { EMPTY_SEARCH, SEARCH_FIELDS, type SearchValues } from "./search-values.ts";

/** A remembered call's query as the form's values: the way back from what was asked to what was typed. */
export function valuesOfCall(query: URLSearchParams): { mode: SearchMode; values: SearchValues } {
  const values = { ...EMPTY_SEARCH };
  for (const field of SEARCH_FIELDS) values[field] = query.get(field) ?? "";
  // `fuzzy` is the parameter of the call for keywords, which phones have answers of from earlier versions.
  values.keyword = query.get("text") ?? query.get("fuzzy") ?? "";
  return { mode: values.keyword === "" ? "filter" : "fuzzy", values };
}
