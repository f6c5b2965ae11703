import { addDays, weekdayOf } from "#domain/calendar-day.ts";
import { afterDuration, fixed, yearly, type PartialDate } from "../partial-date.ts";
import { durationOf, lengthOfStay } from "./lengths.ts";
import { numberOf, type Meaning, type Parts, type Rule, type RuleMatch } from "./token-rules.ts";

/** Stretches of time, and days counted from today: 44周, 后天, in 3 weeks, 下周三, 年底, asap. */
export const RELATIVE_DAYS: readonly Rule[] = [
  ["LENGTH", lengthOfStay],
  ["unit:length", lengthOfStay],
  ["LENGTH later/now", inSomeTime],
  ["LENGTH from ahead", inSomeTime],
  ["in/within/after prep/about? LENGTH later?", inSomeTime],
  ["LENGTH hround? hafter", inSomeTime],
  ["wait LENGTH hround? hafter?", inSomeTime],
  ["a:ahead", ({ a }, { today }) => [fixed(addDays(today, numberOf(a)))]],
  ["nothing ( TO? hweekday )?", () => []],
  ["WEEKDAY word/han? TO/and/or WEEKDAY", () => []],
  ["d:weekday weeks", ({ d }, { today }) => [fixed(addDays(comingDay(numberOf(d), today), 7))]],
  ["w:next/this/coming/following/weekahead/hnext/hthis d:WEEKDAY/weekend/hweekend", onWeekday],
  ["d:WEEKDAY/hweekend", bareWeekday],
  ["w:weekahead", week],
  ["w:hnext/hthis weeks", week],
  // A year alone says when only beside "from" or 入住.
  ["y:yearword/hyear", ({ y }) => (y!.value === "0" ? null : [{ ...yearly("01-01", "12-31"), isWeak: true }])],
  ["in/from/to/during/for/prep/since y:year", () => [{ ...yearly("01-01", "12-31"), isWeak: true }]],
  ["now", (_, { today }) => [now(today)]],
  // In "I live in Leeds now and …" it says nothing of the stay.
  [
    "nowword",
    (_, { today, next }) => (/^(?:stop|comma|dash|to|for)$/.test(next?.kind ?? "stop") ? [now(today)] : null),
  ],
];

/** Months; a longer time is the length of the stay: "move in, 51 weeks". */
const LONGEST_WAIT = 4;
/** 半年后离开: counted from the begin. */
const LEAVES_BEHIND = /^(?:就|再|才|要|会)*(?:离开|走|回国|搬走|退租)/;

function inSomeTime(parts: Parts, { before, behind, today }: RuleMatch): Meaning | null {
  const duration = durationOf(parts);
  if (duration === null || /[租住]$/.test(before)) return null;
  const isLong = duration.months + duration.days / 30 > LONGEST_WAIT;
  const isLength = (isLong && /mov(?:e|ing) $/.test(before)) || LEAVES_BEHIND.test(behind);
  return isLength ? { ...duration, isLeast: false, weight: 0 } : [fixed(afterDuration(today, duration))];
}

/** The next day of a week that is not today. */
function comingDay(weekday: number, today: string): string {
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/** The Monday of the ISO week `count` weeks ahead. */
function mondayAhead(today: string, count: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * count);
}

function week({ w }: Parts, { today }: RuleMatch): Meaning {
  const monday = mondayAhead(today, numberOf(w));
  return [fixed(monday < today ? today : monday, addDays(monday, 6))];
}

/** "this Friday" may be today, "coming" and a bare name may not; "next" is of the next ISO week. */
function onWeekday({ w, d }: Parts, { today }: RuleMatch): [PartialDate] {
  const weekday = numberOf(d);
  const isNext = /^(?:next|following|weekahead|hnext)$/.test(w?.kind ?? "");
  const isToday = /^h?this$/.test(w?.kind ?? "") && weekday === weekdayOf(today);
  const coming = isToday ? today : comingDay(weekday, today);
  const day = isNext ? addDays(mondayAhead(today, numberOf(w)), weekday - 1) : coming;
  return [fixed(day, d!.kind.endsWith("weekend") ? addDays(day, 1) : day)];
}

/** The short name of a weekday may be a name of something else: it needs a word before it. */
function bareWeekday(parts: Parts, match: RuleMatch): Meaning | null {
  const isDay =
    parts["d"]!.kind !== "shortday" || /^(?:on|from|before|to|after|in|prep)$/.test(match.previous?.kind ?? "");
  return isDay ? [{ ...onWeekday(parts, match)[0], isWeak: true }] : null;
}

function now(today: string): PartialDate {
  return { ...fixed(today), startOrEnd: "start", isVague: true };
}
