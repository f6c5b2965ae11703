import { useLingui } from "@lingui/react";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { FilterRow } from "./filter-row.tsx";
import { FoldedLine } from "./folded-line.tsx";
import { SearchLine } from "./search-line.tsx";
import { useTypedText, withTyped } from "./typed-text.ts";
import { useFold } from "./use-fold.ts";

/**
 * The one way to search: a line that takes a keyword or a sentence, and a row of criteria below it (PR-205). On a phone the line
 * is folded after a search.
 */
export function SearchSurface({ search: given }: { search: Search }) {
  const { i18n } = useLingui();
  const [fold, search] = useFold(given);
  const line = useTypedText(search.state);
  const criteria = withTyped(useCriteria(search), search, line.typed);
  return (
    <search aria-label={i18n._("search.title")} className="grid grid-cols-1 gap-2">
      {fold.isFolded ? (
        <FoldedLine state={search.state} isFocused={fold.isLeft} onOpen={fold.open} />
      ) : (
        <SearchLine search={search} line={line} opened={fold.isOpened ? fold : null} />
      )}
      <FilterRow search={search} criteria={criteria} />
    </search>
  );
}
