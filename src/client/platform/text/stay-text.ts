import type { I18n } from "@lingui/core";
import { isCalendarDay, stayInWeeks } from "#domain/calendar-day.ts";
import type { Listing } from "#domain/listings/listing.ts";

type Stay = Pick<Listing, "begin_date" | "end_date">;

/**
 * A stay in words: '9月1日 – 次年6月30日', '1 Sep – 30 Jun'. The year stands only where it is not this one, or
 * where the stay runs into the next.
 * @param today The London day.
 */
export function stayText(i18n: I18n, { begin_date: begin, end_date: end }: Stay, today: string): string {
  if (begin === null && end === null) return i18n._("room.stay.open");
  if (begin === null) return i18n._("room.stay.until", { end: dayText(i18n.locale, end ?? "", today) });
  const beginText = dayText(i18n.locale, begin, today);
  if (end === null) return i18n._("room.stay.from", { begin: beginText });
  return i18n._("room.stay.span", { begin: beginText, end: endText(i18n, begin, end) });
}

/** The length of a stay in whole weeks, in words; null while an end is open. */
export function stayLengthText(i18n: I18n, { begin_date: begin, end_date: end }: Stay): string | null {
  const weeks = stayInWeeks(begin, end);
  return weeks === null ? null : i18n._("room.stay.weeks", { count: weeks });
}

function endText(i18n: I18n, begin: string, end: string): string {
  const years = Number(end.slice(0, 4)) - Number(begin.slice(0, 4));
  if (years === 0) return shortDay(i18n.locale, end);
  if (years === 1) return i18n._("room.stay.next-year", { day: shortDay(i18n.locale, end) });
  return longDay(i18n.locale, end);
}

function dayText(locale: string, day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(locale, day) : longDay(locale, day);
}

function shortDay(locale: string, day: string): string {
  return format(locale, day, { day: "numeric", month: locale === "zh" ? "long" : "short" });
}

/** A day with its year: '2027年9月1日', '1 Sept 2027'; the raw text where it is no day. */
export function longDay(locale: string, day: string): string {
  if (!isCalendarDay(day)) return day;
  return format(locale, day, { day: "numeric", month: locale === "zh" ? "long" : "short", year: "numeric" });
}

// A calendar day has no time zone: it is parsed and formatted as UTC.
function format(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  const language = locale === "zh" ? "zh-CN" : "en-GB";
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
