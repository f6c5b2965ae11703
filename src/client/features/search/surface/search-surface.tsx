import { useLingui } from "@lingui/react";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { FilterRow } from "./filter-row.tsx";
import { SearchLine } from "./search-line.tsx";

/** The one way to search: a line that takes a keyword or a sentence, and a row of criteria below it (PR-205). */
export function SearchSurface({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const criteria = useCriteria(search);
  return (
    <search aria-label={i18n._("search.title")} className="grid grid-cols-1 gap-2">
      <SearchLine search={search} />
      <FilterRow search={search} criteria={criteria} />
    </search>
  );
}
