import { WEEK_IN_CHINESE } from "../../text/shared-words.ts";
import { addDays, weekdayOf } from "#domain/calendar-day.ts";
import { dateExpression, weakDate, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { fixed } from "../partial-date.ts";
import { mondayAhead } from "./relative-dates.ts";

const NAMES = "mon tue wed thu fri sat sun".split(" ");
const LONG = "monday|tuesday|tues|wednesday|thursday|thurs|friday|saturday|sunday";
const SHORT = `${LONG}|mon|tue|wed|thu|thur|fri|sat|sun`;
const HAN_DAY = "(?:[一二三四五六日天末]|[1-7](?![\\d.个年月周天]))";

/** Weeks and weekdays: 下周三, 这周末, next Friday (of the next ISO week), Monday week, the week after next. */
export const WEEKDAYS: readonly DateRule[] = [
  // Working days, opening hours and habits.
  {
    pattern: new RegExp(
      `(?<![这下本个])每?(?:${WEEK_IN_CHINESE})${HAN_DAY}(?:早上|晚上|上午|下午)?\\s?(?:到|至|-|~)\\s?(?:${WEEK_IN_CHINESE})?${HAN_DAY}|每个?(?:${WEEK_IN_CHINESE})${HAN_DAY}|上1?个?(?:${WEEK_IN_CHINESE}${HAN_DAY}?|月)`,
      "g",
    ),
    read: () => ({ kind: "nothing" }),
  },
  {
    pattern: wordPattern(
      `(?:${SHORT})\\s?(?:-|~|to|until|through)\\s?(?:${SHORT})|last (?:week|month|${LONG})|every (?:${LONG}|weekend)`,
    ),
    read: () => ({ kind: "nothing" }),
  },
  {
    pattern: wordPattern(
      `(?:a week (?:on|from)\\s+(?:next\\s+)?)?(${LONG})\\s+week|a week (?:on|from)\\s+(?:next\\s+)?(${LONG})`,
    ),
    read: ([, before, behind], today) => dateExpression(onWeekday(before ?? behind ?? "", "week", today)),
  },
  {
    pattern: wordPattern("a week (?:from )?(?:today|now)"),
    read: (_, today) => dateExpression(fixed(addDays(today, 7))),
  },
  {
    pattern: wordPattern(
      `(next|this coming|coming|this|the following)\\s+(${SHORT}|weekend|wknd)|(${LONG})\\s+(next) week|(next) week(?:'s|\\s+on)?\\s+(${SHORT})`,
    ),
    read: ([, which, day, dayBefore, nextBehind, nextBefore, dayBehind], today) =>
      dateExpression(onWeekday(day ?? dayBefore ?? dayBehind ?? "", which ?? nextBehind ?? nextBefore ?? "", today)),
  },
  {
    pattern: wordPattern(
      `(?<=(?:on|from|by|until|till|before|after|in|arriving|starting)\\s+)(${SHORT})|(?<!\\b(?:good|black|easter|cyber) )(${LONG})`,
    ),
    read: ([, marked, bare], today) => weakDate(onWeekday(marked ?? bare ?? "", "", today)),
  },
  {
    pattern: new RegExp(`(下下|下|这|本)?1?个?${WEEK_IN_CHINESE}(${HAN_DAY})(?!次|个|共)`, "g"),
    read: (match, today) => {
      const [, which, day = ""] = match;
      if (which === undefined && /[\d每个两几半1]\s?$/.test(match.input.slice(0, match.index))) return null;
      const date = onHanDay(which, day, today);
      return which === undefined ? weakDate(date) : dateExpression(date);
    },
  },
  { pattern: wordPattern("(?:the\\s+)?week after next"), read: (_, today) => week(2, today) },
  {
    pattern: wordPattern("(?:(?:start|beginning|end) of\\s+)?(next|this) week"),
    read: ([written, which], today) => englishWeek(written, which === "next" ? 1 : 0, today),
  },
  {
    pattern: /(下下|(?<!上)下|这|本)1?个?(?:周(?![边岁])|星期|礼拜)(内)?/g,
    read: ([, which = ""], today) => week(which.startsWith("下") ? which.length : 0, today),
  },
];

function week(ahead: number, today: string): TimeExpression {
  const monday = mondayAhead(today, ahead);
  return dateExpression(fixed(monday < today ? today : monday, addDays(monday, 6)));
}

function englishWeek(written: string, ahead: number, today: string): TimeExpression {
  const sunday = addDays(mondayAhead(today, ahead), 6);
  return written.startsWith("end") ? dateExpression(fixed(addDays(sunday, -2), sunday)) : week(ahead, today);
}

// "this Friday" may be today, "coming" and a bare name may not; "next" is of the next ISO week.
function onWeekday(name: string, which: string, today: string) {
  const isWeekend = (name.startsWith("we") && !name.startsWith("wed")) || name === "wknd";
  const weekday = isWeekend ? 6 : NAMES.indexOf(name.slice(0, 3)) + 1;
  return onDay(weekday, which.replace("the following", "next"), today, isWeekend);
}

function onHanDay(which: string | undefined, day: string, today: string) {
  const weekday = day === "末" ? 6 : day === "天" ? 7 : Number(day) || "一二三四五六日".indexOf(day) + 1;
  if (which === "下下") return fixed(addDays(mondayAhead(today, 2), weekday - 1));
  return onDay(weekday, which === undefined ? "" : which === "下" ? "next" : "this", today, day === "末");
}

function onDay(weekday: number, which: string, today: string, isWeekend: boolean) {
  const coming = addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  const isToday = which === "this" && weekday === weekdayOf(today);
  const day =
    which === "next"
      ? addDays(mondayAhead(today, 1), weekday - 1)
      : isToday
        ? today
        : which === "week"
          ? addDays(coming, 7)
          : coming;
  return fixed(day, isWeekend ? addDays(day, 1) : day);
}
