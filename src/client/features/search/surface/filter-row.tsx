import { useLingui } from "@lingui/react";
import { SlidersHorizontal } from "lucide";
import { useState } from "react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../../platform/language/lazy-screen.ts";
import { useWide } from "../../../ui/use-wide.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { emptiedChip, FILTERS, type Filter, type OpenSheet } from "../url/filters.ts";
import type { SearchValues } from "../url/search-values.ts";
import type { Criteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { Chip, ChipButton } from "./chip.tsx";
import { ChipRows } from "./chip-rows.tsx";
import { exclusionsIn, withoutExclusion } from "./exclusions.ts";
import { filterTexts } from "./filter-texts.ts";

const FilterSheet = installedScreen(async () => (await import("../filters/filter-sheet.tsx")).FilterSheet);
const WishChips = installedScreen(async () => (await import("../understood/wish-chips.tsx")).WishChips);
const AddWish = installedScreen(async () => (await import("../understood/wish-chips.tsx")).AddWish);
const PriceNote = installedScreen(async () => (await import("../understood/price-note.tsx")).PriceNote);

/**
 * The criteria: each chip opens its own sheet, one that is set says its value and can be taken off. What a sentence asks for besides
 * has chips of its own among them. After a search those that are set come first.
 */
export function FilterRow({ search, criteria }: { search: Search; criteria: Criteria }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const { values } = criteria.asked;
  const texts = filterTexts(i18n, values, useToday());
  const { mode } = search.state;
  const isWide = useWide();
  const isSearched = mode !== "none";
  const isSet = (filter: Filter) => texts[filter].value !== null;
  const set = isSearched ? FILTERS.filter(isSet) : FILTERS;
  const apply = (changed: Partial<SearchValues>) =>
    criteria.apply({ ...criteria.asked, values: { ...values, ...changed } });
  const clear = isSearched && (
    <li>
      <ChipButton look="plain" onClick={search.clear}>
        {i18n._("search.clear")}
      </ChipButton>
    </li>
  );
  return (
    <div>
      <ChipRows label={i18n._("search.chips")} isSearched={isSearched} onPointerEnter={FilterSheet.preload}>
        <li data-set="">
          <ChipButton
            look="open"
            label={i18n._("search.filters")}
            onClick={() => setOpen("all")}
            onNear={FilterSheet.preload}
          >
            <Icon of={SlidersHorizontal} size={16} />
            {/* After a search its space is that of what was asked. */}
            <span className={isSearched ? "max-lg:hidden" : ""}>{i18n._("search.filters")}</span>
          </ChipButton>
        </li>
        {set.map(filterChip)}
        {exclusionsIn(i18n, values).map((exclusion) => (
          <li key={`${exclusion.field} ${exclusion.value}`} data-set="">
            <Chip
              label={exclusion.text}
              value={exclusion.text}
              onOpen={() => setOpen(exclusion.group)}
              onNear={FilterSheet.preload}
              onRemove={() => apply(withoutExclusion(values, exclusion))}
            />
          </li>
        ))}
        <LazyBoundary>{criteria.isRanked && <WishChips criteria={criteria} />}</LazyBoundary>
        {/* A phone's row has its space for the next choice. */}
        {isWide && clear}
        {FILTERS.filter((filter) => !set.includes(filter)).map(filterChip)}
        <LazyBoundary>{criteria.isRanked && <AddWish criteria={criteria} />}</LazyBoundary>
        {!isWide && clear}
      </ChipRows>
      <LazyBoundary>{criteria.isRanked && <PriceNote search={search} />}</LazyBoundary>
      <LazyBoundary missing={<PartFailed />}>
        {open !== null && <FilterSheet of={open} criteria={criteria} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </div>
  );

  function filterChip(filter: Filter) {
    return (
      <li key={filter} data-set={isSet(filter) ? "" : undefined}>
        <Chip
          label={texts[filter].label}
          value={texts[filter].value}
          onOpen={() => setOpen(filter)}
          onNear={FilterSheet.preload}
          onRemove={() => apply(emptiedChip(filter))}
        />
      </li>
    );
  }
}
