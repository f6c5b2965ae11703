import { useLingui } from "@lingui/react";
import { FILTERS } from "../url/filters.ts";
import { FILTER_NAMES } from "./filter-names.ts";

/** What the search surface looks like before any script has run: of the same shape, without behaviour. */
export function PaintedSurface() {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex h-12 items-center rounded-full border border-line-strong bg-card px-4 text-ink-soft">
        <span className="truncate">{i18n._("search.line.hint")}</span>
      </div>
      <div className="-mx-4 flex gap-2 overflow-hidden px-4 lg:mx-0 lg:px-0">
        {["search.filters", ...FILTERS.map((filter) => FILTER_NAMES[filter])].map((label) => (
          <span
            key={label}
            className="inline-flex h-10 shrink-0 items-center rounded-full border border-line-strong bg-card px-4"
          >
            {i18n._(label)}
          </span>
        ))}
      </div>
    </div>
  );
}
