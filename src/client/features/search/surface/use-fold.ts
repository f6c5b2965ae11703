import { useState } from "react";
import { useWide } from "../../../ui/use-wide.ts";
import { readSearchValues } from "../url/search-values.ts";
import type { SearchState } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";

/** Whether the line is folded into a summary of what was asked. */
export interface Fold {
  isFolded: boolean;
  /** Whether it was folded by its reader, and not by a search. */
  isLeft: boolean;
  /** Whether it was opened again: then it takes the focus. */
  isOpened: boolean;
  open: () => void;
  leave: () => void;
}

type Line = "as-searched" | "opened" | "left";

/**
 * Folds the line on a phone once something is searched. Opened again, it stays so until the next search.
 * @returns The fold, and the search that folds.
 */
export function useFold(search: Search): [Fold, Search] {
  const isWide = useWide();
  const [line, setLine] = useState<Line>("as-searched");
  const isFolded = !isWide && line !== "opened" && isFoldable(search.state);
  const fold = {
    isFolded,
    isLeft: line === "left",
    isOpened: line === "opened",
    open: () => setLine("opened"),
    leave: () => setLine("left"),
  };
  return [fold, folding(search, () => setLine("as-searched"))];
}

/** The line of an AI search shows what was asked already, locked, and clears it (PR-407). What is wrong with a keyword stands below it. */
function isFoldable({ mode, values }: SearchState): boolean {
  const isWrong = readSearchValues(values).problems.some(({ field }) => field === "keyword");
  return mode !== "none" && mode !== "ai" && !isWrong;
}

function folding(search: Search, fold: () => void): Search {
  return {
    state: search.state,
    submit(changed) {
      const goes = search.submit(changed);
      if (goes) fold();
      return goes;
    },
    clear() {
      fold();
      search.clear();
    },
    go(...to) {
      fold();
      search.go(...to);
    },
  };
}
