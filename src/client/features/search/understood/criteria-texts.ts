import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { stayText } from "../../../platform/text/stay-text.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";
import { roomTypeText } from "./room-type-text.ts";
import { keywordsOf, keywordsText, type Asked } from "./criteria.ts";
import { wishText } from "./wish-text.ts";

/** One thing that is asked for: a chip. Dates go together. */
export type CriterionKind = "city" | "dates" | "low_price" | "high_price" | "property_type" | "room_type" | "keyword";

export interface Criterion {
  kind: CriterionKind;
  text: string;
  /** Of a keyword: which. */
  keyword?: string;
}

/** What is asked for in words, one thing a chip. @param today The London day. */
export function criteriaTexts(i18n: I18n, asked: Asked, today: string): Criterion[] {
  const { city, begin_date = null, end_date = null, ...others } = readSearchValues(asked.values).criteria;
  const { low_price, high_price, property_type } = others;
  const hasDates = begin_date !== null || end_date !== null;
  const texts: [CriterionKind, string | undefined][] = [
    ["city", city && cityLabel(city, currentLanguage())],
    ["dates", hasDates ? stayText(i18n, { begin_date, end_date }, today) : undefined],
    ["low_price", low_price === undefined ? undefined : i18n._("search.chip.at-least", { price: pounds(low_price) })],
    ["high_price", high_price === undefined ? undefined : i18n._("search.chip.at-most", { price: pounds(high_price) })],
    ["property_type", property_type && propertyTypeText(i18n, property_type)],
    ["room_type", asked.wishes.room_type === "" ? undefined : roomTypeText(i18n, asked.wishes.room_type)],
  ];
  const said = texts.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text }]));
  const keywords = keywordsOf(asked.wishes).map((keyword) => ({
    kind: "keyword" as const,
    keyword,
    text: wishText(i18n, keyword),
  }));
  return [...said, ...keywords];
}

/** The form's fields of a chip. */
export function fieldsOf(kind: CriterionKind): (keyof SearchValues)[] {
  if (kind === "dates") return ["begin_date", "end_date"];
  return kind === "room_type" || kind === "keyword" ? [] : [kind];
}

/** What is asked for without one thing. */
export function without({ values, wishes }: Asked, { kind, keyword }: Criterion): Asked {
  if (kind === "room_type") return { values, wishes: { ...wishes, room_type: "" } };
  if (kind === "keyword") {
    const others = keywordsOf(wishes).filter((other) => other !== keyword);
    return { values, wishes: { ...wishes, keywords: keywordsText(others) } };
  }
  const empty = Object.fromEntries(fieldsOf(kind).map((field) => [field, ""]));
  const { begin_by: _, ...others } = wishes;
  return { values: { ...values, ...empty }, wishes: kind === "dates" ? others : wishes };
}
