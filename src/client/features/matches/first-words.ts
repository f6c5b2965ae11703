import { cityLabel } from "#domain/cities.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { OfferWords } from "#domain/matches/offer.ts";
import { readPriceNote, writePriceNote } from "#domain/listings/price-facts.ts";
import { outwardCodeOf } from "#domain/outward-code.ts";
import { FLAT } from "../../platform/text/offered-room-type.ts";

/*
 * Both languages at once, whichever the page has: the reader may have either. So these words stand here, and in no catalogue.
 */

/** What a first message is made of. */
export type OfferedRoom = Pick<
  Listing,
  | "city"
  | "post_code"
  | "price"
  | "price_per_month"
  | "begin_date"
  | "end_date"
  | "room_type"
  | "price_description"
  | "short_term_allowed"
>;

/** Drafts the first message of a room offer from the room's facts. The sender can edit it before sending. */
export function firstWords(room: OfferedRoom): OfferWords {
  return { words_zh: inChinese(room), words_en: inEnglish(room) };
}

function inChinese(room: OfferedRoom): string {
  const place = placeOf(room, "zh");
  const kind = kindOf(room, "zh");
  const facts = [rentInChinese(room), stayInChinese(room), ...(room.short_term_allowed ? ["可以短租"] : [])];
  return `你好，看到你在找房，我这里有一间可能合适：${place}，${kind}，${facts.join("，")}。照片和详情在房源页，有兴趣可以从那里联系我约看房。`;
}

function inEnglish(room: OfferedRoom): string {
  const place = placeOf(room, "en");
  const kind = kindOf(room, "en");
  const facts = [
    rentInEnglish(room),
    stayInEnglish(room),
    ...(room.short_term_allowed ? ["short stays are fine"] : []),
  ].filter((fact) => fact !== "");
  return `Hello, I saw that you are looking for a room, and mine may suit you: ${kind} in ${place}, ${facts.join(", ")}. Photos and details are on its page. If you like it, get in touch from there to arrange a viewing.`;
}

function placeOf({ city, post_code }: OfferedRoom, language: Language): string {
  const district = outwardCodeOf(post_code);
  return district === null ? cityLabel(city, language) : `${cityLabel(city, language)} ${district}`;
}

/** The kinds that the form offers; the others are said as their poster wrote them. */
const KINDS: Partial<Record<string, Record<Language, string>>> = {
  single: { zh: "单人间", en: "single room" },
  double: { zh: "双人间", en: "double room" },
};

function kindOf({ room_type }: OfferedRoom, language: Language): string {
  const kind = room_type.trim();
  if (kind === "") return language === "zh" ? "房间" : "room";
  const flat = FLAT.exec(kind)?.groups;
  if (flat !== undefined && language === "en") return `${flat["beds"]} bed, ${flat["baths"]} bath flat`;
  return KINDS[kind.toLowerCase()]?.[language] ?? kind;
}

// The rent as it was typed; in brackets the weekly one behind a monthly one, and the note.
function rentInChinese(room: OfferedRoom): string {
  const week = `£${pounds(room.price)}/周`;
  const note = noteOf(room, "zh");
  if (room.price_per_month == null) return week + note.replace(/.+/s, "（$&）");
  return `£${pounds(room.price_per_month)}/月（${[week, note].filter(Boolean).join("，")}）`;
}

function rentInEnglish(room: OfferedRoom): string {
  const week = `£${pounds(room.price)} a week`;
  const note = noteOf(room, "en");
  if (room.price_per_month == null) return week + note.replace(/.+/s, " ($&)");
  return `£${pounds(room.price_per_month)} a month (${[week, note].filter(Boolean).join(", ")})`;
}

/** The note about the price, with what the form writes for bills and deposit in the language of the message. */
function noteOf({ price_description }: OfferedRoom, language: Language): string {
  let note = price_description?.trim() ?? "";
  const { bills, deposit } = readPriceNote(note);
  if (bills !== null) note = writePriceNote(note, "bills", bills, language);
  if (deposit !== null) note = writePriceNote(note, "deposit", deposit, language);
  if (language === "zh") return note;
  return note.replaceAll("，", ", ").replace(/^(?:Bills|No deposit)/, (begin) => begin.toLowerCase());
}

function stayInChinese({ begin_date, end_date }: OfferedRoom): string {
  if (begin_date === null) return end_date === null ? "入住时间可商量" : `可住到${dayInChinese(end_date)}`;
  if (end_date === null) return `${dayInChinese(begin_date)}起可入住`;
  const isOneYear = begin_date.slice(0, 4) === end_date.slice(0, 4);
  const end = dayInChinese(end_date);
  return `${dayInChinese(begin_date)}到${isOneYear ? end.slice(end.indexOf("年") + 1) : end}`;
}

/** @param day `YYYY-MM-DD` */
function dayInChinese(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
}

function stayInEnglish({ begin_date, end_date }: OfferedRoom): string {
  if (begin_date === null) return end_date === null ? "dates to be agreed" : `until ${inWords(end_date)}`;
  return end_date === null ? `from ${inWords(begin_date)}` : `${inWords(begin_date)} to ${inWords(end_date)}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** @param day `YYYY-MM-DD` */
function inWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

function pounds(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}
