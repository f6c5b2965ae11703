/** How one person writes a date. */
export type DayStyle = (day: string, withYear: boolean) => string;

const ENGLISH_MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const CHINESE_DAY_STYLES: readonly DayStyle[] = [
  (day, withYear) => `${withYear ? `${yearOf(day)}年` : ""}${monthOf(day)}月${dateOf(day)}日`,
  (day, withYear) => `${withYear ? `${yearOf(day)}年` : ""}${monthOf(day)}月${dateOf(day)}号`,
  (day, withYear) => `${withYear ? `${yearOf(day)}.` : ""}${monthOf(day)}.${dateOf(day)}`,
];

export const ENGLISH_DAY_STYLES: readonly DayStyle[] = [
  (day, withYear) => `${dateOf(day)} ${englishMonth(day)}${withYear ? ` ${yearOf(day)}` : ""}`,
  (day, withYear) => `${dateOf(day)} ${englishMonth(day).slice(0, 3)}${withYear ? ` ${yearOf(day)}` : ""}`,
  (day, withYear) => `${dateOf(day)}${ordinal(dateOf(day))} ${englishMonth(day)}${withYear ? ` ${yearOf(day)}` : ""}`,
];

/** '27/28' for a stay that begins in September 2027. */
export function academicYearOf(day: string): string {
  const first = monthOf(day) >= 7 ? yearOf(day) : yearOf(day) - 1;
  return `${String(first).slice(2)}/${String(first + 1).slice(2)}`;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}

function englishMonth(day: string): string {
  return ENGLISH_MONTHS[monthOf(day) - 1] ?? "";
}

function ordinal(date: number): string {
  if (date > 10 && date < 20) return "th";
  return ["th", "st", "nd", "rd"][date % 10] ?? "th";
}
