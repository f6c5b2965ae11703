import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { X } from "lucide";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Wanted } from "./use-request-filter.ts";
import { readRequestFilterValues, type RequestCriteria, type RequestFilterField } from "./request-filter.ts";

/** The active filters as chips; a tap removes one. */
export function FilterChips({ wanted }: { wanted: Wanted }) {
  const { i18n } = useLingui();
  const chips = chipsOf(i18n, readRequestFilterValues(wanted.state.values).criteria);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={i18n._("wanted.chips")} className="flex flex-wrap gap-2">
      {chips.map(({ field, text }) => (
        <li key={field}>
          <button
            type="button"
            onClick={() => wanted.submit({ ...wanted.state.values, [field]: "" })}
            className="touch inline-flex items-center gap-1 rounded-full bg-brick-tint px-4 text-brick-deep"
          >
            <span className="sr-only">{i18n._("wanted.chips.remove")}</span>
            {text}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsOf(i18n: I18n, criteria: RequestCriteria): { field: RequestFilterField; text: string }[] {
  const { city, begin_date, end_date, budget } = criteria;
  const chips: { field: RequestFilterField; text: string }[] = [];
  if (city !== undefined) chips.push({ field: "city", text: cityLabel(city, currentLanguage()) });
  if (begin_date !== undefined)
    chips.push({ field: "begin_date", text: i18n._("wanted.chip.from", { day: longDay(i18n.locale, begin_date) }) });
  if (end_date !== undefined)
    chips.push({ field: "end_date", text: i18n._("wanted.chip.to", { day: longDay(i18n.locale, end_date) }) });
  if (budget !== undefined)
    chips.push({ field: "budget", text: i18n._("wanted.chip.budget", { price: pounds(budget) }) });
  return chips;
}
