import { addDays, addMonths } from "#domain/calendar-day.ts";
import type { Duration, LocatedExpression } from "../time-expression.ts";
import type { DayInYear, PartialDate } from "../partial-date.ts";

// 开学前1周: the word that counts belongs to the date, or stands between the two.
const HAN_CONNECTIVE = /(前|后)\s?[大概约的]*$/;
const ENGLISH_CONNECTIVE = /^\s?(?:before|(after))\s(?:the |my )?/;
const LASTING = /(?:for|stay|let)\s(?:about\s|around\s)?$/;
// 9月1号前3个月起租 is ambiguous, and longer spans are tenancies rather than offsets.
const LONGEST_OFFSET = 45;

/** Moments that are counted from others as one: 开学前一周, 圣诞后三天, "two weeks before 1 September". */
export function applyOffsets(text: string, expressions: readonly LocatedExpression[]): LocatedExpression[] {
  const joined: LocatedExpression[] = [];
  for (const expression of expressions) {
    const last = joined.at(-1);
    const shifted = last ? shiftedBy(text, last, expression) : null;
    if (shifted) joined[joined.length - 1] = shifted;
    else joined.push(expression);
  }
  return joined;
}

function shiftedBy(text: string, one: LocatedExpression, other: LocatedExpression): LocatedExpression | null {
  const span = { start: one.start, end: other.end };
  if (one.kind === "date" && other.kind === "duration" && isShort(other.duration)) {
    const by = HAN_CONNECTIVE.exec(text.slice(one.start, other.start));
    // 9月1号以后: one more character stands before it.
    return by !== null && one.end >= one.start + by.index - 1
      ? { ...one, ...span, date: shift(one.date, other.duration, by[1] === "前") }
      : null;
  }
  if (one.kind !== "duration" || other.kind !== "date" || !isShort(one.duration)) return null;
  const by = ENGLISH_CONNECTIVE.exec(text.slice(one.end, other.end));
  const isDirect = by !== null && one.end + by[0].length >= other.start;
  if (!isDirect || LASTING.test(text.slice(0, one.start))) return null;
  return { ...other, ...span, date: shift(other.date, one.duration, by[1] === undefined) };
}

function isShort({ months, days }: Duration): boolean {
  return months * 30 + days <= LONGEST_OFFSET;
}

// The day of a month whose name isn't written stays as it is.
function shift(date: PartialDate, { months, days }: Duration, isBefore: boolean): PartialDate {
  if (date.dayOfMonth !== undefined) return date;
  const sign = isBefore ? -1 : 1;
  const day: DayInYear = (year) => addDays(addMonths(date.first(year), sign * months), sign * days);
  return { ...(date.year === undefined ? {} : { year: date.year }), first: day, last: day };
}
