import { signal } from "@preact/signals-react";
import type { Understanding } from "#domain/search/understanding.ts";
import type { Asked } from "../understood/criteria.ts";
import { FIELDS_OF } from "./filters.ts";
import type { SearchValues } from "./search-values.ts";
import { DEFAULT_STATE, NO_WISHES, textOf, type SearchState } from "./search-url.ts";
import type { Search } from "./use-search.ts";

/** A text, the criteria that it was read as within the filters, and all that was read of it. */
interface Interpreted {
  text: string;
  asked: Asked;
  understood: Understanding;
}

/** How the text of the search was read; null while it is not. Set by the search. */
export const interpreted = signal<Interpreted | null>(null);

/** The sentence of the AI search that was refused; null for none. Set by the search by a sentence. */
export const refused = signal<string | null>(null);

/** Whether an AI search is active: its input is locked, and its button clears (PR-407). */
export function isAiActive({ mode, sentence }: Pick<SearchState, "mode" | "sentence">): boolean {
  return mode === "ai" && refused.value !== sentence;
}

/** The criteria of a search: the same ones, whether they were chosen or read from a sentence. */
export interface Criteria {
  asked: Asked;
  /** Whether rooms are ranked by how well they fit: then they meet the dates by more than a day (SQ-01). */
  isRanked: boolean;
  /** Searches by other criteria, in the same mode. What was read from a sentence is in the address from then on. */
  apply: (asked: Asked) => void;
}

/** The criteria of the address, or those that its sentence was read as. */
export function useCriteria({ state, submit, go }: Search): Criteria {
  const { mode, values, wishes, sort } = state;
  const text = textOf(state);
  const read = text !== "" && interpreted.value?.text === text ? interpreted.value.asked : null;
  // A keyword, a text that is not read yet, or filters.
  const isPlain = read === null ? mode === "fuzzy" : read.values.keyword !== "";
  if (mode === "none" || mode === "filter" || isPlain) {
    return { asked: { values, wishes: NO_WISHES }, isRanked: false, apply: (asked) => void submit(asked.values) };
  }
  // A way that was set by hand is what the sentence said of it no more.
  const isSameWay = (wanted: SearchValues) => FIELDS_OF.near.every((field) => wanted[field] === asked.values[field]);
  const asked = wishes !== null || read === null ? { values, wishes: wishes ?? NO_WISHES } : read;
  return {
    asked,
    isRanked: true,
    apply: ({ values: wanted, wishes: wished }) => {
      // A day that was set by hand is no window (SQ-02).
      const { begin_by, walk_minutes, ...others } = wished;
      const isWindow = begin_by !== undefined && wanted.begin_date === asked.values.begin_date;
      const kept = {
        ...others,
        ...(isWindow && { begin_by }),
        ...(walk_minutes !== undefined && isSameWay(wanted) && { walk_minutes }),
      };
      const changedMode = mode === "fuzzy" ? "sentence" : mode;
      go({ ...DEFAULT_STATE, mode: changedMode, sentence: text, sort, values: wanted, wishes: kept });
    },
  };
}
