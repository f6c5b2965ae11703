import { cityLabel } from "#domain/cities.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { OfferWords } from "#domain/matches/offer.ts";
import { outwardCodeOf } from "#domain/outward-code.ts";

/*
 * Both languages at once, whichever the page has: the reader may have either. So these words stand here, and in no catalogue.
 */

/** What a first message is made of. */
export type OfferedRoom = Pick<
  Listing,
  "city" | "post_code" | "price" | "begin_date" | "end_date" | "room_type" | "price_description" | "short_term_allowed"
>;

/** Drafts the first message of a room offer (A-72) from the room's facts. The sender can edit it before sending. */
export function firstWords(room: OfferedRoom): OfferWords {
  return { words_zh: inChinese(room), words_en: inEnglish(room) };
}

function inChinese(room: OfferedRoom): string {
  const place = placeOf(room, "zh");
  const kind = room.room_type.trim() || "房间";
  const facts = [
    `£${pounds(room.price)}/周${room.price_description ? `（${room.price_description.trim()}）` : ""}`,
    stayInChinese(room),
    ...(room.short_term_allowed ? ["可以短租"] : []),
  ];
  return `你好，看到你在找房，我这里有一间可能合适：${place}，${kind}，${facts.join("，")}。照片和详情在房源页，有兴趣可以从那里联系我约看房。`;
}

function inEnglish(room: OfferedRoom): string {
  const place = placeOf(room, "en");
  const kind = room.room_type.trim() || "room";
  const facts = [
    `£${pounds(room.price)} a week${room.price_description ? ` (${room.price_description.trim()})` : ""}`,
    stayInEnglish(room),
    ...(room.short_term_allowed ? ["short stays are fine"] : []),
  ].filter((fact) => fact !== "");
  return `Hello, I saw that you are looking for a room, and mine may suit you: ${kind} in ${place}, ${facts.join(", ")}. Photos and details are on its page. If you like it, get in touch from there to arrange a viewing.`;
}

function placeOf({ city, post_code }: OfferedRoom, language: Language): string {
  const district = outwardCodeOf(post_code);
  return district === null ? cityLabel(city, language) : `${cityLabel(city, language)} ${district}`;
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
