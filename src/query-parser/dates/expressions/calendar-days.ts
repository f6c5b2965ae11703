import { isCalendarDay } from "#domain/calendar-day.ts";
import { MASK } from "../../text/source-text.ts";
import { dateExpression, weakDate, type TimeExpression } from "../time-expression.ts";
import { dayOfAnyMonth, dayOfYear, fixed, wholeMonth, type PartialDate } from "../partial-date.ts";
import { fullYear, numberOf, partOfMonth, yearIn, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Days and months of the calendar: 2027年9月1号到15号, 7-8月, "1st to 15th of March", "mid-Sept 2027", 1/9/27, "the 15th". */
export const CALENDAR_DAYS: Readers = {
  exact: ({ parts: { d }, text }) => exactDay(d!, text),
  yearMonth: ({ parts: { d } }) => monthOfYear(digitsOf(d!)),
  monthYear: ({ parts: { d } }) => monthOfYear(digitsOf(d!).toReversed()),
  pair: dayAndMonth,
  // 09-15 alone may be anything.
  dashed: ({ parts: { d }, text }) =>
    /^\s?(?:入住|起|开始|搬|到|至|to\b|~)/.test(text.slice(d!.end)) ? dayOf(digitsOf(d!).map(Number), {}) : null,
  day: (match) => dayIn(match, yearIn(match)),
  dayInYear: (match) => dayInYear(match),
  days: (match) => daysIn(match),
  daysOf: (match) => (match.previous?.kind === "month" ? null : daysIn(match)),
  part: partIn,
  partEnd: (match) => (/^(?:end|mid)$/.test(match.parts["p"]!.value) ? partIn(match) : null),
  month: (match) => dateExpression(monthIn(match)),
  months: monthsIn,
  whole: (match) => {
    const from = monthIn(match);
    return { kind: "range", from, to: match.parts["n"] === undefined ? from : monthIn(match, "n") };
  },
  named: (match) => {
    const { y, z, w, m } = match.parts;
    return (y ?? z ?? w) === undefined && !isMonth(m!, match) ? null : dateExpression(monthIn(match));
  },
  loneDay,
};

function digitsOf({ value }: TimeToken): string[] {
  return value.split(/\D+/);
}

function exactDay(token: TimeToken, text: string): TimeExpression | null {
  const [one = "", two = "", three = ""] = digitsOf(token);
  if (token.kind === "compact") return exact(one.slice(0, 4), one.slice(4, 6), one.slice(6));
  if (token.kind === "ymd") return exact(one, two, three);
  if (three.length === 4) return exact(three, two, one) ?? exact(three, one, two);
  const isYearFirst = three.length < 2 || (!token.value.includes("/") && Number(one) > 23 && isChinese(text));
  if (isYearFirst) return Number(one) > 23 ? exact(`20${one}`, two, three) : null;
  return exact(`20${three}`, two, one) ?? exact(`20${three}`, one, two);
}

function exact(year: string, month: string, day: string): TimeExpression | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(written) ? dateExpression(fixed(written)) : null;
}

function monthOfYear([year, month]: readonly string[]): TimeExpression {
  return dateExpression(wholeMonth(Number(month), Number(year)));
}

function isChinese(text: string): boolean {
  return /[\u4e00-\u9fff]/.test(text);
}

/** 1.9 alone may be anything, 9.15 and 01/09 are days. */
const SURE_PAIR = /^(?:\d\d?[./](?:0\d|[1-3]\d)|0\d[./]\d\d?)$/;

function dayAndMonth(match: RuleMatch): TimeExpression | null {
  const { parts, text, today, tokens } = match;
  const pair = parts["d"]!;
  const [first = "", second = ""] = digitsOf(pair);
  const [left, right] = [Number(first), Number(second)];
  const by = pair.value.includes("/") ? "/" : ".";
  const thisYear = Number(today.slice(2, 4));
  // 09/27 is a month and a year where no Han text says otherwise.
  const isMonthOfYear = by === "/" && left <= 12 && first.length === 2 && right <= thisYear + 3 && right >= thisYear;
  if (isMonthOfYear && !isChinese(text)) return dateExpression(wholeMonth(left, 2000 + right));
  const isMonthFirst = monthComesFirst(tokens, by) ?? (by === "." && isChinese(text));
  const date = dayOf(isMonthFirst ? [left, right] : [right, left], yearIn(match));
  const isSure = (parts["y"] ?? parts["z"]) !== undefined || SURE_PAIR.test(pair.value) || pair.kind === "hpair";
  return date === null || isSure ? date : weakDate(date.date);
}

/** Whether another pair of the text shows that months come first; null where none does. */
function monthComesFirst(tokens: readonly TimeToken[], by: string): boolean | null {
  for (const token of tokens) {
    if (!/^h?pair$/.test(token.kind) || !token.value.includes(by)) continue;
    const [first = 0, second = 0] = digitsOf(token).map(Number);
    if (first <= 12 && second > 12 && second <= 31) return true;
    if (second <= 12 && first > 12 && first <= 31) return false;
  }
  return null;
}

function dayOf([month = 0, day = 0]: readonly number[], year: Partial<PartialDate>) {
  const date = dayOfMonth(month, day) ?? dayOfMonth(day, month);
  return date && dateExpression({ ...date, ...year });
}

