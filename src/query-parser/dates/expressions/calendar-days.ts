import { isCalendarDay } from "#domain/calendar-day.ts";
import { daysOf, fixed, monthOf, yearOf, type PartialDate } from "../partial-date.ts";
import { fullYear, numberOf, type Meaning, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Days and months of the calendar: 2027年9月1号到15号, 7-8月, "1st to 15th of March", "mid-Sept 2027", 1/9/27, "the 15th". */
export const CALENDAR_DAYS: Readers = {
  exact: exactDay,
  yearMonth: ({ parts: { d } }) => {
    const [month = 0, year = 0] = numbersOf(d!).toSorted((one, other) => one - other);
    return [{ ...daysOf(month, 1, 31), year }];
  },
  pair: dayAndMonth,
  month: monthOrDay,
  months: monthsIn,
  days: daysIn,
  named: (match) => (isMonth(match) ? monthOrDay(match) : null),
  loneDay,
  monthAhead: ({ parts: { w, p, d }, today }) => [ofMonthAhead(numberOf(w), today, p, d)],
  comingMonth: ({ parts: { p }, today }) => {
    const [date, next] = [0, 1].map((ahead) => ofMonthAhead(ahead, today, p));
    return [date!.last(date!.year!) < today ? next! : date!];
  },
};

function numbersOf({ value }: TimeToken): number[] {
  return value.split(/\D+/).map(Number);
}

/** 2027-9-1, 20270901, 1/9/27, and 27.9.1 where the text is Chinese. */
function exactDay({ parts: { d }, isChinese }: RuleMatch): Meaning | null {
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

/** 1.9 alone may be anything, 9.15 and 01/09 are days. */
const SURE_PAIR = /^(?:\d\d?[./](?:0\d|[1-3]\d)|0\d[./]\d\d?)$/;

function dayAndMonth({ parts: { y, z, d }, isMonthFirst, isChinese, today }: RuleMatch): Meaning | null {
  const [left = 0, right = 0] = numbersOf(d!);
  const isSlashed = d!.value.includes("/");
  // 09/27 is a month and a year where no Han text says otherwise.
  const yearsAhead = right - (yearOf(today) % 100);
  if (/^\d\d\//.test(d!.value) && left <= 12 && yearsAhead >= 0 && yearsAhead <= 3 && !isChinese)
    return [{ ...daysOf(left, 1, 31), year: fullYear(String(right)) }];
  const isLeftMonth = isMonthFirst ?? (!isSlashed && isChinese);
  const date = isLeftMonth ? (dayOf(left, right) ?? dayOf(right, left)) : (dayOf(right, left) ?? dayOf(left, right));
  const isSure = (y ?? z) !== undefined || d!.kind === "hpair" || SURE_PAIR.test(d!.value);
  return date && [{ ...date, isWeak: !isSure }];
}

function dayOf(month: number, day: number): PartialDate | null {
  return month < 1 || month > 12 || day < 1 || day > 31 ? null : daysOf(month, day);
}

/** First and last day of each part of a month: early is the 1st, mid the 15th, late the 21st by convention. */
const PARTS_OF_MONTH: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 1],
  mid: [15, 15],
  late: [21, 21],
  end: [31, 31],
  half1: [1, 15],
  half2: [16, 31],
  week1: [1, 7],
  week2: [8, 14],
  week3: [15, 21],
  week4: [22, 28],
  weeklast: [25, 31],
};

function partOfMonth(month: number, part: TimeToken | undefined): PartialDate {
  return daysOf(month, ...(PARTS_OF_MONTH[part?.value ?? ""] ?? [1, 31]));
}

/** A month, a part of it or a day; of 廿五 the tens are a part of their own. */
function monthOrDay({ parts: { m, p, t, d } }: RuleMatch): Meaning | null {
  if ((t ?? d) === undefined) return [partOfMonth(numberOf(m), p)];
  const date = dayOf(numberOf(m), numberOf(t) + numberOf(d));
  return date && [date];
}

/** 7-8月, "the whole of July"; of 7或8月 the first. */
function monthsIn({ parts: { m, n, by }, text }: RuleMatch): Meaning | null {
  const [first, last] = [numberOf(m), numberOf(n ?? m)];
  if (first < 1 || first > 12) return null;
  const from = partOfMonth(first, undefined);
  if (by?.kind === "or" && text[by.start] !== "/") return [from];
  return [from, partOfMonth(last < first ? last + 12 : last, undefined)];
}

/** 9月15号到5号 ends in October, and "the 25th to 5th of March" begins in February. */
function daysIn({ parts: { m, d, e } }: RuleMatch): Meaning | null {
  const [month, first, last] = [numberOf(m), numberOf(d), numberOf(e)];
  if (dayOf(month, first) === null || dayOf(month, last) === null) return null;
  const turns = Number(last <= first);
  const isBeginMonth = m!.kind === "hmonth";
  return [daysOf(isBeginMonth ? month : month - turns, first), daysOf(isBeginMonth ? month + turns : month, last)];
}

/** Of kinds of tokens: in "agents may ask" and "I march" there is no month. */
const LEADING_TO_VERB =
  /^(?:in|from|to|and|or|before|after|since|of|during|for|prep|part|dash|comma|bracket|han|weekday)$/;

function isMonth(match: RuleMatch): boolean {
  const { parts, text, previous, next } = match;
  const { m, w, y, z } = parts;
  if ((w ?? y ?? z) !== undefined || !/^(?:may|march)$/.test(text.slice(m!.start, m!.end))) return true;
  const isVerb = previous?.kind === "verb" || next?.kind === "be" || next?.kind === "verb";
  return !isVerb && (LEADING_TO_VERB.test(previous?.kind ?? "in") || isFollowed(match));
}

const FOLLOWING = /^(?:stop|comma|dash|bracket|mask|han|to|and|or|for|in|entry|break)$/;
const FOLLOWING_WORD = /^(?:onwards?|mov(?:e|ing)|let|short|sublet|start|at|if|please|latest)$/;

function isFollowed({ next, text }: RuleMatch): boolean {
  return next === undefined || FOLLOWING.test(next.kind) || FOLLOWING_WORD.test(text.slice(next.start, next.end));
}

/** "The 1st available room" and "1st year" are no days. */
const LEADING_TO_DAY = /^(?:the|on|from|to|before|after|dash|bracket|weekday|shortday)$/;

function loneDay(match: RuleMatch): Meaning | null {
  const { d, of } = match.parts;
  const isLed = LEADING_TO_DAY.test(match.previous?.kind ?? "") && (of !== undefined || isFollowed(match));
  return isLed || d!.kind === "hday" ? [{ ...daysOf(1, numberOf(d)), dayOfMonth: numberOf(d) }] : null;
}

function ofMonthAhead(count: number, today: string, part: TimeToken | undefined, day?: TimeToken): PartialDate {
  const month = monthOf(today) + count;
  return { ...(day ? daysOf(month, numberOf(day)) : partOfMonth(month, part)), year: yearOf(today) };
}
