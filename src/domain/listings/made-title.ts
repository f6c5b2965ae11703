import { isCalendarDay } from "../calendar-day.ts";
import { cityLabel } from "../cities.ts";
import type { Language } from "../language.ts";
import { outwardCodeOf } from "../outward-code.ts";
import type { ListingFields } from "./listing-fields.ts";
import { readPriceNote } from "./price-facts.ts";

/** The fields that a title is made from; null where one is not known. */
export type TitleFacts = {
  [Field in "room_type" | "city" | "post_code" | "price_description" | "begin_date"]: ListingFields[Field] | null;
};

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

const TYPES: Record<Language, Partial<Record<string, string>>> = {
  zh: { room: "单间", single: "单人间", double: "双人间", flatshare: "合租" },
  en: {
    room: "Room",
    single: "Single room",
    double: "Double room",
    flatshare: "Flatshare",
    ensuite: "Ensuite",
    studio: "Studio",
  },
};
const ANY_TYPE: Record<Language, string> = { zh: "房源", en: "Room" };
const PLACED: Record<Language, (type: string, place: string) => string> = {
  zh: (type, place) => `${place} ${type}`,
  en: (type, place) => `${type} in ${place}`,
};
const BILLS: Record<Language, string> = { zh: "包 bill", en: "bills included" };
const COMMA: Record<Language, string> = { zh: "，", en: ", " };
const FROM: Record<Language, (day: string) => string> = { zh: (day) => `${day}起租`, en: (day) => `from ${day}` };

/**
 * A room's title as a sentence of its facts: 'Ensuite in Leeds LS6, bills included, from 1 Dec 2026'. It has no words of a text,
 * and so no greeting, house number or old rent. Null before it is known what or where the room is.
 */
export function madeTitle(facts: TitleFacts, language: Language): string | null {
  const { room_type, city, post_code, price_description, begin_date } = facts;
  const [type, town] = [room_type?.trim() ?? "", city?.trim() ?? ""];
  if (type === "" && town === "") return null;
  const place = [town === "" ? "" : cityLabel(town, language), outwardCodeOf(post_code ?? "") ?? ""].filter(Boolean);
  const kind = typeName(type, language);
  const parts = [
    place.length === 0 ? kind : PLACED[language](kind, place.join(" ")),
    readPriceNote(price_description ?? "").bills === "included" ? BILLS[language] : "",
    begin_date !== null && isCalendarDay(begin_date) ? titleFrom(titleDay(begin_date, language), language) : "",
  ];
  return parts.filter((part) => part !== "").join(COMMA[language]);
}

/** The part of a made title that has the first day. @param day In words, or a pattern's source. */
export function titleFrom(day: string, language: Language): string {
  return FROM[language](day);
}

/** A calendar day as titles have it, with spaces that a keyboard has: '10 Jan 2027', '2027年1月10日'. */
export function titleDay(day: string, language: Language): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (language === "zh") return `${year}年${Number(month)}月${Number(date)}日`;
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

function typeName(type: string, language: Language): string {
  if (type === "") return ANY_TYPE[language];
  const [, beds, baths] = /^(\d)b(?:(\d)b)?$/i.exec(type) ?? [];
  if (beds !== undefined && language === "en")
    return baths === undefined ? `${beds} bed` : `${beds} bed, ${baths} bath`;
  return TYPES[language][type.toLowerCase()] ?? type;
}
