/** How long a stay is to last, wherever it begins. */
export interface StayLength {
  count: number;
  unit: "days" | "weeks" | "months";
  /** It may be longer. */
  isLeast: boolean;
}

// As a search holds it, and as chips say it: an edited chip comes back in its reader's words.
const ENGLISH = /^(?<count>[1-9]\d{0,2})(?<more>\+?) (?<unit>day|week|month)s?(?<orMore> or more)?$/;
const CHINESE = /^(?<count>[1-9]\d{0,2}) ?(?<unit>天|周|个月)(?<orMore>以上)?$/;
const UNITS: Readonly<Record<string, StayLength["unit"]>> = {
  day: "days",
  week: "weeks",
  month: "months",
  天: "days",
  周: "weeks",
  个月: "months",
};

/** The length of a stay that a wish names (`51 weeks`, `6+ months`); null for other wishes. */
export function stayLengthNamed(wish: string): StayLength | null {
  const { count, unit = "", more, orMore } = (ENGLISH.exec(wish) ?? CHINESE.exec(wish))?.groups ?? {};
  if (count === undefined) return null;
  return { count: Number(count), unit: UNITS[unit] ?? "days", isLeast: Boolean(more || orMore) };
}

/** The wish that names a length, in the largest unit that says it exactly. */
export function stayLengthWish({ months, days, isLeast }: { months: number; days: number; isLeast: boolean }): string {
  const least = isLeast ? "+" : "";
  const written = (count: number, unit: string) => `${count}${least} ${unit}${count === 1 ? "" : "s"}`;
  if (days === 0) return written(months, "month");
  const all = days + Math.round(months * DAYS_OF["months"]);
  return all % DAYS_OF["weeks"] === 0 ? written(all / DAYS_OF["weeks"], "week") : written(all, "day");
}

const DAYS_OF: Readonly<Record<StayLength["unit"], number>> = { days: 1, weeks: 7, months: 365 / 12 };

/** A length in days. */
export function daysOfLength({ count, unit }: StayLength): number {
  return Math.round(count * DAYS_OF[unit]);
}
