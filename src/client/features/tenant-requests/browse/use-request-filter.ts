import { useEffect, useState } from "react";
import { useLocation, useSearch as useQuery } from "wouter";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { readWantedUrl, wantedUrl, type WantedState } from "./request-filter-url.ts";
import {
  NOTHING_WANTED,
  readWantedValues,
  WANTED_FIELDS,
  type ValueProblem,
  type WantedField,
  type WantedValues,
} from "./request-filter.ts";

/** The filters of this address, what is being typed for the next one, and the ways from one to the other. */
export interface Wanted {
  state: WantedState;
  values: WantedValues;
  problems: readonly ValueProblem[];
  change: (field: WantedField, value: string) => void;
  /** Applies what is typed (or given); answers false, and shows why, when that has problems. */
  submit: (changed?: Partial<WantedValues>) => boolean;
  clear: () => void;
  goToPage: (page: number) => void;
}

export function useWanted(): Wanted {
  const state = readWantedUrl(useQuery());
  const [, navigate] = useLocation();
  const [typed, setTyped] = useTypedValues(state.values);
  const submit: Wanted["submit"] = (changed = {}) => {
    const values = { ...typed.values, ...changed };
    const { problems } = readWantedValues(values);
    setTyped({ values, problems });
    if (problems.length === 0) navigate(wantedUrl({ values, page: 1 }));
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
    clear: () => void submit(NOTHING_WANTED),
    goToPage: (page) => navigate(wantedUrl({ ...state, page })),
  };
}

interface Typed {
  values: WantedValues;
  problems: readonly ValueProblem[];
}

// What is typed starts from the address, and starts anew when the address gets other filters.
function useTypedValues(addressed: WantedValues): [Typed, (typed: Typed) => void] {
  const key = keyOf(addressed);
  const [held, setHeld] = useState({ key, typed: startOf(addressed) });
  const current = held.key === key ? held : { key, typed: startOf(addressed) };
  if (current !== held) setHeld(current);
  const isTyping = keyOf(current.typed.values) !== key;
  // A new version of the app must not reload the page over what was typed and not yet applied.
  useEffect(() => (isTyping ? holdUpdates("wanted filters") : undefined), [isTyping]);
  return [current.typed, (typed) => setHeld({ key, typed })];
}

function startOf(values: WantedValues): Typed {
  return { values, problems: readWantedValues(values).problems };
}

function keyOf(values: WantedValues): string {
  return JSON.stringify(WANTED_FIELDS.map((field) => values[field].trim()));
}
