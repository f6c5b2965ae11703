import type { I18n } from "@lingui/core";
import { dayInMonth, isCalendarDay, stayInWeeks } from "#domain/calendar-day.ts";
import type { Listing } from "#domain/listings/listing.ts";

type Stay = Pick<Listing, "begin_date" | "end_date">;

/**
 * A stay in words: '9月1日 – 次年6月30日', '1 Sept 2026 – 30 Jun 2027', '10 Jan – 30 Jun 2027'; a line ends behind its dash alone. A year
 * stands where it is not this one, and where the stay runs into another: in English at its end, or at both.
 * @param today The London day.
 */
export function stayText(i18n: I18n, { begin_date: begin, end_date: end }: Stay, today: string): string {
  const { locale } = i18n;
  if (begin === null && end === null) return i18n._("room.stay.open");
  if (begin === null) return i18n._("room.stay.until", { end: dayText(locale, end ?? "", today) });
  if (end === null) return i18n._("room.stay.from", { begin: dayText(locale, begin, today) });
  if (locale === "zh") {
    return i18n._("room.stay.span", { begin: dayText(locale, begin, today), end: endAfter(i18n, begin, end) });
  }
  const isInOneYear = begin.slice(0, 4) === end.slice(0, 4);
  const beginText = isInOneYear ? shortDay(locale, begin) : longDay(locale, begin);
  return i18n._("room.stay.span", {
    begin: beginText,
    end: isInOneYear ? dayText(locale, end, today) : longDay(locale, end),
  });
}

/**
 * The dates of a search, in words: whole months as months ('2027年9月 → 2028年6月', 'Sept 2027 → June 2028'), anything
 * else as a stay. @param today The London day.
 */
export function wantedStayText(i18n: I18n, stay: Stay, today: string): string {
  const { begin_date: begin, end_date: end } = stay;
  const isBeginMonth = begin === null || begin.endsWith("-01");
  const isEndMonth = end === null || isLastOfMonth(end);
  if (!isBeginMonth || !isEndMonth) return stayText(i18n, stay, today);
  if (begin === null) return i18n._("room.stay.until", { end: monthText(i18n.locale, end ?? "") });
  if (end === null) return i18n._("room.stay.from", { begin: monthText(i18n.locale, begin) });
  return i18n._("search.dates.months", { begin: monthText(i18n.locale, begin), end: monthText(i18n.locale, end) });
}

/** A month with its year: '2027年9月', 'Sept 2027'. @param day Any day of it. */
export function monthText(locale: string, day: string): string {
  if (!isCalendarDay(day)) return day;
  return format(locale, "month", day);
}

function isLastOfMonth(day: string): boolean {
  return isCalendarDay(day) && dayInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 31) === day;
}

/** The length of a stay in whole weeks, in words; null while an end is open. */
export function stayLengthText(i18n: I18n, { begin_date: begin, end_date: end }: Stay): string | null {
  const weeks = stayInWeeks(begin, end);
  return weeks === null ? null : i18n._("room.stay.weeks", { count: weeks });
}

function endAfter(i18n: I18n, begin: string, end: string): string {
  const years = Number(end.slice(0, 4)) - Number(begin.slice(0, 4));
  if (years === 0) return shortDay(i18n.locale, end);
  if (years === 1) return i18n._("room.stay.next-year", { day: shortDay(i18n.locale, end) });
  return longDay(i18n.locale, end);
}

function dayText(locale: string, day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(locale, day) : longDay(locale, day);
}

function shortDay(locale: string, day: string): string {
  return format(locale, "short", day);
}

/** A day with its year: '2027年9月1日', '1 Sept 2027'; the raw text where it is no day. */
export function longDay(locale: string, day: string): string {
  if (!isCalendarDay(day)) return day;
  return format(locale, "long", day);
}

type Form = "short" | "long" | "month";

/** As `Intl` writes them in British English. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/**
 * A calendar day as `Intl` writes it, with spaces that do not break. The first screen does without `Intl`
 * (docs/decisions/no-formatters-at-the-start.md): a calendar day has no time zone, and there are two languages.
 */
function format(locale: string, form: Form, calendarDay: string): string {
  const [year = 0, month = 0, day = 0] = calendarDay.split("-").map(Number);
  if (locale === "zh") {
    return `${form === "short" ? "" : `${year}年`}${month}月${form === "month" ? "" : `${day}日`}`;
  }
  const parts = [form === "month" ? null : day, MONTHS[month - 1], form === "short" ? null : year];
  // No line ends before a year.
  return parts.filter((part) => part !== null).join("\u00A0");
}
