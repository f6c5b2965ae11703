import { addDays, addMonths, dayInMonth, weekdayOf } from "#domain/calendar-day.ts";
import { afterDuration, CHINESE_DURATION, durationOf, ENGLISH_DURATION } from "./durations.ts";
import { dateExpression, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { fixed, monthOf, onDay, yearOf } from "../partial-date.ts";
import { PART_BEFORE, PART_BEHIND, partOfMonth } from "./month-parts.ts";

const DAYS_AHEAD: readonly [RegExp, number][] = [
  [/大后天/, 3],
  [/明/, 1],
  [/后天|after/, 2],
  [/明|tom|tmr/, 1],
];

/** Months; behind "move in" a longer time is the length of the stay: "move in, 51 weeks". */
const LONGEST_WAIT = 4;

// 半年后离开: counted from the begin.
const LEAVES_BEHIND = /^(?:就|再|才|要|会)*(?:离开|走(?!路)|回国|搬走|退租)/;

function inSomeTime(match: RegExpExecArray, today: string): TimeExpression | null {
  const duration = durationOf(match.groups ?? {});
  if (duration === null) return null;
  const { input, index } = match;
  const isMoveIn = /mov(?:e|ing) $/.test(input.slice(0, index)) && duration.months + duration.days / 30 > LONGEST_WAIT;
  const isLength = isMoveIn || LEAVES_BEHIND.test(input.slice(index + match[0].length));
  return isLength ? { kind: "duration", duration } : dateExpression(fixed(afterDuration(today, duration)));
}

/** Days counted from today: 后天, in 3 weeks, 半个月后, next month, 下下个月中旬, the end of the year. */
export const RELATIVE_DATES: readonly DateRule[] = [
  { pattern: wordPattern(`${ENGLISH_DURATION}\\s+(?:from (?:now|today)|later|time)`), read: inSomeTime },
  {
    pattern: wordPattern(
      "the day after tomorrow|day after tomorrow|today|tonight|tomorrow|tmrw?|tomorow|tommorow|tommorrow",
    ),
    read: daysAhead,
  },
  { pattern: /大后天|(?<!以|之|年|月|周)后天|明[天日早晚](?!尼)|明后天|今[天日晚]/g, read: daysAhead },
  {
    pattern: wordPattern(
      `(?:in|within|after)\\s+(?:about\\s+|around\\s+|the next\\s+|roughly\\s+)?${ENGLISH_DURATION}(?:\\s*time)?(?!\\s*-?(?:contract|lease|tenanc|let|stay|walk|old|deposit|of))`,
    ),
    read: inSomeTime,
  },
  {
    pattern: new RegExp(
      `(?<![租住])(?:再?过|还有|未来|接下来)?\\s?${CHINESE_DURATION}(?:左右)?(?:以后|之后|过后|后(?![面门院厅])|[以之]?内(?=.{0,4}[入住搬到]))`,
      "g",
    ),
    read: inSomeTime,
  },
  { pattern: new RegExp(`(?:再过|(?<![不超])过(?!了|去)|还有)\\s?${CHINESE_DURATION}`, "g"), read: inSomeTime },
  {
    pattern: wordPattern(
      `(?:${PART_BEFORE}|(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)\\s+(?:of\\s+)?)?(ne?xt month|this month|the month after next|month after next|(?:following|coming) month)`,
    ),
    read: ([, part, day, month = ""], today) =>
      monthAhead(/after next/.test(month) ? 2 : /this/.test(month) ? 0 : 1, part, day, today),
  },
  {
    pattern: new RegExp(`(下下|下|这|本|当)1?个?月的?(?:份)?(?:${PART_BEHIND}|(\\d{1,2})[日号])?`, "g"),
    read: ([, which = "", part, day], today) => monthAhead(which.startsWith("下") ? which.length : 0, part, day, today),
  },
  {
    pattern: wordPattern(
      "(?:the\\s+)?(?:(mid|middle|end)(?:\\s*-?of)?\\s*-?\\s*(?:the\\s+)?month(?:'s)?|month\\s*-?\\s*(end))(?!s|ly)",
    ),
    read: ([, part, end], today) => dateExpression(ofComingMonth(part ?? end ?? "", today)),
  },
  {
    pattern: /(?<![\d个下这本]\s?)月([初中底末])(?!层)/g,
    read: ([, part = ""], today) => dateExpression(ofComingMonth(part, today)),
  },
];

function daysAhead({ 0: word, index, input }: RegExpExecArray, today: string): TimeExpression {
  if (/^to(?:day|night)|今/.test(word) && tellsOfToday(input.slice(0, index), input.slice(index + word.length))) {
    return { kind: "nothing" };
  }
  return dateExpression(fixed(addDays(today, DAYS_AHEAD.find(([name]) => name.test(word))?.[1] ?? 0)));
}

// "Saw nothing but boards today", 今天刚知道没宿舍.
function tellsOfToday(before: string, behind: string): boolean {
  return (
    /(?<![a-z])(?:saw|seen|heard|told|visited|viewed|called|rang|emailed|messaged|lost|found|posted|joined|passed|finished)(?![a-z])[^,.;!?\n]{0,40}$/.test(
      before,
    ) || /^(?:才|刚刚?)?(?:看[到了]|知道|收到|听说|发现|被|拿到|考完)|^(?:才|刚刚?)(?:知|看|收|听|发)/.test(behind)
  );
}

function monthAhead(count: number, part: string | undefined, day: string | undefined, today: string): TimeExpression {
  const first = addMonths(dayInMonth(yearOf(today), monthOf(today), 1), count);
  const [year, month] = [yearOf(first), monthOf(first)];
  if (day !== undefined)
    return dateExpression({ year, first: onDay(month, Number(day)), last: onDay(month, Number(day)) });
  if (part !== undefined) {
    const days = partOfMonth(part, month);
    return dateExpression(days.last(year) < today ? fixed(today) : { year, ...days });
  }
  return dateExpression({ year, first: onDay(month, 1), last: onDay(month, 31) });
}

// 月底 is still to come, or else the next one is meant.
function ofComingMonth(part: string, today: string) {
  const days = partOfMonth(part, monthOf(today));
  if (days.last(yearOf(today)) >= today) return { year: yearOf(today), ...days };
  const next = addMonths(dayInMonth(yearOf(today), monthOf(today), 1), 1);
  return { year: yearOf(next), ...partOfMonth(part, monthOf(next)) };
}

/** The Monday of the ISO week `count` weeks ahead. */
export function mondayAhead(today: string, count: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * count);
}
