import { useLocation, useSearch as useQuery } from "wouter";
import { DEFAULT_STATE, readSearchUrl, searchUrl, type SearchState } from "./search-url.ts";
import { readSearchValues, type SearchValues } from "./search-values.ts";

/** The search of this address, and functions that go to another one. */
export interface Search {
  state: SearchState;
  /** Searches with these values in place of the address's; returns false, and goes nowhere, where they are invalid. */
  submit: (changed: Partial<SearchValues>) => boolean;
  clear: () => void;
  /** Goes to the same search with something else: another page, order or open room. */
  go: (changed: Partial<SearchState>, options?: { replace?: boolean }) => void;
}

/** The search of the address that is open; a component that uses it is drawn again when that changes. */
export function useSearch(): Search {
  const query = useQuery();
  const [, navigate] = useLocation();
  const state = readSearchUrl(query);
  const go: Search["go"] = (changed, options) => navigate(searchUrl({ ...state, ...changed }), options);
  const submit: Search["submit"] = (changed) => {
    const values = { ...state.values, ...changed };
    if (readSearchValues(values).problems.length > 0) return false;
    const next = { ...DEFAULT_STATE, ...modeFor(values, state), values };
    go({ ...next, sort: next.mode === state.mode ? state.sort : null });
    return true;
  };
  return { state, submit, clear: () => go(DEFAULT_STATE), go };
}

// Changed filters keep the wishes that were parsed from a sentence locally. An AI search ends.
function modeFor({ keyword }: SearchValues, { mode, sentence, wishes }: SearchState): Partial<SearchState> {
  if (keyword.trim() !== "") return { mode: "fuzzy" };
  return mode === "sentence" ? { mode, sentence, wishes } : { mode: "filter" };
}
