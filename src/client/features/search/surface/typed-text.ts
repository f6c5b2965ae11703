import { useEffect, useState } from "react";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import { navigationTiming } from "../../../platform/navigation-timing.ts";
import { keepInTab, readFromTab } from "../../../platform/tab-storage.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { textOf, type SearchState } from "../url/search-url.ts";
import { EMPTY_SEARCH, type SearchValues } from "../url/search-values.ts";
import { isAiActive, type Criteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";

/** What stands in the line, also while the line is folded. */
export interface TypedText {
  typed: string;
  type: (typed: string) => void;
}

/** The text of the line, and its check. */
export interface SearchText {
  typed: string;
  /** Trimmed, or null, with the reason shown below the line, where it cannot be searched by. */
  checked: () => string | null;
}

const KEY = "search_typed";

/**
 * Typed text starts from the address, and is reset when the address gets another one. An update must not reload over it;
 * where a phone does, it is still there.
 */
export function useTypedText(search: SearchState): TypedText {
  const addressed = textOf(search);
  const [state, setState] = useState(() => ({ addressed, typed: leftBehind(addressed) ?? addressed }));
  const current = state.addressed === addressed ? state : { addressed, typed: addressed };
  if (current !== state) setState(current);
  const isUnsaved = current.typed.trim() !== addressed && current.typed.trim() !== "";
  useEffect(() => (isUnsaved ? holdUpdates("search line") : undefined), [isUnsaved]);
  const unsaved = isUnsaved ? `${addressed}\n${current.typed}` : null;
  useEffect(() => keepInTab(KEY, unsaved), [unsaved]);
  return { typed: current.typed, type: (typed) => setState({ addressed, typed }) };
}

/**
 * Searches by a text, whatever it is: the server reads it. The criteria of an earlier sentence are gone with it.
 * @param filters What is chosen beside it.
 */
export function searchByTyped(search: Search, text: string, filters = chosenIn(search.state)): void {
  search.submit({ ...filters, keyword: text });
}

function chosenIn({ mode, values }: SearchState): SearchValues {
  return mode === "sentence" ? EMPTY_SEARCH : values;
}

/** The criteria, which are searched with what was typed meanwhile: a filter must not drop it. */
export function withTyped(criteria: Criteria, search: Search, typed: string): Criteria {
  const text = typed.trim();
  const isSearched = text === textOf(search.state).trim() || isAiActive(search.state);
  if (isSearched || [...text].length > MAX_AI_QUERY_LENGTH) return criteria;
  return {
    ...criteria,
    apply(asked) {
      const filters = { ...asked.values, keyword: "" };
      if (text === "") criteria.apply({ ...asked, values: filters });
      else searchByTyped(search, text, filters);
    },
  };
}

/** What was typed and not searched when this page was loaded again; null where it was opened anew, or shows another search. */
function leftBehind(addressed: string): string | null {
  if ((navigationTiming()?.type ?? "navigate") === "navigate") return null;
  const kept = readFromTab(KEY);
  return kept?.startsWith(`${addressed}\n`) === true ? kept.slice(addressed.length + 1) : null;
}
