import { useLingui } from "@lingui/react";
import { SlidersHorizontal } from "lucide";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Search } from "../url/use-search.ts";
import { useWide } from "../../../ui/use-wide.ts";
import { KeywordBox } from "./keyword-box.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const DesktopFilters = lazyPart(async () => (await import("./desktop-filters.tsx")).DesktopFilters);
const CriteriaChips = lazyPart(async () => (await import("./filter-chips.tsx")).CriteriaChips);

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
          <LazyBoundary meanwhile={<div className="h-51 xl:h-32" />} missing={<PartFailed />}>
            <DesktopFilters search={search} />
          </LazyBoundary>
        )}
      </form>
      <LazyBoundary>{(mode === "filter" || mode === "fuzzy") && <CriteriaChips search={search} />}</LazyBoundary>
    </search>
  );
}

const FilterSheet = lazyPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/** Opens the filters on a phone. */
function FilterButton({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 lg:hidden">
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={FilterSheet.preload}
        onFocus={FilterSheet.preload}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} />
        {i18n._("search.filters")}
      </Button>
      <LazyBoundary missing={<PartFailed />}>
        {open && <FilterSheet search={search} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </div>
  );
}
