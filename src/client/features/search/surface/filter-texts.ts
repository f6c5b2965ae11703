import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { wantedStayText } from "../../../platform/text/stay-text.ts";
import { nearPlaceName } from "../../room/near/near-place.ts";
import type { Filter } from "../url/filters.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";

interface FilterText {
  label: string;
  /** Null where it is not set. */
  value: string | null;
}

/**
 * Each filter in words. @param today The London day.
 * @param walkMinutes What a sentence says of ways on foot: the place's own where it is as many minutes.
 */
export function filterTexts(
  i18n: I18n,
  values: SearchValues,
  today: string,
  walkMinutes?: string,
): Record<Filter, FilterText> {
  const { city, begin_date = null, end_date = null, ...others } = readSearchValues(values).criteria;
  const { covers, low_price: low, high_price: high, property_type: type, near, within_minutes: within } = others;
  const hasDates = begin_date !== null || end_date !== null;
  return {
    city: { label: i18n._("search.city"), value: city === undefined ? null : cityLabel(city, currentLanguage()) },
    near: { label: i18n._("search.near"), value: near === undefined ? null : nearText() },
    dates: {
      label: i18n._("search.dates"),
      value: hasDates ? datesText(wantedStayText(i18n, { begin_date, end_date }, today)) : null,
    },
    price: { label: i18n._("search.price"), value: priceText(i18n, low, high) },
    type: {
      label: i18n._("search.property-type"),
      value: type === undefined ? null : propertyTypeText(i18n, type),
    },
  };

  function nearText(): string {
    const place = nearPlaceName(near ?? "");
    if (within === undefined) return i18n._("search.near.place", { place });
    return String(within) === walkMinutes
      ? i18n._("search.near.within.walk", { place, minutes: within })
      : i18n._("search.near.within", { place, minutes: within });
  }

  function datesText(stay: string): string {
    return covers === true ? i18n._("search.dates.covered", { stay }) : stay;
  }
}

function priceText(i18n: I18n, low: number | undefined, high: number | undefined): string | null {
  if (low !== undefined && high !== undefined)
    return i18n._("search.price.span", { low: pounds(low), high: pounds(high) });
  if (low !== undefined) return i18n._("search.chip.at-least", { price: pounds(low) });
  return high === undefined ? null : i18n._("search.chip.at-most", { price: pounds(high) });
}
