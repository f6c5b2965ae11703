import { SHORT_MONTHS } from "../../text/shared-words.ts";
import { dateExpression, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { onDay, yearOf, type DayInYear, type PartialDate } from "../partial-date.ts";

const FIRST: DayInYear = onDay(9, 15);
const LAST: DayInYear = (year) => onDay(6, 30)(year + 1);
const NAME = "(?:academic|school|uni(?:versity)?|study|ay|a\\.y\\.)(?:\\s+(?:year|session))?|session";
const NAMED_BEFORE = `(?:(${NAME}|学年)(?:\\s+of)?\\s*)?`;
const NAMED_BEHIND = `(?:\\s*(${NAME}|year|学年度?))?`;
const EDGE = "(?:(?:the\\s+)?(start|beginning|end|rest|remainder|middle)\\s+of\\s+)?";
const HAN_EDGE = "(?:的?(开始前?|开学|初|结束|[末底尾]|剩下))?";

/** Academic years: 26/27, 2627学年, AY 2027-28, next academic year, 一整个学年, the end of the academic year. */
export const ACADEMIC_YEARS: readonly DateRule[] = [
  {
    pattern: wordPattern(
      `${EDGE}(?:the\\s+)?${NAMED_BEFORE}(?<![\\d.])(20[2-4]\\d|[2-4]\\d)\\s?年?\\s?(-|/|~|到|至)\\s?(20[2-4]\\d|[2-4]\\d)(?![\\d.]|/\\d|\\s*月|\\s*(?:of\\s+)?(?:${SHORT_MONTHS}))${NAMED_BEHIND}`,
    ),
    read: ([, edge, before, from = "", by = "", to = "", behind]) => {
      const isNamed = before !== undefined || behind !== undefined;
      const follows = Number(from.slice(-2)) + 1 === Number(to.slice(-2));
      const isBare = !isNamed && (from.length === 2 ? by !== "/" || Number(from) < 25 : by === "到" || by === "至");
      return follows && !isBare ? academicYear(2000 + Number(from.slice(-2)), edge) : null;
    },
  },
  {
    pattern: wordPattern(`(ay\\s?)?(?<!\\d)(2\\d)(2\\d|3\\d)(?!\\d)\\s?(学年度?|academic year|ay)?`),
    read: ([, before, from, to, behind]) =>
      (before ?? behind) !== undefined && Number(from) + 1 === Number(to) ? academicYear(2000 + Number(from)) : null,
  },
  {
    pattern: wordPattern(
      "(?:academic year|ay)\\s?(?:of\\s+|starting\\s+(?:in\\s+)?|in\\s+)?(20[2-4]\\d|(?<=ay\\s?)2\\d)|(20[2-4]\\d)\\s+academic year",
    ),
    read: ([, behind, before]) => academicYear(2000 + Number((behind ?? before ?? "").slice(-2))),
  },
  {
    pattern: new RegExp(`(20[2-4]\\d|(?<!\\d)2\\d)年?学年${HAN_EDGE}`, "g"),
    read: ([, year = "", edge]) => academicYear(2000 + Number(year.slice(-2)), edge),
  },
  {
    pattern: wordPattern(
      `${EDGE}(?:(?:the|a|an|1|one|full|whole|entire|complete|(next|coming|new|this|current|following|upcoming))\\s+)*(?:academic|school|uni|university)\\s?year(?!s)`,
    ),
    read: ([, edge, which], today) => academicYear(namedYear(which, edge, today), edge),
  },
  {
    pattern: new RegExp(
      `(下|明年|新|本|这|今年|当前)?的?(?:1|一)?(?:整|全)?个?(?:完整)?的?(?<!\\d)学年${HAN_EDGE}`,
      "g",
    ),
    read: ([, which, edge], today) => academicYear(namedYear(which, edge, today), edge),
  },
];

// Without a name the next one that begins; where its end is meant, the one that is running.
function namedYear(which: string | undefined, edge: string | undefined, today: string): number | undefined {
  const current = FIRST(yearOf(today)) <= today ? yearOf(today) : yearOf(today) - 1;
  if (/this|current|本|这|今|当/.test(which ?? "")) return current;
  if (which === undefined && edge !== undefined && !/start|begin|初|开/.test(edge)) return undefined;
  return current + 1;
}

function academicYear(year: number | undefined, edge?: string): TimeExpression {
  if (edge === undefined) return dateExpression({ year, first: FIRST, last: LAST, isSpan: true } satisfies PartialDate);
  if (/start|begin|初|开/.test(edge)) return dateExpression({ year, first: FIRST, last: FIRST }, "start");
  const last = onDay(6, 30);
  return dateExpression({ year: year === undefined ? year : year + 1, first: last, last }, "end");
}
