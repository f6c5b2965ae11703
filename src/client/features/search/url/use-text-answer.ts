import { useApiQuery } from "../../../api/use-api-query.ts";
import type { SearchState } from "./search-url.ts";
import { pageQuery } from "./criteria-query.ts";
import { readSearchValues } from "./search-values.ts";

/** The server's answer to a search by a typed text, shared by all that ask for it, and what was asked. */
export function useTextAnswer({ values, sort, page }: SearchState) {
  const { criteria, problems } = readSearchValues(values);
  const { keyword: text = "", ...filters } = criteria;
  const query = { ...filters, text, ...sort, ...pageQuery(page) };
  return { text, filters, problems, answer: useApiQuery("searchByText", problems.length === 0 ? { query } : null) };
}
