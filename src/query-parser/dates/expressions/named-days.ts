import { addDays } from "#domain/calendar-day.ts";
import { onDay, yearly, type DayInYear, type PartialDate } from "../partial-date.ts";

/** Of 2026 to 2040: the Chinese calendar follows the moon, so no short rule gives it. */
const CHINESE_NEW_YEARS = "0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 0128 0215 0204 0124 0212".split(" ");
/** Of the same years, by the same calendar. */
const MID_AUTUMNS = "0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004 0924 0913 1002 0920".split(" ");
const FIRST_KNOWN_YEAR = 2026;

function listed(days: readonly string[]): DayInYear {
  return (year) => {
    const day = days[Math.min(Math.max(year - FIRST_KNOWN_YEAR, 0), days.length - 1)] ?? "";
    return `${year}-${day.slice(0, 2)}-${day.slice(2)}`;
  };
}

/** The first day of the Chinese year that begins in a year. */
export const chineseNewYear = listed(CHINESE_NEW_YEARS);

/** Easter Sunday of the Western churches (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return onDay(Math.floor(days / 31), (days % 31) + 1)(year);
}

/** The same day of every year, so many days later. */
export function shifted(day: DayInYear, days: number): DayInYear {
  return (year) => addDays(day(year), days);
}

const MOVABLE: Readonly<Record<string, DayInYear>> = {
  easter: easterSunday,
  chineseNewYear,
  midAutumn: listed(MID_AUTUMNS),
};

/** The day of a holiday by its value in the table of time: `12-24`, `easter -2`, `monday 05-25` (the first one from then on). */
export function dayOfHoliday(value: string): DayInYear {
  const [name = "", by = "0"] = value.split(" ");
  if (name === "monday") return (year) => addDays(`${year}-${by}`, (8 - new Date(`${year}-${by}`).getUTCDay()) % 7);
  return shifted(MOVABLE[name] ?? yearly(name).first, Number(by));
}

/** A season or a long holiday. */
export interface Season extends PartialDate {
  /** A stay begins in it, and does not last as long. */
  isStart?: boolean;
  /** The day that is meant by "from" it and "until" it. Until any other is until it begins. */
  feast?: DayInYear;
}

/** Seasons by their kind in the table of time (conventions: summer is 15 June to 15 September …). */
export const SEASONS: Readonly<Record<string, Season>> = {
  summer: yearly("06-15", "09-15"),
  christmas: { ...yearly("12-15", "01-15"), feast: yearly("12-25").first },
  winterbreak: yearly("12-15", "01-15"),
  easter: { first: shifted(easterSunday, -8), last: shifted(easterSunday, 23), feast: easterSunday },
  spring: { ...yearly("03-01", "05-31"), isStart: true },
  // In November, autumn means the next one.
  autumn: { ...yearly("09-01", "10-31"), isStart: true },
  winter: yearly("12-01", "02-28"),
};

/** Terms by their value in the table of time, and the academic year. */
export const TERMS = {
  autumn: yearly("09-15", "12-15"),
  spring: yearly("01-15", "06-15"),
  springOfThree: yearly("01-10", "03-31"),
  summer: yearly("04-20", "06-30"),
  michaelmas: yearly("10-01", "12-05"),
  lent: yearly("01-15", "03-20"),
  year: yearly("09-15", "06-30"),
} as const;
