import { dayInMonth, daysBetween } from "#domain/calendar-day.ts";
import type { Span } from "../../text/mapped-text.ts";
import { joinsRange } from "../connectives.ts";
import { afterDuration, beginOf, fixed, isOneDay, monthOf, yearOf } from "../partial-date.ts";
import type { LengthOfStay, PartialDate } from "../partial-date.ts";
import { CALENDAR_DAYS } from "./calendar-days.ts";
import { joinDurations } from "./durations.ts";
import { GRAMMAR } from "./grammar.ts";
import { NAMED_TIMES } from "./named-times.ts";
import { withYear } from "./parts.ts";
import { RELATIVE_DAYS } from "./relative-days.ts";
import { HAN, monthComesFirst, tokenizeTime } from "./time-tokens.ts";
import { applyRules, rulesOf } from "./token-rules.ts";

/** A piece of a text that says something about time: one date, the two ends of a range, or the length of a stay. */
export interface TimeMention extends Span {
  dates: readonly PartialDate[];
  duration?: LengthOfStay;
}

const READERS = Object.entries({ ...CALENDAR_DAYS, ...NAMED_TIMES, ...RELATIVE_DAYS });
const RULES = rulesOf(GRAMMAR, Object.fromEntries(READERS.map(([name, read]) => [name, withYear(read)])));

/** Everything in a text that says something about time, in its order. */
export function findTimes(text: string, today: string): TimeMention[] {
  const tokens = tokenizeTime(text);
  const timeText = { text, today, isMonthFirst: monthComesFirst(tokens), isChinese: HAN.test(text) };
  const mentions = applyRules(RULES, joinDurations(tokens, timeText), timeText).map(({ meaning, start, end }) =>
    Array.isArray(meaning) ? { dates: meaning, start, end } : { dates: [], duration: meaning, start, end },
  );
  const found: TimeMention[] = [];
  for (const mention of mentions) {
    const last = found.at(-1);
    const joined = last && (countedFrom(text, last, mention) ?? exactly(text, last, mention));
    if (joined) found[found.length - 1] = joined;
    else found.push(last ? nearOther(text, last, mention, today) : mention);
  }
  return found;
}

// 开学前1周: the word that counts belongs to the date, or stands between the two.
const HAN_CONNECTIVE = /^.{0,2}(前|后)\s?[大概约的]*$/;
const ENGLISH_CONNECTIVE = /^\s?(?:before|(after))\s(?:the |my )?/;
const LASTING = /(?:for|stay|let)\s(?:about\s|around\s)?$/;
// 9月1号前3个月起租 is ambiguous, and longer spans are tenancies rather than offsets.
const LONGEST_OFFSET = 45;

/** A day that is counted from another: 开学前一周, 圣诞后三天, "two weeks before 1 September". */
function countedFrom(text: string, one: TimeMention, other: TimeMention): TimeMention | null {
  const [date, second] = [...one.dates, ...other.dates];
  const duration = one.duration ?? other.duration;
  if (date === undefined || second !== undefined || duration === undefined) return null;
  const { months, days } = duration;
  if (months * 30 + days > LONGEST_OFFSET || date.dayOfMonth !== undefined) return null;
  const isDateFirst = one.duration === undefined;
  const by = isDateFirst
    ? HAN_CONNECTIVE.exec(text.slice(one.end - 1, other.start))
    : ENGLISH_CONNECTIVE.exec(text.slice(one.end, other.end));
  if (by === null) return null;
  const isDirect = isDateFirst || one.end + by[0].length >= other.start;
  if (!isDirect || LASTING.test(text.slice(Math.max(0, one.start - 20), one.start))) return null;
  const sign = (isDateFirst ? by[1] === "前" : by[1] === undefined) ? -1 : 1;
  const day = (year: number) => afterDuration(date.first(year), { months: sign * months, days: sign * days });
  return { dates: [{ ...date, first: day, last: day }], start: one.start, end: other.end };
}

const BESIDE =
  /^(?:左右|之?前)?(?:就搬|就入住)?\s?(?:$|[,(:]|的?大概|的?大约|的?最好|ideally|preferably|probably)(?:即|就是|大概|大约|最好|具体|that is|i\.?e\.?|namely|so|ideally|probably|around|about|on|the|\s)*$/;

/** Of two dates the second may only say the first exactly: 圣诞前 (Dec 22), "September, ideally the 14th". */
function exactly(
  text: string,
  { dates: [loose, rangeEnd], start, end }: TimeMention,
  other: TimeMention,
): TimeMention | null {
  const [exact] = other.dates;
  if (loose === undefined || rangeEnd !== undefined || exact === undefined) return null;
  if (exact.isNamed || exact.isSpan || exact.isWeak || exact.isVague || !BESIDE.test(text.slice(end, other.start)))
    return null;
  const day = exact.dayOfMonth;
  if (day === undefined) return loose.isNamed ? { ...other, start } : null;
  if (loose.isNamed || isOneDay(loose)) return null;
  const within = (year: number) => dayInMonth(yearOf(loose.first(year)), monthOf(loose.first(year)), day);
  return { dates: [{ ...loose, first: within, last: within }], start, end: other.end };
}

/** Characters from a day with its month to one without, which is taken to be near it. */
const REACH = 60;

/**
 * A day without a month gets that of a day before it: in "half-term begins on 15 February, so I'd move on the 16th" both are of
 * February. A day at the other end of the month is of the month beside it: "out on 30 November, and in on the 1st". The end of a
 * range is left to its begin: "20 March to the 5th".
 */
function nearOther(text: string, before: TimeMention, mention: TimeMention, today: string): TimeMention {
  const [other, date] = [before.dates[0], mention.dates[0]];
  if (other === undefined || date?.dayOfMonth === undefined || before.dates.length > 1) return mention;
  const between = text.slice(before.end, mention.start);
  const isNear = between.length <= REACH && !between.includes("\n") && !joinsRange(between);
  if (!isNear || other.isVague === true || other.dayOfMonth !== undefined || !isOneDay(other)) return mention;
  const day = nearestTo(beginOf(other, today), date.dayOfMonth);
  return day < today ? mention : { ...mention, dates: [fixed(day)] };
}

/** The day of a month that is nearest to another day. */
function nearestTo(other: string, dayOfMonth: number): string {
  const days = [-1, 0, 1].map((months) => dayInMonth(yearOf(other), monthOf(other) + months, dayOfMonth));
  const distanceTo = (day: string) => Math.abs(daysBetween(other, day));
  return days.reduce((nearest, day) => (distanceTo(day) < distanceTo(nearest) ? day : nearest));
}
