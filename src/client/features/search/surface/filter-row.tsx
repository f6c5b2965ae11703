import { useLingui } from "@lingui/react";
import { SlidersHorizontal } from "lucide";
import { useState } from "react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../../platform/language/lazy-screen.ts";
import { useWide } from "../../../ui/use-wide.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { emptiedChip, FILTERS, type OpenSheet } from "../url/filters.ts";
import { bySentence } from "../url/search-url.ts";
import type { Criteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { Chip, ChipButton } from "./chip.tsx";
import { exclusionsIn, withoutExclusion } from "./exclusions.ts";
import { filterTexts } from "./filter-texts.ts";

const FilterSheet = installedScreen(async () => (await import("../filters/filter-sheet.tsx")).FilterSheet);
const WishChips = installedScreen(async () => (await import("../understood/wish-chips.tsx")).WishChips);

/**
 * The criteria in one row, which scrolls sideways on a phone: each chip opens its own sheet, one that is set says its value and
 * can be taken off. What a sentence asks for besides has chips of its own in the same row.
 */
export function FilterRow({ search, criteria }: { search: Search; criteria: Criteria }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const { asked, apply } = criteria;
  const texts = filterTexts(i18n, asked.values, useToday());
  const isWide = useWide();
  const clear = search.state.mode !== "none" && (
    <ChipButton look="plain" onClick={search.clear}>
      {i18n._("search.clear")}
    </ChipButton>
  );
  return (
    <div className="flex items-center gap-x-4">
      <ul
        aria-label={i18n._("search.chips")}
        onPointerEnter={FilterSheet.preload}
        className="-mx-4 -my-0.5 flex min-w-0 grow snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:px-0"
      >
        <li>
          <Chip label={i18n._("search.filters")} onOpen={() => setOpen("all")} onNear={FilterSheet.preload}>
            <Icon of={SlidersHorizontal} size={16} />
            {i18n._("search.filters")}
          </Chip>
        </li>
        {FILTERS.map((filter) => (
          <li key={filter}>
            <Chip
              label={texts[filter].label}
              value={texts[filter].value}
              onOpen={() => setOpen(filter)}
              onNear={FilterSheet.preload}
              onRemove={() => apply({ ...asked, values: { ...asked.values, ...emptiedChip(filter) } })}
            />
          </li>
        ))}
        {exclusionsIn(i18n, asked.values).map((exclusion) => (
          <li key={`${exclusion.field} ${exclusion.value}`}>
            <Chip
              label={exclusion.text}
              value={exclusion.text}
              onOpen={() => setOpen(exclusion.group)}
              onNear={FilterSheet.preload}
              onRemove={() => apply({ ...asked, values: withoutExclusion(asked.values, exclusion) })}
            />
          </li>
        ))}
        <LazyBoundary>{bySentence(search.state.mode) && <WishChips criteria={criteria} />}</LazyBoundary>
        {!isWide && clear && <li>{clear}</li>}
      </ul>
      {/* Where no finger scrolls the row, it stands beside it. */}
      {isWide && clear}
      <LazyBoundary missing={<PartFailed />}>
        {open !== null && <FilterSheet of={open} criteria={criteria} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </div>
  );
}
