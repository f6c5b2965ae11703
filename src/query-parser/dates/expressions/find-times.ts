import { dayInMonth, daysBetween } from "#domain/calendar-day.ts";
import type { Span } from "../../text/mapped-text.ts";
import { joinsRange } from "../connectives.ts";
import { beginOf, fixed, isOneDay, monthOf, yearOf, type LengthOfStay, type PartialDate } from "../partial-date.ts";
import { CALENDAR_DAYS } from "./calendar-days.ts";
import { NAMED_TIMES } from "./named-times.ts";
import { RELATIVE_DAYS } from "./relative-days.ts";
import { tokenizeTime } from "./time-tokens.ts";
import { applyRules, compileRules } from "./token-rules.ts";

/** A piece of a text that says something about time: one date, the two ends of a range, or the length of a stay. */
export interface TimeMention extends Span {
  dates: readonly PartialDate[];
  duration?: LengthOfStay;
}

const RULES = compileRules([...CALENDAR_DAYS, ...RELATIVE_DAYS, ...NAMED_TIMES]);

/** Everything in a text that says something about time, in its order. */
export function findTimes(text: string, today: string): TimeMention[] {
  const timeText = { text, today, isChinese: /[\u4e00-\u9fff]/.test(text) };
  const found: TimeMention[] = [];
  for (const { meaning, start, end } of applyRules(RULES, tokenizeTime(text), timeText)) {
    const last = found.at(-1);
    if ("months" in meaning) found.push({ dates: [], duration: meaning, start, end });
    else {
      const mention = { dates: meaning, start, end };
      const near = last ? nearOther(text, last, mention, today) : mention;
      if (last && saysExactly(text, last, near, today)) found.splice(-1, 1, { ...near, start: last.start });
      else found.push(near);
    }
  }
  return found;
}

const BESIDE =
  /^(?:左右|之?前)?(?:就?搬完?|就?入住)?\s?(?:$|[,(:]|的?大概|的?大约|的?最好|ideally|preferably|probably)(?:即|即系|也?就是|也就|大概|大约|最好|具体|that is|which is|i\.?e\.?|namely|so|say|ideally|probably|around|about|on|the|\s)*$/;

/** Whether the second of two dates only says exactly when in the holiday, the season or the month before it: 圣诞前 (Dec 22). */
function saysExactly(
  text: string,
  { dates: [loose], end }: TimeMention,
  { dates: [exact], start }: TimeMention,
  today: string,
): boolean {
  if (!loose || !exact || exact.dayOfMonth !== undefined || !BESIDE.test(text.slice(end, start))) return false;
  if (exact.isNamed || exact.isSpan || exact.isWeak || exact.isVague) return false;
  const isInMonth = monthOf(loose.first(yearOf(today))) === monthOf(exact.first(yearOf(today)));
  return loose.isNamed === true || (!isOneDay(loose) && isInMonth);
}

/** Characters from a day with its month to one without, which is taken to be near it. */
const REACH = 60;

/**
 * A day without a month gets that of a day before it: in "half-term begins on 15 February, so I'd move on the 16th" both are of
 * February. A day at the other end of the month is of the month beside it: "out on 30 November, and in on the 1st". The end of a
 * range is left to its begin: "20 March to the 5th".
 */
function nearOther(text: string, before: TimeMention, mention: TimeMention, today: string): TimeMention {
  const [other, rangeEnd] = before.dates;
  const dayOfMonth = mention.dates[0]?.dayOfMonth;
  if (other === undefined || dayOfMonth === undefined || rangeEnd !== undefined) return mention;
  const between = text.slice(before.end, mention.start);
  const isNear = between.length <= REACH && !between.includes("\n") && !joinsRange(between);
  const isMonth = !isOneDay(other) && !other.isNamed;
  if (!isNear || other.isVague || other.dayOfMonth !== undefined || (other.isNamed && !isOneDay(other))) return mention;
  const begin = beginOf(other, today);
  const day = isMonth ? dayInMonth(yearOf(begin), monthOf(begin), dayOfMonth) : nearestTo(begin, dayOfMonth);
  return day < today ? mention : { ...mention, dates: [fixed(day)] };
}

/** The day of a month that is nearest to another day. */
function nearestTo(other: string, dayOfMonth: number): string {
  const days = [-1, 0, 1].map((months) => dayInMonth(yearOf(other), monthOf(other) + months, dayOfMonth));
  const distanceTo = (day: string) => Math.abs(daysBetween(other, day));
  return days.reduce((nearest, day) => (distanceTo(day) < distanceTo(nearest) ? day : nearest));
}
