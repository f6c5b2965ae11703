import { WORD_END } from "../../text/pattern.ts";
import { dateExpression, vagueDate, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { onDay, type DayInYear, type PartialDate } from "../partial-date.ts";
import { YEAR_BEFORE, YEAR_BEHIND, yearByWord } from "./month-names.ts";

type Term = readonly [first: DayInYear, last: DayInYear];

const AUTUMN: Term = [onDay(9, 15), onDay(12, 15)];
const SPRING: Term = [onDay(1, 15), onDay(6, 15)];
const SPRING_OF_THREE: Term = [onDay(1, 10), onDay(3, 31)];
const SUMMER: Term = [onDay(4, 20), onDay(6, 30)];
const MICHAELMAS: Term = [onDay(10, 1), onDay(12, 5)];
const LENT: Term = [onDay(1, 15), onDay(3, 20)];
// "short term 2 months" is no second term.
const NO_COUNT = `(?!\\d|\\s*-?\\s*(?:个|周|天|年|月|星期|礼拜|b\\d|beds?|months?|mths?|mos?|weeks?|wks?|years?|yrs?|people|rooms?)${WORD_END})`;
const TERM = "(?:terms?|semesters?|sem|trimesters?)";
const EDGE =
  "(?:(?:the\\s+)?(start|beginning|end|after|before)(?:\\s+of)?\\s+(?:the\\s+|my\\s+|our\\s+)?)?(?:(?:the|next|this|coming)\\s+)?";
const HAN_EDGE = "(?:的?(开始前?|开学前?|初|前|结束|[末底尾]|[以之]?后))?";

const NAMED_TERMS: readonly [term: Term, han: string, english: string][] = [
  [MICHAELMAS, "米迦勒学期", "michaelmas(?: term)?"],
  [LENT, "希拉里学期", "(?:lent|hilary|epiphany)(?: term)"],
  [SUMMER, "夏季学期|第3学期", `(?:trinity|easter|summer|3rd) term|term (?:3|three)${NO_COUNT}`],
  [
    SPRING,
    "下半学期|春季学期|第2学期",
    `(?:spring|2nd) (?:semester|sem)|(?:semester|sem) ?(?:2|two)${NO_COUNT}|s2|2nd half of the (?:academic )?year`,
  ],
  [SPRING_OF_THREE, "春季小学期", `(?:spring|winter|2nd) term|term (?:2|two)${NO_COUNT}`],
  [AUTUMN, "秋季学期|上半学期|第1学期", `(?:autumn|fall|1st) ${TERM}|(?:semester|sem|term) ?(?:1|one)${NO_COUNT}`],
];

/** Terms and what students count by them: 下学期, semester 2, Michaelmas term, 开学前, until the end of term. */
export const ACADEMIC_TERMS: readonly DateRule[] = [
  ...NAMED_TERMS.flatMap(([term, han, english]): DateRule[] => [
    {
      pattern: new RegExp(`${YEAR_BEFORE}(?:${han})${HAN_EDGE}`, "g"),
      read: ([, year, word, edge], today) => termDate(term, edge, yearByWord(year ?? word, today)),
    },
    {
      pattern: wordPattern(`${EDGE}(?:${english})${YEAR_BEHIND}`),
      read: ([, edge, year], today) => termDate(term, edge, yearByWord(year, today)),
    },
  ]),
  {
    pattern: new RegExp(`(?:下1?个?|新)学期${HAN_EDGE}`, "g"),
    read: ([, edge], today) => termDate(comingTerm(today), edge, {}),
  },
  {
    pattern: wordPattern(
      "(?:(?:the\\s+)?(start|beginning|end) of\\s+)?(?:the\\s+)?(?:next|new|coming) (?:term|semester)",
    ),
    read: ([, edge], today) => termDate(comingTerm(today), edge, {}),
  },
  // Each course has its own exams, and two terms end in a year: 住到期末 names no day.
  { pattern: /(?<!学)期末(?:考试?)?(?:考?完|结束|过)?(?:以后|之后|后)?/g, read: () => ({ kind: "nothing" }) },
  { pattern: /学期末|学期结束|放假(?:以前|之前|前)/g, read: endOfTerm },
  {
    pattern: wordPattern("(?:the\\s+)?end of (?:the\\s+|this\\s+|my\\s+)?(?:term|semester)|(?:term|semester) ends?"),
    read: endOfTerm,
  },
  {
    pattern: wordPattern(
      "(?:before\\s+|by\\s+)?(?:(?:the\\s+)?(?:start|beginning) of (?:the\\s+|my\\s+)?(?:term|semester|uni|course)|(?:term|uni|school|course|semester) (?:starts?|begins?)|fresher'?s'? week|welcome week)",
    ),
    read: () => startOfYear(),
  },
  { pattern: /(?<!月|号|日|份)开学(?:季|后|以前|之前|前|时|的时候)?|新生周/g, read: () => startOfYear() },
  {
    pattern: /(?<=[到至]\s?(?:我|明年)?)毕业/g,
    read: () => dateExpression({ first: onDay(6, 30), last: onDay(6, 30), isNamed: true }, "end"),
  },
  {
    pattern: wordPattern("(?<=(?:until|till?|to) )(?:i graduate|(?:my )?graduation)"),
    read: () => dateExpression({ first: onDay(6, 30), last: onDay(6, 30), isNamed: true }, "end"),
  },
];

function comingTerm(today: string): Term {
  const month = Number(today.slice(5, 7));
  return month >= 9 || month === 1 ? SPRING : AUTUMN;
}

// Of the term in which the stay begins.
function endOfTerm(): TimeExpression {
  const [last, lastOfSpring] = [AUTUMN[1], SPRING[1]];
  return dateExpression({ first: last, last, orLast: lastOfSpring, isNamed: true }, "end");
}

// No month is written, so it is the academic year's.
function startOfYear(): TimeExpression {
  return vagueDate({ first: AUTUMN[0], last: AUTUMN[0], isNamed: true });
}

function termDate([first, last]: Term, edge: string | undefined, year: Partial<PartialDate>): TimeExpression {
  if (edge === undefined) return dateExpression({ first, last, isSpan: true, isNamed: true, ...year });
  const day = /end|after|结|[末底尾后]/.test(edge) ? last : first;
  return dateExpression(
    { first: day, last: day, isNamed: true, ...year },
    /end|结束|[末底尾]/.test(edge) ? "end" : "start",
  );
}
