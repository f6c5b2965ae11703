import { addDays, weekdayOf } from "#domain/calendar-day.ts";
import { afterDuration, fixed, yearly, type PartialDate } from "../partial-date.ts";
import { durationOf, lengthOfStay } from "./durations.ts";
import { numberOf, type Meaning, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Stretches of time, and days counted from today: 44周, 后天, in 3 weeks, 下周三, 年底, asap. */
export const RELATIVE_DAYS: Readers = {
  nothing: () => [],
  length: (match) => lengthOfStay(match) ?? [],
  ahead: inSomeTime,
  within: (match) => (/^.{0,4}[入住搬到]/.test(match.behind) ? inSomeTime(match) : null),
  daysAhead: ({ parts: { a }, today }) => [fixed(addDays(today, numberOf(a)))],
  weekFrom: ({ parts: { l, d }, today }) => {
    const days = l === undefined ? 7 : durationOf(l).days;
    return days === 7 ? [fixed(addDays(onWeekday(d!, undefined, today).first(0), 7))] : null;
  },
  onWeekday: ({ parts: { w, d }, today }) => [onWeekday(d!, w, today)],
  bareWeekday: ({ parts: { d }, previous, today }) => {
    const isDay = d!.kind !== "shortday" || /^(?:on|from|before|to|after|in|prep)$/.test(previous?.kind ?? "");
    return isDay ? [{ ...onWeekday(d!, undefined, today), isWeak: true }] : null;
  },
  week: ({ parts: { w }, today }) => {
    const monday = mondayAhead(today, numberOf(w));
    return [fixed(monday < today ? today : monday, addDays(monday, 6))];
  },
  partOfYear: ({ parts: { p } }) => (p!.value in PARTS_OF_YEAR ? [PARTS_OF_YEAR[p!.value]!] : null),
  // A year alone says when only beside "from" or 入住.
  bareYear: ({ parts: { y } }) => (y!.value === "0" ? null : [{ ...yearly("01-01", "12-31"), isWeak: true }]),
  now: ({ today }) => now(today),
  nowWord: (match) => (isBegin(match) ? now(match.today) : null),
};

/** Months; behind "move in" a longer time is the length of the stay: "move in, 51 weeks". */
const LONGEST_WAIT = 4;
/** 半年后离开: counted from the begin. */
const LEAVES_BEHIND = /^(?:就|再|才|要|会)*(?:离开|走|回国|搬走|退租)/;

function inSomeTime({ parts: { l, a }, before, behind, today }: RuleMatch): Meaning | null {
  const duration = durationOf(l!);
  if (/[租住]$/.test(before) || numberOf(a) > 0) return null;
  const isLong = duration.months + duration.days / 30 > LONGEST_WAIT;
  const isLength = (isLong && /mov(?:e|ing) $/.test(before)) || LEAVES_BEHIND.test(behind);
  return isLength ? { ...duration, isLeast: false, weight: 0 } : [fixed(afterDuration(today, duration))];
}

/** The Monday of the ISO week `count` weeks ahead. */
function mondayAhead(today: string, count: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * count);
}

/** "this Friday" may be today, "coming" and a bare name may not; "next" is of the next ISO week. */
function onWeekday({ kind, value }: TimeToken, which: TimeToken | undefined, today: string): PartialDate {
  if (kind === "ahead") return fixed(addDays(today, Number(value)));
  const weekday = Number(value);
  const isNext = /^(?:next|following|weekahead|hnext)$/.test(which?.kind ?? "");
  const isToday = /^h?this$/.test(which?.kind ?? "") && weekday === weekdayOf(today);
  const coming = isToday ? today : addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  const day = isNext ? addDays(mondayAhead(today, numberOf(which)), weekday - 1) : coming;
  return fixed(day, kind.endsWith("weekend") ? addDays(day, 1) : day);
}

const PARTS_OF_YEAR: Readonly<Record<string, PartialDate>> = {
  half1: { ...yearly("01-01", "06-30"), isSpan: true },
  half2: { ...yearly("07-01", "12-31"), isSpan: true },
  early: yearly("01-01"),
  mid: yearly("07-01"),
  late: yearly("11-01"),
  end: yearly("12-31"),
};

function now(today: string): Meaning {
  return [{ ...fixed(today), startOrEnd: "start", isVague: true }];
}

const BEFORE_NOW = /\b(?:available|starting|start|vacant|free|needed|right|move[- ]?in|let)[\s:]+$/;
const BEHIND_NOW = /^\s*(?:$|[!,.~-]|到|至|入住|(?:until|till?|to|through|for|please|onwards)\b)/;

/** "Available now", "now until June"; in "I live in Leeds now and …" it says nothing of the stay. */
function isBegin({ before, behind }: RuleMatch): boolean {
  return BEFORE_NOW.test(before) || BEHIND_NOW.test(behind);
}