function dayOfMonth(month: number, day: number): PartialDate | null {
  return month < 1 || month > 12 || day < 1 || day > 31 ? null : dayOfYear(month, day);
}

/** A day in its month; of 廿五 the tens are a part of their own. */
function dayIn({ parts: { m, d, t } }: RuleMatch, year: Partial<PartialDate>): TimeExpression | null {
  const date = dayOfMonth(numberOf(m), numberOf(t) + numberOf(d));
  return date && dateExpression({ ...date, ...year });
}

function dayInYear(match: RuleMatch): TimeExpression | null {
  const { s } = match.parts;
  if (s === undefined) return dayIn(match, {});
  const year = fullYear(s);
  return year >= 2024 && year < 2040 ? dayIn(match, { year }) : null;
}

function daysIn(match: RuleMatch): TimeExpression | null {
  const { m, d, e } = match.parts;
  const [month, first, last] = [numberOf(m), numberOf(d), numberOf(e)];
  if (dayOfMonth(month, first) === null || dayOfMonth(month, last) === null) return null;
  const known = yearIn(match);
  const from = { ...dayOfYear(month, first), ...known };
  if (last > first) return { kind: "range", from, to: dayOfYear(month, last, known.year) };
  // 9月15号到5号 ends in October, and "the 25th to 5th of March" begins in February.
  if (m!.kind === "hmonth") return { kind: "range", from, to: dayOfYear(month + 1, last, known.year) };
  return { kind: "range", from: dayOfAnyMonth(first), to: dayOfYear(month, last, known.year) };
}

function partIn(match: RuleMatch): TimeExpression {
  const { p, m } = match.parts;
  return dateExpression({ ...yearIn(match), ...partOfMonth(p?.value, numberOf(m)) });
}

function monthIn(match: RuleMatch, name = "m"): PartialDate {
  return { ...wholeMonth(numberOf(match.parts[name])), ...yearIn(match) };
}

/** 7-8月; of 7或8月 the first. */
function monthsIn(match: RuleMatch): TimeExpression | null {
  const { m, n, by } = match.parts;
  const [first, last] = [numberOf(m), numberOf(n)];
  if (first < 1 || first > 12) return null;
  const from = monthIn(match);
  if (by!.kind === "or" && match.text[by!.start] !== "/") return dateExpression(from);
  const year = from.year === undefined ? undefined : from.year + Number(last < first);
  return { kind: "range", from, to: wholeMonth(last, year) };
}

/** Short names and verbs are months only beside words that lead to one. */
const AMBIGUOUS = /^(?:may|mar|march|sep|dec|jan|jun)$/;
const BEFORE_MONTH = new RegExp(
  [
    "\\b(?:in|from|until|till?|to|by|since|of|before|after|during|through|for|start|starts|starting)\\s$",
    "\\b(?:around|about|or|and|between|available|late|early)\\s$|[-~/&,:、(\\u4e00-\\u9fff]\\s?$|^\\s?$",
  ].join("|"),
);
const BEHIND_MONTH =
  /^\s*(?:$|[-~/&),、\u4e00-\u9fff]|\d{4}|(?:to|until|till?|through|thru|and|or|onwards?|start|intake|move|let|short|sublet|moving)\b)/;

function isMonth({ start, end }: TimeToken, { text, previous, next }: RuleMatch): boolean {
  const name = text.slice(start, end);
  const isBehind = BEHIND_MONTH.test(text.slice(end, end + 14));
  // "An august old building", but "an August start".
  if (name === "august") return !/\ban\s+$/.test(text.slice(0, start)) || isBehind;
  if (!AMBIGUOUS.test(name)) return true;
  if (name === "may") {
    const isVerb = previous?.kind === "verb" || previous?.kind === "and" || previous?.kind === "or";
    if (isVerb && next?.kind !== "n") return previous?.kind !== "verb" && isBehind;
    const isAsked = next?.kind === "verb" && /^(?:i|we)$/.test(text.slice(next.start, next.end));
    if (next?.kind === "be" || isAsked) return false;
  }
  return BEFORE_MONTH.test(text.slice(Math.max(0, start - 14), start)) || isBehind;
}

/** "The 1st available room" is no day. */
const BEFORE_LONE =
  /(?:\b(?:the|on|from|by|before|after|until|till?|to|mon|tue|wed|thu|fri|sat|sun|[a-z]+day)|[-~(])\s*$/;
const BEHIND_LONE = new RegExp(
  `^\\s*(?:$|[-~,.;!?)${MASK}\\u4e00-\\u9fff]|(?:to|until|till?|through|and|or|for|onwards?|move|start|at|if|please|latest|in)\\b)`,
);

function loneDay({ parts: { d, of }, text, start, end }: RuleMatch): TimeExpression | null {
  const before = text.slice(Math.max(0, start - 12), start);
  const isOrdinal = d!.kind === "oday";
  const isDay = isOrdinal
    ? BEFORE_LONE.test(before) && (of !== undefined || BEHIND_LONE.test(text.slice(end)))
    : !/[./第]$/.test(before);
  return isDay ? dateExpression(dayOfAnyMonth(numberOf(d))) : null;
}
