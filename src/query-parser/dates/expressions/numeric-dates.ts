import { oneOf, WORD_END } from "../../text/pattern.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { dateExpression, weakDate, type DateRule, type TimeExpression, wordPattern } from "../time-expression.ts";
import { dayOfYear, fixed, wholeMonth, type PartialDate, dayOfAnyMonth } from "../partial-date.ts";
import { yearByWord } from "./month-names.ts";

const YEAR = "(20[2-4]\\d)";
// A hyphen joins two days, but is part of a longer number otherwise.
const LONE = "(?<![\\d.£$€¥a-z]|\\d[,:/]|(?<![./月]\\s?\\d{1,2}[日号]?|[./]20[2-4]\\d|月份?|\u0001\\s?)-)";
const COUNTED_NOUNS = oneOf(
  "镑|磅|块|元|分|公里|英里|米|平|星|折|倍|人(?!在)|室|床|间|[个周年天室月]|km|k|m|miles?|mi|min|mins|minutes?|beds?|bedrooms?",
  "baths?|pw|pcm|pm|am|p|b\\d|sqm|stars?|hours?|hrs?|h|gbp|/",
);
const NOT_COUNTED = `(?![\\d:%]|\\.\\d|,\\d{3}|/\\d|[^\\S\\n]*${COUNTED_NOUNS}${WORD_END})`;
const DAY_SIGN = "\\s?[日号](?!线|楼|公寓|院|门|房|店)";
// 次年7.15, 2027年9.15, and 15/7 next year.
const YEAR_WORD = "(?:(20[2-4]\\d\\s?年|今年|本年|明年|后年|次年|来年|翌年|隔年|转年|第2年)\\s?的?\\s?)?";
const YEAR_WORD_BEHIND = "(?:\\s*,?\\s*((?:of\\s)?(?:next|this|the following) year)(?!'s| group))?";
// 1.9 alone may be anything, 9.15 and 01/09 are days.
const SURE_PAIR = /^(?:\d\d?[./](?:0\d|[1-3]\d)|0\d[./]\d\d?)$/;

/** Days in digits alone: 2027-09-01, 1/9/27, 20270901, 9.15, 2027.9, 09/2027. */
export const NUMERIC_DATES: readonly DateRule[] = [
  {
    pattern: new RegExp(`${LONE}${YEAR}\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,2})(?:[日号]|(?!\\d))`, "g"),
    read: ([, year, , month, day]) => exact(year, month, day),
  },
  {
    pattern: new RegExp(`${LONE}(\\d{1,2})([-/.])(\\d{1,2})\\2${YEAR}(?!\\d)`, "g"),
    read: ([, day, , month, year]) => exact(year, month, day) ?? exact(year, day, month),
  },
  {
    pattern: new RegExp(`${LONE}(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{1,2})(?![\\d.]\\d)`, "g"),
    read: ({ input, 1: first = "", 2: by, 3: second, 4: third = "" }) => {
      const isYearFirst = third.length < 2 || (by !== "/" && Number(first) > 23 && /[\u4e00-\u9fff]/.test(input));
      if (isYearFirst) return Number(first) > 23 ? exact(`20${first}`, second, third) : null;
      return exact(`20${third}`, second, first) ?? exact(`20${third}`, first, second);
    },
  },
  {
    pattern: /(?<!\d)(20[2-4]\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d)/g,
    read: ([, year, month, day]) => exact(year, month, day),
  },
  {
    pattern: new RegExp(
      `${LONE}${YEAR}\\s?(?:[./]|年\\s?(?!\\d{1,2}\\.\\d)|-(?=0|1[0-2]))\\s?(1[0-2]|0?[1-9])(?![\\d/])(?:月份?)?`,
      "g",
    ),
    read: ([, year, month]) => dateExpression(wholeMonth(Number(month), Number(year))),
  },
  {
    pattern: new RegExp(`${LONE}(1[0-2]|0?[1-9])\\s?[/.-]\\s?${YEAR}(?!\\d)`, "g"),
    read: ([, month, year]) => dateExpression(wholeMonth(Number(month), Number(year))),
  },
  {
    pattern: new RegExp(
      `${YEAR_WORD}${LONE}(\\d{1,2})([./])(\\d{1,2})(?:${DAY_SIGN}|${NOT_COUNTED})${YEAR_WORD_BEHIND}`,
      "g",
    ),
    read: dayAndMonth,
  },
  {
    pattern: new RegExp(`${LONE}(0\\d|1[0-2])-([0-3]\\d)(?=\\s?(?:入住|起|开始|搬|到|至|to${WORD_END}|~))`, "g"),
    read([, month, day]) {
      const date = dayInYear(Number(month), Number(day));
      return date && dateExpression(date);
    },
  },
];

