import { daysBetween } from "#domain/calendar-day.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { mentionsIn, namesDay, type Mentions } from "../../../query-parser/mentions.ts";

/** Pounds a week for one pound of another period: a week, a month, a year, a night. */
const PERIODS = [1, 12 / 52, 1 / 52, 7];
/** 'About £200' is ten per cent to both sides. */
const AROUND = [1, 0.9, 1.1];
const ROUNDED_BY = 1;
/** So many may share a rent. */
const MOST_PEOPLE = 9;

/**
 * A model's answer without what it made up. An amount, a day or a number of minutes that the text doesn't name is dropped. So is
 * a city, a room type or a wish, unless the text has words that our own reader didn't understand: the model may have.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function heldAgainstText(answer: Understanding, text: string, today: string): Understanding {
  const mentions = mentionsIn(text, today);
  const { begin_date, end_date, low_price, high_price } = answer;
  const begin = begin_date !== null && namesDay(mentions, begin_date, null) ? begin_date : null;
  const end = end_date !== null && namesDay(mentions, end_date, begin) ? end_date : null;
  const weeks = begin !== null && end !== null ? daysBetween(begin, end) / 7 : null;
  const said = (pounds: number | null) => (pounds !== null && namesAmount(mentions, pounds, weeks) ? pounds : null);
  const { begin_by } = answer;
  return {
    ...wordsSaid(answer, mentions),
    begin_date: begin,
    end_date: end,
    low_price: said(low_price),
    high_price: said(high_price),
    ...(begin !== null && begin_by !== undefined && namesDay(mentions, begin_by, null) && { begin_by }),
    ...nearSaid(answer, mentions),
  };
}

function wordsSaid(
  { city, room_type, keywords, property_type }: Understanding,
  { hasUnread, ...named }: Mentions,
): Pick<Understanding, "city" | "room_type" | "keywords" | "property_type"> {
  const isTypeSaid = property_type !== undefined && (hasUnread || property_type === named.propertyType);
  return {
    ...(isTypeSaid && { property_type }),
    city: hasUnread || (city !== null && named.cities.has(city)) ? city : null,
    room_type: hasUnread || (room_type !== null && named.roomTypes.has(room_type)) ? room_type : null,
    keywords: keywords.filter((keyword) => hasUnread || named.keywords.has(keyword)),
  };
}

function nearSaid(
  { near, near_keywords, within_minutes, travel_by }: Understanding,
  { numbers, keywords, hasUnread }: Mentions,
): Pick<Understanding, "near" | "near_keywords" | "within_minutes" | "travel_by"> {
  const isSaid = hasUnread || near_keywords?.some((keyword) => keywords.has(keyword)) === true;
  if (near === undefined || !isSaid) return {};
  const place = { near, ...(near_keywords !== undefined && { near_keywords }) };
  if (within_minutes === undefined || !(numbers.has(within_minutes) || numbers.has(within_minutes / 60))) return place;
  return { ...place, within_minutes, ...(travel_by !== undefined && { travel_by }) };
}

/** @param weeks Of the stay, over which one sum for it is spread; null where they are not known. */
function namesAmount({ numbers }: Mentions, pounds: number, weeks: number | null): boolean {
  const shares = [1, ...[...numbers].filter((number) => number > 1 && number <= MOST_PEOPLE)];
  const rates = weeks === null || weeks <= 0 ? PERIODS : [...PERIODS, 1 / weeks];
  return [...numbers].some((number) =>
    shares.some((people) =>
      rates.some((rate) => AROUND.some((part) => Math.abs(pounds - (number * rate * part) / people) <= ROUNDED_BY)),
    ),
  );
}
