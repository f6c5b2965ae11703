import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { readSearchValues, type SearchField, type SearchValues } from "../url/search-values.ts";

export interface Chip {
  field: SearchField;
  text: string;
}

/** The criteria of a search in words, one chip per field, in the form's order. */
export function chipTexts(i18n: I18n, values: SearchValues): Chip[] {
  const { criteria } = readSearchValues(values);
  const texts: Record<SearchField, string | undefined> = {
    keyword: criteria.keyword && i18n._("search.chip.keyword", { keyword: criteria.keyword }),
    city: criteria.city && cityLabel(criteria.city, currentLanguage()),
    begin_date: criteria.begin_date && i18n._("search.chip.from", { day: longDay(i18n.locale, criteria.begin_date) }),
    end_date: criteria.end_date && i18n._("search.chip.to", { day: longDay(i18n.locale, criteria.end_date) }),
    low_price:
      criteria.low_price === undefined
        ? undefined
        : i18n._("search.chip.at-least", { price: pounds(criteria.low_price) }),
    high_price:
      criteria.high_price === undefined
        ? undefined
        : i18n._("search.chip.at-most", { price: pounds(criteria.high_price) }),
    property_type: criteria.property_type && propertyTypeText(i18n, criteria.property_type),
  };
  return (Object.keys(texts) as SearchField[]).flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text }];
  });
}
