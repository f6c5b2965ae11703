import { momentMark, wordPattern, type DateRule, type Mark } from "../time-expression.ts";
import { dayOfAnyMonth, dayOfYear, wholeMonth } from "../partial-date.ts";
import { PART_BEFORE, PART_BEHIND, partOfMonth } from "./month-parts.ts";
import { isMonth } from "./month-or-verb.ts";
import { MONTH_NAME, monthByName, YEAR_BEHIND, yearByWord } from "./month-names.ts";

const WEEKDAY = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,?\\s+(?:the\\s+)?)?";
const DAY = "(?<![\\d.:£$/])([0-3]?\\d)(?:\\s?(?:st|nd|rd|th))?(?:\\s*\\((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\))?";
// "1 September 12 months": what is counted is no day, and no year.
const NO_COUNT =
  "(?!\\d|[.:,]\\d|%|\\s*-?\\s*(?:months?|mths?|weeks?|wks?|years?|yrs?|beds?|bedrooms?|b\\d|people|pw|pcm|days?|nights?|persons?|mins?|minutes?|am|pm|k|个|周|天|人|室|镑|年|月|至?\\d+(?:pw|pcm))(?![a-z]))";
const MONTH = `(${MONTH_NAME})(?![a-z])\\.?`;
const SHORT_YEAR = `(?:\\s+(2[4-9]|3\\d)${NO_COUNT}(?!\\s*-\\s*\\d))?`;
const TO = "\\s*(?:-|~|to|till?|until|through|thru|and|&|到|至)\\s*(?:the\\s+)?";

// "January 6th to 8th of October": the 6th has its month already.
const WITHOUT_MONTH = `(?<!(?:${MONTH_NAME})\\.?\\s*(?:the\\s+)?)`;

/** Days and months with an English month name: "1st to 15th of March", "mid-Sept 2027", "Monday 4 January". */
export const ENGLISH_DAYS: readonly DateRule[] = [
  {
    pattern: wordPattern(`${WITHOUT_MONTH}${DAY}${TO}${DAY}\\s*(?:of\\s+)?${MONTH}${YEAR_BEHIND}`),
    read: ([, from, to, name = "", year], today) => range(name, from, to, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${WEEKDAY}${DAY}\\s*(?:of\\s+)?${MONTH}${YEAR_BEHIND}${SHORT_YEAR}`),
    read: ([, day, name = "", year, short], today) => oneDay(name, day, yearByWord(year ?? short, today)),
  },
  {
    pattern: wordPattern(`${PART_BEFORE}${MONTH}${YEAR_BEHIND}`),
    read: ([, part = "", name = "", year], today) =>
      momentMark({ ...yearByWord(year, today), ...partOfMonth(part, monthByName(name)) }),
  },
  {
    pattern: wordPattern(
      `${MONTH}\\s*${DAY}${TO}${DAY}${NO_COUNT}(?!\\s*(?:of\\s+)?(?:${MONTH_NAME})(?![a-z])|\\s*月|/)${YEAR_BEHIND}`,
    ),
    read: ([, name = "", from, to, year], today) => range(name, from, to, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${WEEKDAY}${MONTH}\\s*(?:the\\s+)?${DAY}${NO_COUNT}${YEAR_BEHIND}`),
    read: ([, name = "", day, year], today) => oneDay(name, day, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${DAY}-${MONTH}(?:-?(20[2-4]\\d|2[4-9]|3\\d))?(?!\\d)`),
    read: ([, day, name = "", year], today) => oneDay(name, day, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(
      `(?:(?:the\\s+)?(?:whole|entire|full)(?:\\s+month)?\\s+of|all\\s+of|all|(?<=for )(?:the )?month of)\\s+${MONTH}${YEAR_BEHIND}`,
    ),
    read: ([, name = "", year], today) => {
      const month = { ...wholeMonth(monthByName(name)), ...yearByWord(year, today) };
      return { kind: "range", from: month, to: month };
    },
  },
  {
    pattern: wordPattern(`${MONTH}\\s*(?:月份?)?的?${PART_BEHIND}`),
    read: ([, name = "", part = ""]) => momentMark(partOfMonth(part, monthByName(name))),
  },
  {
    pattern: wordPattern(`${MONTH}\\s*(?:month\\s+)?end(?!\\s+(?:in|on|by|of|date))${YEAR_BEHIND}`),
    read: ([, name = "", year], today) =>
      momentMark({ ...yearByWord(year, today), ...partOfMonth("end", monthByName(name)) }),
  },
  {
    pattern: wordPattern(
      `(?:(next|this) year'?s?\\s+)?(?:(?:this|next|coming|the month of)\\s+)?${MONTH}${YEAR_BEHIND}`,
    ),
    read: readMonth,
  },
];

function readMonth(match: RegExpExecArray, today: string): Mark | null {
  const [written, yearBefore, name = "", year] = match;
  if (written.trim() === name && !isMonth(match, name)) return null;
  const word = year ?? (yearBefore && `${yearBefore} year`);
  return momentMark({ ...wholeMonth(monthByName(name)), ...yearByWord(word, today) });
}

function oneDay(name: string, day = "", year: object): Mark | null {
  return isDay(day) ? momentMark({ ...dayOfYear(monthByName(name), Number(day)), ...year }) : null;
}

function range(name: string, from = "", to = "", year: { year?: number }): Mark | null {
  if (!isDay(from) || !isDay(to)) return null;
  const month = monthByName(name);
  const [first, last] = [dayOfYear(month, Number(from), year.year), dayOfYear(month, Number(to), year.year)];
  return { kind: "range", from: Number(from) < Number(to) ? first : dayOfAnyMonth(Number(from)), to: last };
}

function isDay(day: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}
