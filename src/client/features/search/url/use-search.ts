import { useEffect, useState } from "react";
import { useLocation, useSearch as useQuery } from "wouter";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { DEFAULT_STATE, readSearchUrl, searchUrl, type SearchState } from "./search-url.ts";
import {
  EMPTY_SEARCH,
  readSearchValues,
  SEARCH_FIELDS,
  type SearchValues,
  type ValueProblem,
} from "./search-values.ts";

/** The search of this address, the typed values, and functions to convert between them. */
export interface Search {
  state: SearchState;
  values: SearchValues;
  problems: readonly ValueProblem[];
  change: (changed: Partial<SearchValues>) => void;
  /** Searches with the typed (or given) values; returns false, and shows the problems, if they are invalid. */
  submit: (changed?: Partial<SearchValues>) => boolean;
  clear: () => void;
  /** Goes to the same search with something else: another page, order or open room. */
  go: (changed: Partial<SearchState>, options?: { replace?: boolean }) => void;
}

export function useSearch(): Search {
  const query = useQuery();
  const [, navigate] = useLocation();
  const state = readSearchUrl(query);
  const typed = useTypedValues(state.values);
  useHeldUpdates(typed.values, state.values);

  const go: Search["go"] = (changed, options) => navigate(searchUrl({ ...state, ...changed }), options);
  const submit: Search["submit"] = (changed = {}) => {
    const values = { ...typed.values, ...changed };
    const { problems } = readSearchValues(values);
    typed.set(values, problems);
    if (problems.length > 0) return false;
    const next = { ...DEFAULT_STATE, ...modeFor(values, state), values };
    go({ ...next, sort: next.mode === state.mode ? state.sort : null });
    return true;
  };
  const clear = () => {
    typed.set(EMPTY_SEARCH, []);
    go(DEFAULT_STATE);
  };
  return { state, values: typed.values, problems: typed.problems, change: typed.change, submit, clear, go };
}

// Changed filters keep the wishes that were parsed from a sentence locally. An AI search ends.
function modeFor({ keyword }: SearchValues, { mode, sentence, wishes }: SearchState): Partial<SearchState> {
  if (keyword.trim() !== "") return { mode: "fuzzy" };
  return mode === "sentence" ? { mode, sentence, wishes } : { mode: "filter" };
}

// Typed values start from the address, and are reset when the address gets other criteria.
function useTypedValues(addressed: SearchValues) {
  const key = keyOf(addressed);
  const [typed, setTyped] = useState({ key, values: addressed, problems: readSearchValues(addressed).problems });
  const current =
    typed.key === key ? typed : { key, values: addressed, problems: readSearchValues(addressed).problems };
  if (current !== typed) setTyped(current);
  return {
    values: current.values,
    problems: current.problems,
    set: (values: SearchValues, problems: ValueProblem[]) => setTyped({ key, values, problems }),
    change: (changed: Partial<SearchValues>) =>
      setTyped(({ values, problems }) => ({
        key,
        values: { ...values, ...changed },
        problems: problems.filter(({ field }) => changed[field] === undefined),
      })),
  };
}

// An update must not reload the page over typed criteria that are not yet searched.
function useHeldUpdates(typed: SearchValues, addressed: SearchValues): void {
  const dirty = keyOf(typed) !== keyOf(addressed);
  useEffect(() => (dirty ? holdUpdates("search form") : undefined), [dirty]);
}

function keyOf(values: SearchValues): string {
  return JSON.stringify(SEARCH_FIELDS.map((field) => values[field]));
}
