import { addDays, addMonths } from "#domain/calendar-day.ts";
import type { Duration, PlacedMark } from "../time-expression.ts";
import type { InYear, Moment } from "../partial-date.ts";

// 开学前1周: the word that counts belongs to the moment, or stands between the two.
const HAN_JOINT = /(前|后)\s?[大概约的]*$/;
const ENGLISH_JOINT = /^\s?(?:before|(after))\s(?:the |my )?/;
const LASTING = /(?:for|stay|let)\s(?:about\s|around\s)?$/;
// 9月1号前3个月起租 may be two things, and nobody counts a tenancy in days before it.
const LONGEST_OFFSET = 45;

/** Moments that are counted from others as one: 开学前一周, 圣诞后三天, "two weeks before 1 September". */
export function joinOffsets(text: string, marks: readonly PlacedMark[]): PlacedMark[] {
  const joined: PlacedMark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const shifted = last ? shiftedBy(text, last, mark) : null;
    if (shifted) joined[joined.length - 1] = shifted;
    else joined.push(mark);
  }
  return joined;
}

function shiftedBy(text: string, one: PlacedMark, other: PlacedMark): PlacedMark | null {
  const span = { start: one.start, end: other.end };
  if (one.kind === "moment" && other.kind === "duration" && isShort(other.duration)) {
    const by = HAN_JOINT.exec(text.slice(one.start, other.start));
    // 9月1号以后: one more character stands before it.
    return by !== null && one.end >= one.start + by.index - 1
      ? { ...one, ...span, moment: shift(one.moment, other.duration, by[1] === "前") }
      : null;
  }
  if (one.kind !== "duration" || other.kind !== "moment" || !isShort(one.duration)) return null;
  const by = ENGLISH_JOINT.exec(text.slice(one.end, other.end));
  const isDirect = by !== null && one.end + by[0].length >= other.start;
  if (!isDirect || LASTING.test(text.slice(0, one.start))) return null;
  return { ...other, ...span, moment: shift(other.moment, one.duration, by[1] === undefined) };
}

function isShort({ months, days }: Duration): boolean {
  return months * 30 + days <= LONGEST_OFFSET;
}

// The day of a month whose name isn't written stays as it is.
function shift(moment: Moment, { months, days }: Duration, isBefore: boolean): Moment {
  if (moment.dayOfMonth !== undefined) return moment;
  const sign = isBefore ? -1 : 1;
  const day: InYear = (year) => addDays(addMonths(moment.first(year), sign * months), sign * days);
  return { ...(moment.year === undefined ? {} : { year: moment.year }), first: day, last: day };
}
