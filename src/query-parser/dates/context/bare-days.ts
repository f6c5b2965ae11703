import { addDays, dayInMonth, daysBetween } from "#domain/calendar-day.ts";
import { beginOf, fixed, monthOf, yearOf } from "../partial-date.ts";
import type { LocatedExpression } from "../time-expression.ts";
import { joinsRange } from "./connectives.ts";
import { isOneDay } from "./date-candidate.ts";

/** Characters from a day with its month to one without, which is taken to be near it. */
const REACH = 60;

/**
 * Days without a month get that of a day before them: in "half-term begins on 15 February, so I'd move on the 16th" both are of
 * February. A day at the other end of the month is of the month beside it: "out on 30 November, and in on the 1st". The end of a range
 * is left to its begin: "20 March to the 5th".
 */
export function nameBareDays(
  text: string,
  expressions: readonly LocatedExpression[],
  today: string,
): LocatedExpression[] {
  return expressions.map((expression, index) => {
    const before = expressions[index - 1];
    if (expression.kind !== "date" || before?.kind !== "date" || expression.date.dayOfMonth === undefined)
      return expression;
    const between = text.slice(before.end, expression.start);
    const isNear = between.length <= REACH && !between.includes("\n") && !joinsRange(between);
    if (!isNear || before.isVague === true || before.date.dayOfMonth !== undefined || !isOneDay(before.date))
      return expression;
    const day = nearestTo(beginOf(before.date, today), expression.date.dayOfMonth);
    return day < today ? expression : { ...expression, date: fixed(day) };
  });
}

/** The day of a month that is nearest to another day. */
function nearestTo(other: string, dayOfMonth: number): string {
  const days = [-31, 0, 31].map((distance) => {
    const around = addDays(`${other.slice(0, 8)}15`, distance);
    return dayInMonth(yearOf(around), monthOf(around), dayOfMonth);
  });
  const distanceTo = (day: string) => Math.abs(daysBetween(other, day));
  return days.reduce((nearest, day) => (distanceTo(day) < distanceTo(nearest) ? day : nearest));
}
