import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { NearCriteria } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { filterRow, type FilterRow } from "#domain/search/search-filters.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay, wantedStayText } from "../../../platform/text/stay-text.ts";
import { nearPlaceName } from "../../room/near/near-place.ts";
import { spacedName } from "../../../platform/text/spaced-name.ts";
import { eitherRoomTypeText } from "../../room/fit/room-type-text.ts";
import { byWayText } from "../../room/near/way-text.ts";
import { CITIES, KINDS, valuesIn } from "../url/alternatives.ts";
import { FILTERS, plainIn, type Filter, type PlainFilter } from "../url/filters.ts";
import { FILTER_NAMES } from "./filter-names.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";

interface FilterText {
  label: string;
  /** Null where it is not set. */
  value: string | null;
}

/** Each filter in words. @param today The London day. */
export function filterTexts(i18n: I18n, values: SearchValues, today: string): Record<Filter, FilterText> {
  const { criteria } = readSearchValues(values);
  const ownTexts: Partial<Record<Filter, string | null>> = {
    city: citiesText(i18n, valuesIn(CITIES, values)),
    near: nearText(i18n, criteria),
    dates: datesText(i18n, criteria, today),
    price: priceText(i18n, criteria),
    room_type: criteria.room_type === undefined ? null : eitherRoomTypeText(i18n, valuesIn(KINDS, values)),
  };
  const texts = FILTERS.map((filter) => {
    const plain = plainIn(filter).map((field) => plainText(i18n, field, criteria[field]));
    const value = [ownTexts[filter] ?? null, ...plain].filter((text) => text !== null).join(" · ");
    return [filter, { label: i18n._(FILTER_NAMES[filter]), value: value || null }];
  });
  return Object.fromEntries(texts) as Record<Filter, FilterText>;
}

function plainText(i18n: I18n, field: PlainFilter, value: string | number | boolean | undefined): string | null {
  if (value === undefined) return null;
  const name = i18n._(FILTER_NAMES[field]);
  return filterValueText(i18n, filterRow(field), { name, value });
}

/** A filter that is set, in words made from its row. */
export function filterValueText(
  i18n: I18n,
  row: FilterRow,
  { name, value }: { name: string; value: string | number | boolean },
): string {
  if (typeof value === "boolean") return name;
  if (row.type === "choice") return choiceText(i18n, String(value));
  const figure = row.type === "pounds" ? pounds(Number(value)) : String(value);
  return i18n._("search.chip.named", { name, value: row.type === "day" ? longDay(i18n.locale, figure) : bounded() });

  function bounded(): string {
    if (typeof row.met === "string" || row.met.by === "same") return figure;
    return row.met.by === "at-least"
      ? i18n._("search.chip.at-least", { price: figure })
      : i18n._("search.chip.at-most", { price: figure });
  }
}

/** Cities any of which does, as far as a chip has space; null for all. */
export function citiesText(i18n: I18n, cities: readonly string[]): string | null {
  const names = cities.map((city) => cityLabel(city, currentLanguage()));
  const [one, other] = names;
  if (one === undefined || other === undefined) return one ?? null;
  return names.length === 2
    ? i18n._("search.city.either", { one: spacedName(one), other: spacedName(other) }).trim()
    : i18n._("search.city.several", { count: names.length });
}

function datesText(i18n: I18n, criteria: SearchCriteria, today: string): string | null {
  const { begin_date = null, end_date = null, covers } = criteria;
  if (begin_date === null && end_date === null) return null;
  const stay = wantedStayText(i18n, { begin_date, end_date }, today);
  return covers === true ? i18n._("search.dates.covered", { stay }) : stay;
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
