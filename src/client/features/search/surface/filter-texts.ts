import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { NearCriteria } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { wantedStayText } from "../../../platform/text/stay-text.ts";
import { nearPlaceName } from "../../room/near/near-place.ts";
import { byWayText } from "../../room/near/way-text.ts";
import type { Filter } from "../url/filters.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";

interface FilterText {
  label: string;
  /** Null where it is not set. */
  value: string | null;
}

/** Each filter in words. @param today The London day. */
export function filterTexts(i18n: I18n, values: SearchValues, today: string): Record<Filter, FilterText> {
  const { criteria } = readSearchValues(values);
  const { city, begin_date = null, end_date = null, covers, property_type: type } = criteria;
  const hasDates = begin_date !== null || end_date !== null;
  return {
    city: { label: i18n._("search.city"), value: city === undefined ? null : cityLabel(city, currentLanguage()) },
    near: { label: i18n._("search.near"), value: nearText(i18n, criteria) },
    dates: {
      label: i18n._("search.dates"),
      value: hasDates ? datesText(wantedStayText(i18n, { begin_date, end_date }, today)) : null,
    },
    price: { label: i18n._("search.price"), value: priceText(i18n, criteria) },
    type: {
      label: i18n._("search.property-type"),
      value: type === undefined ? null : propertyTypeText(i18n, type),
    },
  };

  function datesText(stay: string): string {
    return covers === true ? i18n._("search.dates.covered", { stay }) : stay;
  }
}

function nearText(i18n: I18n, { near, within_minutes: minutes, travel_by }: NearCriteria): string | null {
  if (near === undefined) return null;
  const place = nearPlaceName(near);
  if (travel_by === undefined) {
    return minutes === undefined
      ? i18n._("search.near.place", { place })
      : i18n._("search.near.within", { place, minutes });
  }
  const way = byWayText(i18n, travel_by);
  return minutes === undefined
    ? i18n._("search.near.place.by", { place, way })
    : i18n._("search.near.within.by", { place, minutes, way });
}

function priceText(i18n: I18n, { low_price: low, high_price: high }: SearchCriteria): string | null {
  if (low !== undefined && high !== undefined)
    return i18n._("search.price.span", { low: pounds(low), high: pounds(high) });
  if (low !== undefined) return i18n._("search.chip.at-least", { price: pounds(low) });
  return high === undefined ? null : i18n._("search.chip.at-most", { price: pounds(high) });
}
