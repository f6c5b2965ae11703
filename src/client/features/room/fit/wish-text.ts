import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { excludedPart } from "#domain/search/excluded-part.ts";
import { stayLengthNamed, type StayLength } from "#domain/search/stay-length.ts";

/** University of Leeds, Durham University: the one that is called by its city, in Chinese too. */
const CITYS_UNIVERSITY = /^(?:University of (?<behind>.+)|(?<before>.+) University)$/;

/**
 * A keyword's name in the user's language: a tag's (their ids stand with the tags), a length, a city's university's; other places
 * are called what they are called there.
 */
export function wishText(i18n: I18n, keyword: string): string {
  const id = `wish.${keyword}`;
  if (Object.hasOwn(i18n.messages, id)) return i18n._(id);
  const length = stayLengthNamed(keyword);
  if (length !== null) return lengthText(i18n, length);
  const part = excludedPart(keyword);
  if (part !== null) return i18n._("ai-search.not-part", { part: wishText(i18n, part) });
  const { behind, before } = CITYS_UNIVERSITY.exec(keyword)?.groups ?? {};
  const city = behind ?? before ?? "";
  const isChinese = i18n.locale === "zh" && cityLabel(city, "zh") !== city;
  return isChinese ? i18n._("ai-search.citys-university", { city: cityLabel(city, "zh") }) : keyword;
}

function lengthText(i18n: I18n, { count, unit, isLeast }: StayLength): string {
  const length = i18n._(LENGTHS[unit], { count });
  return isLeast ? i18n._("stay-length.at-least", { length }) : length;
}

const LENGTHS = {
  days: /*i18n*/ "stay-length.days",
  weeks: /*i18n*/ "stay-length.weeks",
  months: /*i18n*/ "stay-length.months",
} as const satisfies Record<StayLength["unit"], string>;

/** Every tag that has a name, with it. */
export function knownWishes(i18n: I18n): { tag: string; text: string }[] {
  const ids = Object.keys(i18n.messages).filter((id) => id.startsWith("wish."));
  return ids.map((id) => ({ tag: id.slice("wish.".length), text: i18n._(id) }));
}

/** The keyword with this name, ignoring case; an unknown word stands for itself. */
export function wishNamed(i18n: I18n, text: string): string {
  const folded = text.trim().toLowerCase();
  const known = knownWishes(i18n).find((wish) => wish.tag === folded || wish.text.toLowerCase() === folded);
  return known?.tag ?? text.trim();
}
