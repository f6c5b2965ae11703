import type { I18n } from "@lingui/core";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { cityLabel } from "#domain/cities.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { outwardCodeOf } from "#domain/outward-code.ts";
import { roomKindsIn } from "#domain/search/fit/room-type.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { wishText } from "../fit/wish-text.ts";
import type { ToldTerms } from "./told-terms.ts";

type Told = Pick<Listing, "city" | "post_code" | "room_type" | "begin_date" | "end_date" | "price" | "price_per_month">;

/** Between facts, and between what is asked for. */
const SEPARATORS: Record<Language, { facts: string; demands: string }> = {
  zh: { facts: "，", demands: "、" },
  en: { facts: ", ", demands: ", " },
};

/**
 * A room as a sentence of its fields, in the reader's language: 'An ensuite room in Leeds (LS6), from 15 January to 30 June 2027,
 * £150 a week, bills included. Asks for: no pets.' Whoever cannot read its owner's words reads this.
 */
export function listingSentence(i18n: I18n, listing: Told, terms: ToldTerms): string {
  const language = i18n.locale === "en" ? "en" : "zh";
  const separators = SEPARATORS[language];
  const facts = [
    roomText(i18n, listing, placeText(i18n, listing, language)),
    stayWords(i18n, listing, language),
    rentWords(i18n, listing),
    billsText(i18n, terms),
  ]
    .filter((fact) => fact !== null)
    .join(separators.facts);
  const demands = demandTexts(i18n, terms).join(separators.demands);
  return demands === "" ? i18n._("room.told", { facts }) : i18n._("room.told.asks", { facts, demands });
}

/** The city, with the district; an area in words that its reader may not be able to read is left out. */
function placeText(i18n: I18n, { city, post_code }: Told, language: Language): string {
  const town = cityLabel(city, language);
  const area = outwardCodeOf(post_code) ?? (/^[\x20-\x7e]+$/.test(post_code) ? post_code.trim() : "");
  return area === "" ? town : i18n._("room.told.place", { city: town, area });
}

/** Catalogue ids by the kinds that a room's own words name, the most telling one first. */
const KINDS = [
  ["studio", /*i18n*/ "room.told.studio"],
  ["ensuite", /*i18n*/ "room.told.ensuite"],
  ["double", /*i18n*/ "room.told.double"],
  ["flatshare", /*i18n*/ "room.told.flatshare"],
  ["room", /*i18n*/ "room.told.room"],
] as const;
const HOME = /^(?<beds>\d)b(?:(?<baths>\d)b)?$/;

function roomText(i18n: I18n, { room_type }: Told, place: string): string {
  if (room_type.toLowerCase() === "single") return i18n._("room.told.single", { place });
  const kinds = roomKindsIn(room_type);
  const known = KINDS.find(([kind]) => kinds.includes(kind));
  if (known !== undefined) return i18n._(known[1], { place });
  // The last one names its bathrooms, where they are known.
  const home = HOME.exec(kinds.at(-1) ?? "")?.groups;
  if (home === undefined) return i18n._("room.told.any", { place });
  const [beds, baths] = [Number(home["beds"]), home["baths"]];
  return baths === undefined
    ? i18n._("room.told.beds", { place, beds })
    : i18n._("room.told.beds-baths", { place, beds, baths: Number(baths) });
}

function stayWords(i18n: I18n, { begin_date: begin, end_date: end }: Told, language: Language): string | null {
  if (begin === null) return end && i18n._("room.told.until", { end: dayWords(end, language) });
  if (end === null) return i18n._("room.told.from", { begin: dayWords(begin, language) });
  // The year stands once where both days are in it: in English at the end, in Chinese at the beginning.
  const isOneYear = begin.slice(0, 4) === end.slice(0, 4);
  return i18n._("room.told.stay", {
    begin: dayWords(begin, language, { hasYear: !isOneYear || language === "zh" }),
    end: dayWords(end, language, { hasYear: !isOneYear || language === "en" }),
  });
}

/** A day in full words: '15 January 2027', '2027年1月15日'. */
function dayWords(day: string, language: Language, { hasYear = true } = {}): string {
  if (!isCalendarDay(day)) return day;
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : "zh-CN", {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** In the unit in which it was typed. */
function rentWords(i18n: I18n, { price, price_per_month }: Told): string {
  return price_per_month == null
    ? i18n._("room.told.by-week", { price: pounds(price) })
    : i18n._("room.told.by-month", { price: pounds(price_per_month) });
}

function billsText(i18n: I18n, { bills }: ToldTerms): string | null {
  if (bills === null) return null;
  return bills === "included" ? i18n._("room.told.bills") : i18n._("room.told.no-bills");
}

function demandTexts(i18n: I18n, { deposit, demands }: ToldTerms): string[] {
  const weeks = deposit === null || deposit === "none" ? [] : [i18n._("room.told.deposit", { weeks: deposit })];
  return [...weeks, ...demands.map((demand) => lowered(wishText(i18n, demand)))];
}

/** A name of its own, within a sentence. */
function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