function exact(year = "", month = "", day = ""): TimeExpression | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(written) ? dateExpression(fixed(written)) : null;
}

function dayAndMonth(match: RegExpExecArray, today: string): TimeExpression | null {
  const [whole, yearBefore, first = "", by, second = "", yearBehind] = match;
  if (whole === "24/7") return null;
  const yearWord = yearBefore ?? yearBehind;
  const [left, right] = [Number(first), Number(second)];
  const isSure = yearWord !== undefined || SURE_PAIR.test(`${first}${by}${second}`) || /[日号]/.test(whole);
  const year = 2000 + right;
  // 09/27 is a month and a year where no Han text says otherwise.
  const isMonthOfYear = by === "/" && left <= 12 && first.length === 2 && year <= Number(today.slice(0, 4)) + 3;
  if (isMonthOfYear && year >= Number(today.slice(0, 4)) && !/[\u4e00-\u9fff]/.test(match.input)) {
    return dateExpression(wholeMonth(left, year));
  }
  const [month, day] = isMonthFirst(match.input, by) ? [left, right] : [right, left];
  const date = dayInYear(month, day) ?? dayInYear(day, month);
  if (date === null) return null;
  return (isSure ? dateExpression : weakDate)({ ...date, ...yearByWord(yearWord, today) });
}

const PAIRS = { ".": /(?<![\d.])(\d{1,2})\.(\d{1,2})(?![\d.])/g, "/": /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g };

// UK order for slashes, month first for dots in Chinese (9.1 is 1 September), unless another day of the text shows which.
function isMonthFirst(text: string, by = ""): boolean {
  for (const [, left, right] of text.matchAll(PAIRS[by === "." ? "." : "/"])) {
    const [first, second] = [Number(left), Number(right)];
    if (first <= 12 && second > 12 && second <= 31) return true;
    if (second <= 12 && first > 12 && first <= 31) return false;
  }
  return by === "." && /[\u4e00-\u9fff]/.test(text);
}

function dayInYear(month: number, day: number): PartialDate | null {
  return month < 1 || month > 12 || day < 1 || day > 31 ? null : dayOfYear(month, day);
}

// "the 1st available room" and 3号线 are no days.
const BEHIND_ORDINAL = `(?=\\s*(?:$|[-~,.;!?)\u0001]|(?:to|until|till?|through|and|or|for|onwards?|move|start|at|if|please|latest|in)${WORD_END}|[\\u4e00-\\u9fff]))`;

/** A day whose month isn't written: 15号, "the 15th". */
export const DAYS_OF_MONTH: readonly DateRule[] = [
  {
    pattern: /(?<![\d./第])([0-3]?\d)(?:号(?![线楼门房院店桥库室机]|公寓|码头|大街|街)|日(?![本元均租常]))/g,
    read: ([, day]) => lone(day),
  },
  {
    pattern: wordPattern(`([0-3]?\\d)(?:st|nd|rd|th)(?: of the month|${BEHIND_ORDINAL})`),
    read: (match) =>
      /(?:the|on|from|by|before|after|until|till?|to|-|~|mon|tue|wed|thu|fri|sat|sun|day|\()\s*$/.test(
        match.input.slice(Math.max(0, match.index - 8), match.index),
      )
        ? lone(match[1])
        : null,
  },
];

function lone(day = ""): TimeExpression | null {
  return Number(day) >= 1 && Number(day) <= 31 ? dateExpression(dayOfAnyMonth(Number(day))) : null;
}
