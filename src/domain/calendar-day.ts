/**
 * Calendar days are `YYYY-MM-DD` strings: they compare as text, and no time zone can shift them.
 */

import { DAY_MS, HOUR_MS } from "./durations.ts";

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** True for a real day of the years 1000 to 9999: `2025-02-30`, `10000-01-01` and `infinity` are none (I-10). */
export function isCalendarDay(text: string): boolean {
  if (!SHAPE.test(text) || text < "1000") return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day `count` days after (before, when negative) `day`. */
export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** The day `count` calendar months later (earlier, when negative); the last of a month that is too short for it. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return dayInMonth(Math.floor(months / 12), (months % 12) + 1, Number(day.slice(8)));
}

/** A day of a month (1 to 12); the last one of a month that is too short for it. */
export function dayInMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1, Math.min(day, last)));
}

/** The day of the week: 1 is Monday, 7 Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Nights from `begin` to `end`; negative when they are the wrong way round. */
export function daysBetween(begin: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${begin}T00:00:00Z`)) / DAY_MS);
}

/** Whole weeks of a stay, rounded to the nearest, at least one; null unless both ends are known. */
export function stayInWeeks(begin: string | null, end: string | null): number | null {
  if (begin === null || end === null || end < begin) return null;
  return Math.max(1, Math.round(daysBetween(begin, end) / 7));
}

/** The calendar day in London at an instant: what 'today' means everywhere in the product. */
export function londonDay(instant: Date): string {
  const time = instant.getTime();
  return dayOf(isBritishSummer(time) ? time + HOUR_MS : time);
}

/**
 * Whether London's clocks are an hour before UTC's: from one in the morning, UTC, of the last Sunday of March to that of the last
 * Sunday of October (Summer Time Order 2002). Reckoned here because the first screen asks, and a formatter that knows time zones
 * costs a phone a tenth of a second (docs/decisions/no-formatters-at-the-start.md); a test compares it with what the runtime knows.
 */
function isBritishSummer(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSundayAtOne(year, MARCH) && time < lastSundayAtOne(year, OCTOBER);
}

const MARCH = 2;
const OCTOBER = 9;

function lastSundayAtOne(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** The instant at which a calendar day begins in London: the day before may have had 23 or 25 hours. */
export function londonMidnight(day: string): Date {
  const inWinter = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(inWinter - HOUR_MS);
  return londonDay(inSummer) === day ? inSummer : new Date(inWinter);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
