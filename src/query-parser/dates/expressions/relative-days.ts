import { addDays, addMonths, dayInMonth, weekdayOf } from "#domain/calendar-day.ts";
import { dateExpression, weakDate, type TimeExpression } from "../time-expression.ts";
import { fixed, monthOf, onDay, yearOf, type PartialDate } from "../partial-date.ts";
import { afterDuration, durationOf, isNoStay } from "./durations.ts";
import { NOTHING, numberOf, partOfMonth, yearIn, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Stretches of time, and days counted from today: 44周, 后天, in 3 weeks, next month, 下周三, 年底, asap. */
export const RELATIVE_DAYS: Readers = {
  nothing: () => NOTHING,
  length: lengthOfStay,
  ahead: inSomeTime,
  within: (match) => (/^.{0,4}[入住搬到]/.test(match.text.slice(match.end)) ? inSomeTime(match) : null),
  daysAhead,
  monthAhead: ({ parts: { w, p, d }, today }) => monthAhead(numberOf(w), p?.value, d, today),
  comingMonth: ({ parts: { p }, today }) => dateExpression(ofComingMonth(p!.value, today)),
  weekFrom,
  onWeekday: ({ parts: { w, d }, today }) => dateExpression(onWeekday(d!, w, today)),
  shortWeekday: ({ parts: { d }, previous, today }) =>
    /^(?:on|from|before|to|after|in|prep)$/.test(previous?.kind ?? "")
      ? weakDate(onWeekday(d!, undefined, today))
      : null,
  bareWeekday: ({ parts: { d }, text, start, today }) =>
    /[\d每个两几半]\s?$/.test(text.slice(0, start)) ? null : weakDate(onWeekday(d!, undefined, today)),
  week: ({ parts: { p, w }, today }) => {
    const week = weekAhead(numberOf(w), today);
    return dateExpression(p?.value === "end" ? fixed(addDays(week.last(0), -2), week.last(0)) : week);
  },
  partOfYear: (match) => partOfYear(match.parts["p"]!.value, yearIn(match)),
  studentYear: ({ parts: { y }, today }) => (y!.value === "1" ? nextAcademicYear(today) : null),
  bareYear,
  now: ({ today }) => now(today),
  nowWord: ({ parts: { n }, text, today }) => (isBegin(text, n!) ? now(today) : null),
};

function lengthOfStay(match: RuleMatch): TimeExpression | null {
  const { l } = match.parts;
  if (l!.kind === "wholemonth") return { kind: "duration", duration: { months: 1, days: 0 } };
  if (!isNoStay(match)) return { kind: "duration", duration: durationOf(l!) };
  // What counts a price stays unread: "£300 a week".
  return /\d\s*(?:\/|a)?\s*$|[£$€]\s?\d*$/.test(match.text.slice(Math.max(0, match.start - 12), match.start))
    ? null
    : NOTHING;
}

/** Months; behind "move in" a longer time is the length of the stay: "move in, 51 weeks". */
const LONGEST_WAIT = 4;
/** 半年后离开: counted from the begin. */
const LEAVES_BEHIND = /^(?:就|再|才|要|会)*(?:离开|走|回国|搬走|退租)/;
const TENANCY_BEHIND = /^\s*-?(?:contract|lease|tenanc|let\b|stay|walk|old|deposit|of\b)/;

function inSomeTime({ parts: { l, a }, text, start, end, today }: RuleMatch): TimeExpression | null {
  const duration = durationOf(l!);
  const behind = text.slice(end);
  const isLet = /[租住]$/.test(text.slice(0, start));
  if (isLet || TENANCY_BEHIND.test(behind) || numberOf(a) > 0) return null;
  const isMoveIn = /mov(?:e|ing) $/.test(text.slice(0, start)) && duration.months + duration.days / 30 > LONGEST_WAIT;
  if (isMoveIn || LEAVES_BEHIND.test(behind)) return { kind: "duration", duration };
  return dateExpression(fixed(afterDuration(today, duration)));
}

function daysAhead({ parts: { a }, text, today }: RuleMatch): TimeExpression {
  const ahead = numberOf(a);
  if (ahead === 0 && tellsOfToday(text.slice(0, a!.start), text.slice(a!.end))) return NOTHING;
  return dateExpression(fixed(addDays(today, ahead)));
}

const TOLD =
  /\b(?:saw|seen|heard|told|visited|viewed|called|rang|emailed|messaged|lost|found|posted|joined|passed|finished)\b[^,.;!?\n]{0,40}$/;
const TOLD_BEHIND = /^(?:才|刚刚?)?(?:看[到了]|知道|收到|听说|发现|被|拿到|考完)|^(?:才|刚刚?)(?:知|看|收|听|发)/;

/** "Saw nothing but boards today", 今天刚知道没宿舍. */
function tellsOfToday(before: string, behind: string): boolean {
  return TOLD.test(before) || TOLD_BEHIND.test(behind);
}

function monthAhead(
  count: number,
  part: string | undefined,
  day: TimeToken | undefined,
  today: string,
): TimeExpression {
  const first = addMonths(`${today.slice(0, 8)}01`, count);
  const [year, month] = [yearOf(first), monthOf(first)];
  const on = onDay(month, numberOf(day));
  if (day !== undefined) return dateExpression({ year, first: on, last: on });
  const days = partOfMonth(part, month);
  return dateExpression(part !== undefined && days.last(year) < today ? fixed(today) : { year, ...days });
}

/** 月底 is still to come, or else the next one is meant. */
function ofComingMonth(part: string, today: string): PartialDate {
  const days = partOfMonth(part, monthOf(today));
  if (days.last(yearOf(today)) >= today) return { year: yearOf(today), ...days };
  const next = addMonths(dayInMonth(yearOf(today), monthOf(today), 1), 1);
  return { year: yearOf(next), ...partOfMonth(part, monthOf(next)) };
}

/** The Monday of the ISO week `count` weeks ahead. */
function mondayAhead(today: string, count: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * count);
}

