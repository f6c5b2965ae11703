import { addDays } from "#domain/calendar-day.ts";
import { onDay, type DayInYear } from "../partial-date.ts";

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

/** The first Monday on or after a day: bank holidays are Mondays. */
function mondayFrom(month: number, day: number): DayInYear {
  return (year) => {
    const from = onDay(month, day)(year);
    return addDays(from, (8 - new Date(from).getUTCDay()) % 7);
  };
}

function shifted(day: DayInYear, days: number): DayInYear {
  return (year) => addDays(day(year), days);
}

function nextYears(day: DayInYear): DayInYear {
  return (year) => day(year + 1);
}

/** The day after a day of every year. */
export function dayAfter(day: DayInYear): DayInYear {
  return shifted(day, 1);
}

/** Feasts and holidays of both countries that are a day, by their value in the table of time. */
export const HOLIDAYS: Readonly<Record<string, DayInYear>> = {
  christmasEve: onDay(12, 24),
  boxingDay: onDay(12, 26),
  newYearsEve: onDay(12, 31),
  newYear: onDay(1, 1),
  chineseNewYear,
  lantern: shifted(chineseNewYear, 14),
  valentine: onDay(2, 14),
  qingming: onDay(4, 5),
  goodFriday: shifted(easterSunday, -2),
  easterMonday: shifted(easterSunday, 1),
  midAutumn: listed(MID_AUTUMNS),
  bonfire: onDay(11, 5),
  patrick: onDay(3, 17),
  labour: onDay(5, 1),
  national: onDay(10, 1),
  halloween: onDay(10, 31),
  earlyMay: mondayFrom(5, 1),
  lateMay: mondayFrom(5, 25),
  lateAugust: mondayFrom(8, 25),
};

/** The first day after Christmas, or after its holidays. */
export function afterChristmas(isHoliday: boolean): DayInYear {
  return isHoliday ? onDay(1, 15) : onDay(12, 26);
}

/** The first day after Easter, or after its holidays. */
export function afterEaster(isHoliday: boolean): DayInYear {
  return shifted(easterSunday, isHoliday ? 23 : 1);
}

/** A season or a long holiday. */
export interface Season {
  first: DayInYear;
  last: DayInYear;
  /** What "from" it and "until" it mean where that isn't its first and last day. */
  from?: DayInYear;
  until?: DayInYear;
  /** A stay begins in it, and does not last as long. */
  isStart?: boolean;
}

const SPRING: Season = { first: onDay(3, 1), last: onDay(5, 31), until: onDay(3, 1), isStart: true };
// In November, autumn means the next one.
const AUTUMN: Season = { first: onDay(9, 1), last: onDay(10, 31), until: onDay(9, 1), isStart: true };
const CHRISTMAS: Season = {
  first: onDay(12, 15),
  last: nextYears(onDay(1, 15)),
  from: onDay(12, 25),
  until: onDay(12, 25),
};

/** Seasons by their kind in the table of time (conventions: summer is 15 June to 15 September …). */
export const SEASONS: Readonly<Record<string, Season>> = {
  summer: { first: onDay(6, 15), last: onDay(9, 15), until: onDay(6, 15) },
  christmas: CHRISTMAS,
  winterbreak: { first: onDay(12, 15), last: nextYears(onDay(1, 15)), until: onDay(12, 15) },
  easter: {
    first: shifted(easterSunday, -8),
    last: shifted(easterSunday, 23),
    from: easterSunday,
    until: easterSunday,
  },
  springseason: SPRING,
  springish: SPRING,
  autumn: AUTUMN,
  fallish: AUTUMN,
  winter: { first: onDay(12, 1), last: nextYears(onDay(2, 28)), until: onDay(12, 1) },
};

/** The first and the last day of a term. */
export type Term = readonly [first: DayInYear, last: DayInYear];

/** Terms by their value in the table of time. */
export const TERMS: Readonly<Record<string, Term>> = {
  autumn: [onDay(9, 15), onDay(12, 15)],
  spring: [onDay(1, 15), onDay(6, 15)],
  springOfThree: [onDay(1, 10), onDay(3, 31)],
  summer: [onDay(4, 20), onDay(6, 30)],
  michaelmas: [onDay(10, 1), onDay(12, 5)],
  lent: [onDay(1, 15), onDay(3, 20)],
};
