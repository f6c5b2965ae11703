import { isCalendarDay } from "#domain/calendar-day.ts";
import { daysOf, fixed, monthOf, yearOf, type PartialDate } from "../partial-date.ts";
import type { TimeToken } from "./time-tokens.ts";
import { fullYear, numberOf, type Meaning, type Parts, type Rule, type RuleMatch } from "./token-rules.ts";

/** Days and months of the calendar: 2027年9月1号到15号, 7-8月, "1st to 15th of March", "mid-Sept 2027", 1/9/27, "the 15th". */
export const CALENDAR_DAYS: readonly Rule[] = [
  ["d:exact hday?", exactDay],
  ["d:ym month?", monthOfYear],
  ["y:YEAR? de? d:pair ( comma? of? z:yearword )?", dayAndMonth],
  ["BEFORE_YEAR m:hmonth de? d:DAY ( bracket? hweekday bracket? )?", monthOrDay],
  ["BEFORE_YEAR m:MONTH de? p:hpart", monthOrDay],
  ["BEFORE_YEAR m:hmonth", monthOrDay],
  ["BEFORE_YEAR m:n or hmonth", monthOrDay],
  ["BEFORE_YEAR m:n TO/and n:hmonth", ({ m, n }) => [daysOf(numberOf(m), 1, 31), daysOf(numberOf(n), 1, 31)]],
  ["BEFORE_YEAR m:hmonth n:hmonth", bothMonths],
  ["d:DAY TO/and the? e:DAY of? m:month BEHIND_YEAR", daysIn],
  ["( WEEKDAY comma? the? )? d:DAY ( bracket WEEKDAY bracket )? dash/of? m:month BEHIND_YEAR", monthOrDay],
  ["p:part ( dash/to/or part )? dash? m:MONTH BEHIND_YEAR", monthOrDay],
  ["( WEEKDAY/next/this comma? )? m:month the? d:DAY BEHIND_YEAR", monthOrDay],
  ["z:yearword? next/this/coming/following? m:month BEHIND_YEAR", monthOrDay],
  ["d:hday", ({ d }) => [dayOfNextMonth(numberOf(d))]],
  ["monthsign p:hpart", ({ p }) => [dayOfNextMonth(numbersOf(p!)[0]!)]],
  ["d:oday of? of:months?", loneDay],
];

/** The numbers of a token. */
export function numbersOf({ value }: TimeToken): number[] {
  return value.split(/\D+/).map(Number);
}

/** 2027-9-1, 20270901, 1/9/27, and 27.9.1 where the text is Chinese. */
function exactDay({ d }: Parts, { isChinese }: RuleMatch): Meaning | null {
  const written = d!.value.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const [one = "", two = "", three = ""] = written.split(/\D+/);
  const isYearLast = three.length === 4 || (three.length === 2 && (written.includes("/") || !isChinese));
  const isYearFirst = one.length === 4 || three.length === 1 || (Number(one) > 23 && !isYearLast);
  return isYearFirst ? calendarDay(one, two, three) : (calendarDay(three, two, one) ?? calendarDay(three, one, two));
}

function calendarDay(year: string, month: string, day: string): Meaning | null {
  const written = `${fullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(written) ? [fixed(written)] : null;
}

function monthOfYear({ d }: Parts): Meaning {
  const [month = 0, year = 0] = numbersOf(d!).toSorted((one, other) => one - other);
  return [{ ...daysOf(month, 1, 31), year }];
}

/** 1.9 alone may be anything, 9.15, 01/09 and 9.1号 are days. */
const SURE_PAIR = /^(?:\d\d?[./](?:0\d|[1-3]\d)|0\d[./]\d\d?|.*[号日])$/;

/** 12/22 shows that months come first, so 1/4 beside it is in January. */
const MONTH_FIRST = /\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\b/;

function dayAndMonth({ y, z, d }: Parts, { text, isChinese }: RuleMatch): Meaning | null {
  const [left = 0, right = 0] = numbersOf(d!);
  const isMonthFirst = d!.value.includes("/") ? MONTH_FIRST.test(text) : isChinese;
  const date = isMonthFirst ? (dayOf(left, right) ?? dayOf(right, left)) : (dayOf(right, left) ?? dayOf(left, right));
  return date && [{ ...date, isWeak: (y ?? z) === undefined && !SURE_PAIR.test(d!.value) }];
}

function dayOf(month: number, day: number): PartialDate | null {
  return month < 1 || month > 12 || day < 1 || day > 31 ? null : daysOf(month, day);
}

/** A month, a part of it or a day. The number of "next month" is +1. */
function monthOrDay({ m, p, d }: Parts, { today }: RuleMatch): Meaning | null {
  const isAhead = m!.value.startsWith("+");
  const month = numberOf(m) + (isAhead ? monthOf(today) : 0);
  const [first = 1, last = first] = d ? numbersOf(d) : p ? numbersOf(p) : [1, 31];
  const year = isAhead ? { year: yearOf(today) } : {};
  return first < 1 || last > 31 ? null : [{ ...daysOf(month, first, last), ...year }];
}

/** 7月8月, one month directly behind the other. */
function bothMonths({ m, n }: Parts): Meaning | null {
  const [first, last] = [numberOf(m), numberOf(n)];
  const isNext = !m!.value.startsWith("+") && last === (first % 12) + 1;
  return isNext ? [daysOf(first, 1, 31), daysOf(last, 1, 31)] : null;
}

/** "The 25th to 5th of March" begins in February. */
function daysIn({ m, d, e }: Parts): Meaning | null {
  const [month, first, last] = [numberOf(m), numberOf(d), numberOf(e)];
  const isBegun = last <= first;
  return first > 31 || last > 31 ? null : [daysOf(month - Number(isBegun), first), daysOf(month, last)];
}

/** "The 1st available room" and "1st year" are no days. */
const NOUN = /^(?:word|noun|count|days|weeks|months|years|terms|few)$/;
const LEADING_TO_DAY = /^(?:the|on|from|to|before|after|dash|bracket|weekday|shortday)$/;

function loneDay({ d, of }: Parts, { previous, next }: RuleMatch): Meaning | null {
  const isLed = LEADING_TO_DAY.test(previous?.kind ?? "") && (of !== undefined || !next || !NOUN.test(next.kind));
  return isLed ? [dayOfNextMonth(numberOf(d))] : null;
}

function dayOfNextMonth(dayOfMonth: number): PartialDate {
  return { ...daysOf(1, dayOfMonth), dayOfMonth };
}