function weekAhead(count: number, today: string): PartialDate {
  const monday = mondayAhead(today, count);
  return fixed(monday < today ? today : monday, addDays(monday, 6));
}

/** "Monday week", "a week on Monday", "a week from tomorrow". */
function weekFrom({ parts: { l, d }, text, today }: RuleMatch): TimeExpression | null {
  if (l !== undefined && !text.startsWith("a week", l.start)) return null;
  const day = d!.kind === "ahead" ? addDays(today, numberOf(d)) : onWeekday(d!, undefined, today).first(0);
  return dateExpression(fixed(addDays(day, 7)));
}

/** "this Friday" may be today, "coming" and a bare name may not; "next" is of the next ISO week. */
function onWeekday({ kind, value }: TimeToken, which: TimeToken | undefined, today: string): PartialDate {
  const weekday = Number(value);
  const coming = addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  const isNext = /^(?:next|following|nextweek|hnext)$/.test(which?.kind ?? "");
  const isThis = which?.kind === "this" || which?.kind === "hthis";
  const inWeek = addDays(mondayAhead(today, numberOf(which)), weekday - 1);
  const day = isNext ? inWeek : isThis && weekday === weekdayOf(today) ? today : coming;
  return fixed(day, kind.endsWith("weekend") ? addDays(day, 1) : day);
}

type MonthAndDay = [month: number, day: number];
const PARTS_OF_YEAR: Readonly<Record<string, readonly [MonthAndDay, MonthAndDay]>> = {
  half1: [
    [1, 1],
    [6, 30],
  ],
  half2: [
    [7, 1],
    [12, 31],
  ],
  mid: [
    [7, 1],
    [7, 1],
  ],
  end: [
    [12, 31],
    [12, 31],
  ],
  late: [
    [11, 1],
    [11, 1],
  ],
  early: [
    [1, 1],
    [1, 1],
  ],
};

function partOfYear(part: string, year: Partial<PartialDate>): TimeExpression | null {
  const [first, last] = PARTS_OF_YEAR[part] ?? [];
  if (first === undefined || last === undefined) return null;
  return dateExpression({ first: onDay(...first), last: onDay(...last), isSpan: part.startsWith("half"), ...year });
}

/** A year alone says when only beside "from" or 入住; "next year's let" is the academic one. */
function bareYear(match: RuleMatch): TimeExpression | null {
  const { parts, text, end, today } = match;
  const { kind, value } = parts["y"]!;
  const isLet = /^ (?:student|let|accommodation|house|group)\b/.test(text.slice(end));
  if (kind === "yearword" && isLet && value === "1") return nextAcademicYear(today);
  if (kind === "yearword" && (value === "0" || value === "after")) return null;
  return weakDate({ first: onDay(1, 1), last: onDay(12, 31), ...yearIn(match) });
}

function nextAcademicYear(today: string): TimeExpression {
  const year = onDay(9, 15)(yearOf(today)) <= today ? yearOf(today) + 1 : yearOf(today);
  return dateExpression({ year, first: onDay(9, 15), last: (of) => onDay(6, 30)(of + 1), isSpan: true });
}

function now(today: string): TimeExpression {
  return { ...dateExpression(fixed(today), "start"), isVague: true };
}

const BEFORE_NOW = /\b(?:available|starting|start|vacant|free|needed|right|move[- ]?in|let)[\s:]+$/;
const BEHIND_NOW = /^\s*(?:$|[!,.~-]|到|至|入住|(?:until|till?|to|through|for|please|onwards)\b)/;

/** "Available now", "now until June"; in "I live in Leeds now and …" it says nothing of the stay. */
function isBegin(text: string, { start, end }: TimeToken): boolean {
  const isLed = BEFORE_NOW.test(text.slice(Math.max(0, start - 14), start));
  const behind = text.slice(end, end + 12);
  return (isLed && !/^ (?:i|we|my|in)\b/.test(behind)) || BEHIND_NOW.test(behind);
}
