/**
 * Calendar days are `YYYY-MM-DD` strings: they compare as text, and no time zone can shift them.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
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
  return LONDON_DAY.format(instant);
}

// The Swedish locale writes days as YYYY-MM-DD.
const LONDON_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London", dateStyle: "short" });

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
