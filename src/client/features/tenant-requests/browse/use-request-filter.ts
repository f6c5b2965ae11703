import { useEffect, useState } from "react";
import { useLocation, useSearch as useQuery } from "wouter";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { readRequestFilterUrl, requestFilterUrl, type RequestFilterState } from "./request-filter-url.ts";
import {
  EMPTY_REQUEST_FILTER,
  readRequestFilterValues,
  REQUEST_FILTER_FIELDS,
  type ValueProblem,
  type RequestFilterField,
  type RequestFilterValues,
} from "./request-filter.ts";

/** The filters of this address, the typed ones, and functions to convert between them. */
export interface Wanted {
  state: RequestFilterState;
  values: RequestFilterValues;
  problems: readonly ValueProblem[];
  change: (field: RequestFilterField, value: string) => void;
  /** Applies the typed (or given) filters; returns false, and shows the problems, if they are invalid. */
  submit: (changed?: Partial<RequestFilterValues>) => boolean;
  clear: () => void;
  goToPage: (page: number) => void;
}

export function useRequestFilter(): Wanted {
  const state = readRequestFilterUrl(useQuery());
  const [, navigate] = useLocation();
  const [typed, setTyped] = useTypedValues(state.values);
  const submit: Wanted["submit"] = (changed = {}) => {
    const values = { ...typed.values, ...changed };
    const { problems } = readRequestFilterValues(values);
    setTyped({ values, problems });
    if (problems.length === 0) navigate(requestFilterUrl({ values, page: 1 }));
    return problems.length === 0;
  };
  return {
    state,
    ...typed,
    change: (field, value) =>
      setTyped({
        values: { ...typed.values, [field]: value },
        problems: typed.problems.filter((problem) => problem.field !== field),
      }),
    submit,
    clear: () => void submit(EMPTY_REQUEST_FILTER),
    goToPage: (page) => navigate(requestFilterUrl({ ...state, page })),
  };
}

interface Typed {
  values: RequestFilterValues;
  problems: readonly ValueProblem[];
}

// Typed values start from the address, and are reset when the address gets other filters.
function useTypedValues(addressed: RequestFilterValues): [Typed, (typed: Typed) => void] {
  const key = keyOf(addressed);
  const [held, setHeld] = useState({ key, typed: startOf(addressed) });
  const current = held.key === key ? held : { key, typed: startOf(addressed) };
  if (current !== held) setHeld(current);
  const isTyping = keyOf(current.typed.values) !== key;
  // An update must not reload the page over typed filters that are not yet applied.
  useEffect(() => (isTyping ? holdUpdates("wanted filters") : undefined), [isTyping]);
  return [current.typed, (typed) => setHeld({ key, typed })];
}

function startOf(values: RequestFilterValues): Typed {
  return { values, problems: readRequestFilterValues(values).problems };
}

function keyOf(values: RequestFilterValues): string {
  return JSON.stringify(REQUEST_FILTER_FIELDS.map((field) => values[field].trim()));
}
