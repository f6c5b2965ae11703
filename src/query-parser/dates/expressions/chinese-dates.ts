import { WEEK_IN_CHINESE } from "../../text/shared-words.ts";
import { WORD_END } from "../../text/pattern.ts";
import { dateExpression, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { dayOfYear, wholeMonth } from "../partial-date.ts";
import { PART_BEFORE, PART_BEHIND, partOfMonth } from "./month-parts.ts";
import { YEAR_BEFORE, yearByWord } from "./month-names.ts";

const MONTH = "(?<![\\d.])(1[0-2]|0?[1-9]|元|正)\\s?月份?";
const DAY_SIGN = "\\s?[日号](?!线|楼|公寓|院|门|房|店|桥)";
// 9月15 is a day, 9月150 and 9月15镑 are none.
const BARE_DAY = "(?![\\d.]|\\s*(?:镑|磅|块|周|个|天|人|室|年|月|pw|pcm|b\\d|/|%|间|分))";
const DAY = `(?:\\s?([0-3]?\\d)(?:${DAY_SIGN}|(?:st|nd|rd|th)${WORD_END})|([0-3]?\\d)${BARE_DAY}|(一|廿[1-9]?|卅1?)(?=开始|入住|到|至|号|日|搬|起(?!租))[号日]?)`;
const WEEKDAY = `(?:\\s?\\(?${WEEK_IN_CHINESE}[1-7一二三四五六日天]\\)?)?`;
const TO = "\\s?(?:-|~|到|至)\\s?";

/** Days and months in Chinese: 2027年9月1号到15号, 7-8月, 明年三月底, 12月25, 十月中旬. */
export const CHINESE_DATES: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `${YEAR_BEFORE}${MONTH}\\s?([0-3]?\\d)(?:${DAY_SIGN})?${TO}([0-3]?\\d)(?:${DAY_SIGN}|(?!\\s*月|\\s*[./]|\\d|个|周|天|镑|年))`,
      "g",
    ),
    read: ([, year, yearWord, month = "", from, to], today) => {
      if (!isDay(from) || !isDay(to)) return null;
      const written = yearByWord(year ?? yearWord, today);
      const first = { ...dayOfYear(numberOf(month), Number(from)), ...written };
      const last = dayOfYear(numberOf(month) + (Number(to) > Number(from) ? 0 : 1), Number(to), written.year);
      return { kind: "range", from: first, to: last };
    },
  },
  {
    pattern: wordPattern(`${PART_BEFORE}${YEAR_BEFORE}${MONTH}(?!\\s?\\d)`),
    read: ([, part = "", year, yearWord, month = ""], today) =>
      dateExpression({ ...yearByWord(year ?? yearWord, today), ...partOfMonth(part, numberOf(month)) }),
  },
  {
    pattern: new RegExp(`${YEAR_BEFORE}${MONTH}的?${DAY}${WEEKDAY}`, "g"),
    read: ([, year, yearWord, month = "", signed, bare, han], today) => {
      const day = signed ?? bare ?? hanDay(han);
      return isDay(day)
        ? dateExpression({ ...dayOfYear(numberOf(month), Number(day)), ...yearByWord(year ?? yearWord, today) })
        : null;
    },
  },
  {
    pattern: new RegExp(`${YEAR_BEFORE}${MONTH}\\s?的?${PART_BEHIND}`, "g"),
    read: ([, year, yearWord, month = "", part = ""], today) =>
      dateExpression({ ...yearByWord(year ?? yearWord, today), ...partOfMonth(part, numberOf(month)) }),
  },
  {
    pattern: new RegExp(
      `${YEAR_BEFORE}(?<![\\d.镑£])(1[0-2]|[1-9]|[二三四五六七八九十])月?\\s?([-~、,/到至和或跟]|或者)\\s?(1[0-2]|[1-9])\\s?月份?(?![底末初中上下]|\\s?\\d)`,
      "g",
    ),
    read: ([, year, yearWord, from = "", by = "", to = ""], today) =>
      months(numberOf(from), numberOf(to), by, yearByWord(year ?? yearWord, today)),
  },
  {
    pattern: new RegExp(`整个${YEAR_BEFORE}${MONTH}|${YEAR_BEFORE}${MONTH}(?=1?整个?月)`, "g"),
    read: ([, year, word, month, yearBehind, wordBehind, monthBehind = ""], today) => {
      const written = yearByWord(year ?? word ?? yearBehind ?? wordBehind, today);
      const whole = { ...wholeMonth(numberOf(month ?? monthBehind)), ...written };
      return { kind: "range", from: whole, to: whole };
    },
  },
  {
    pattern: new RegExp(`${YEAR_BEFORE}${MONTH}`, "g"),
    read: ([, year, yearWord, month = ""], today) =>
      dateExpression({ ...wholeMonth(numberOf(month)), ...yearByWord(year ?? yearWord, today) }),
  },
];

function months(from: number, to: number, by: string, year: { year?: number }): TimeExpression {
  const first = { ...wholeMonth(from), ...year };
  if (by.startsWith("或")) return dateExpression(first);
  return {
    kind: "range",
    from: first,
    to: wholeMonth(to, year.year === undefined ? undefined : year.year + Number(to < from)),
  };
}

function hanDay(day = "0"): string {
  const tens = { 一: 1, 廿: 20, 卅: 30 }[day[0] ?? ""] ?? 0;
  return String(tens + Number(day.slice(1)));
}

function numberOf(month: string): number {
  const han = "一二三四五六七八九十".indexOf(month) + 1;
  return han || (month === "元" || month === "正" ? 1 : Number(month));
}

function isDay(day = ""): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}
