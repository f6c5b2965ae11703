import { lazy, Suspense, type FormEvent } from "react";
import { useWide } from "../../../ui/use-wide.ts";
import { FilterButton } from "./filter-button.tsx";
import { KeywordBox } from "./keyword-box.tsx";
import type { Search } from "../url/use-search.ts";

const DesktopFilters = lazy(async () => ({ default: (await import("./desktop-filters.tsx")).DesktopFilters }));
const CriteriaChips = lazy(async () => ({ default: (await import("./filter-chips.tsx")).CriteriaChips }));

/**
 * Keyword and filters: open in rows on a desktop, behind one button on a phone; active ones show as chips. In a search
 * by a sentence they are shown beside its interpretation.
 */
export function SearchPanel({ search }: { search: Search }) {
  const { mode } = search.state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
  };
  return (
    <search className="grid grid-cols-1 gap-3">
      <form
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-3 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-4"
      >
        <div className="flex gap-2">
          <KeywordBox search={search} />
          <FilterButton search={search} />
        </div>
        {useWide() && (
          // Kept free for the fields, so that nothing below moves when they come.
          <Suspense fallback={<div className="h-51 xl:h-32" />}>
            <DesktopFilters search={search} />
          </Suspense>
        )}
      </form>
      <Suspense>{(mode === "filter" || mode === "fuzzy") && <CriteriaChips search={search} />}</Suspense>
    </search>
  );
}
