import { dateExpression, vagueDate, type TimeExpression } from "../time-expression.ts";
import { onDay, yearOf, type PartialDate } from "../partial-date.ts";
import { HOLIDAYS, SEASONS, TERMS, afterChristmas, afterEaster, dayAfter, type Term } from "./named-days.ts";
import { fullYear, namedDay, yearIn, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Seasons, holidays, terms and academic years: 暑假后, the end of the Easter break, semester 2, 开学前, 26/27, 一整个学年. */
export const NAMED_TIMES: Readers = {
  holiday: (match) => {
    const { h, after } = match.parts;
    // 春节后 begins with the year, as 元旦后 does.
    const isShifted = after !== undefined && !/^(?:chineseNewYear|newYear)$/.test(h!.value);
    const day = HOLIDAYS[h!.value]!;
    return namedDay(isShifted ? dayAfter(day) : day, yearIn(match));
  },
  newYear: ({ text, start }) =>
    /[\d半几一今明后去来隔次每整多]$/.test(text.slice(0, start)) ? null : namedDay(HOLIDAYS["chineseNewYear"]!),
  bothHolidays: () => ({
    kind: "range",
    from: { first: onDay(12, 25), last: onDay(12, 25), isNamed: true },
    to: { first: onDay(1, 1), last: onDay(1, 1), isNamed: true },
  }),
  season,
  entry,
  term: (match) => {
    const { t, n } = match.parts;
    const name =
      t!.kind === "comingterm" ? comingTerm(match.today) : n ? numberedTerm(match.text[t!.start]!, n.value) : t!.value;
    return name === null ? null : termDate(TERMS[name]!, edgeIn(match), yearIn(match));
  },
  endOfTerm,
  startOfYear: ({ previous }) => (previous?.kind === "hmonth" || previous?.kind === "hday" ? null : startOfYear()),
  graduation: ({ parts: { g }, text }) =>
    /(?:\b(?:until|till?|to) |[到至]\s?(?:我|明年)?)$/.test(text.slice(0, g!.start)) ? graduation() : null,
  years: (match) => years(match),
  yearsTo: (match) => {
    const { y, z } = match.parts;
    return fullYear(y!) + 1 === fullYear(z!) ? academicYear(fullYear(y!), edgeIn(match)) : null;
  },
  schoolYear: (match) => {
    const { y, w } = match.parts;
    const edge = edgeIn(match);
    if (y === undefined) return academicYear(namedYear(w, edge, match.today), edge);
    return fullYear(y) > 2019 ? academicYear(fullYear(y), edge) : null;
  },
};

type Edge = "start" | "end" | "after" | "over" | "mid" | undefined;

/** What the words at the edge of a season, a term or a year mean; the last one counts. */
function edgeIn({ parts: { p, q } }: RuleMatch): Edge {
  return edgeOf(q?.kind === "hround" ? p : (q ?? p));
}

function edgeOf(token: TimeToken | undefined): Edge {
  if (token === undefined) return undefined;
  if (/^h?part$/.test(token.kind))
    return /end|late/.test(token.value) ? "end" : token.value === "mid" ? "mid" : "start";
  const edges: Readonly<Record<string, Edge>> = { hafter: "over", after: "after", hover: "end" };
  return edges[token.kind] ?? "start";
}

/** 27 fall: when a student begins, and no day to move in. */
function entry({ parts: { y }, today, next, text, end }: RuleMatch): TimeExpression | null {
  if (/^[a-z学]/.test(text.slice(end)) || next?.kind === "term") return null;
  const year = fullYear(y!);
  if (year < 2024 || year > 2049) return null;
  const day = onDay(9, 15);
  return day(year) < today ? { kind: "nothing" } : vagueDate({ year, first: day, last: day });
}

/** Spring and fall have other meanings without one of these words. */
const LEADS_TO_SPRING = new RegExp(
  [
    "\\b(?:in|this|next|from|until|till|by|for|during|the|early|late|over|before|after|of|since) $",
    "\\b(?:coming|starting|a|and|to|or) $",
  ].join("|"),
);
const FOLLOWS_SPRING =
  /^(?: (?:20\d\d|'\d\d|start|intake|move|let|sublet|entry|break|holiday|onwards|until|to)\b|\s?-)/;
const NO_FALL = /^ (?:term|semester|in|for|asleep|apart|off|back|through|under)\b/;

function isSeason({ kind, start, end }: TimeToken, { parts: { p }, text }: RuleMatch): boolean {
  if (!kind.endsWith("ish")) return true;
  const behind = text.slice(end);
  const isLed = p !== undefined || LEADS_TO_SPRING.test(text.slice(0, start)) || FOLLOWS_SPRING.test(behind);
  return isLed && !(kind === "fallish" && NO_FALL.test(behind));
}

function season(match: RuleMatch): TimeExpression | null {
  const { s, r, y } = match.parts;
  if (s!.kind === "afterchristmas") return namedDay(afterChristmas(false));
  if (!isSeason(s!, match) || (y?.kind === "n" && (fullYear(y) < 2025 || fullYear(y) > 2035))) return null;
  const edge = edgeIn(match);
  const isOver = edge === "over" || edge === "after";
  if (s!.kind === "christmas" && isOver) return namedDay(afterChristmas(r !== undefined));
  if (s!.kind === "easter" && isOver) return namedDay(afterEaster(r !== undefined));
  return dateOfSeason(s!.kind, edge, yearIn(match));
}

function dateOfSeason(name: string, edge: Edge, year: Partial<PartialDate>): TimeExpression {
  const { isStart = false, ...days } = SEASONS[name]!;
  const whole = { ...days, ...year, isNamed: true };
  // A month or a day says it better than spring or autumn, and a stay that begins then lasts longer.
  if (edge === undefined && isStart) return vagueDate(whole);
  if (edge === undefined || edge === "mid") return dateExpression({ ...whole, isSpan: !isStart });
  // 开春之后 means from the start of spring on.
  const isLast = edge === "end" || edge === "after" || (edge === "over" && !isStart);
  return namedDay(isLast ? days.last : (days.from ?? days.first), year);
}

function comingTerm(today: string): string {
  const month = Number(today.slice(5, 7));
  return month >= 9 || month === 1 ? "spring" : "autumn";
}

/** Semester 2 is the spring, term 2 that of a year of three. */
function numberedTerm(initial: string, number: string): string | null {
  if (number === "1") return "autumn";
  if (initial === "s") return number === "2" ? "spring" : null;
  return { "2": "springOfThree", "3": "summer" }[number] ?? null;
}

function termDate([first, last]: Term, edge: Edge, year: Partial<PartialDate>): TimeExpression {
  if (edge === undefined) return dateExpression({ first, last, isSpan: true, isNamed: true, ...year });
  const day = edge === "start" || edge === "mid" ? first : last;
  return dateExpression({ first: day, last: day, isNamed: true, ...year }, edge === "end" ? "end" : "start");
}

/** Of the term in which the stay begins. */
function endOfTerm(): TimeExpression {
  const [last, lastOfSpring] = [TERMS["autumn"]![1], TERMS["spring"]![1]];
  return dateExpression({ first: last, last, orLast: lastOfSpring, isNamed: true }, "end");
}

/** No month is written, so it is the academic year's. */
function startOfYear(): TimeExpression {
  return vagueDate({ first: FIRST_OF_YEAR, last: FIRST_OF_YEAR, isNamed: true });
}

function graduation(): TimeExpression {
  return dateExpression({ first: LAST_OF_YEAR, last: LAST_OF_YEAR, isNamed: true }, "end");
}

const FIRST_OF_YEAR = onDay(9, 15);
const LAST_OF_YEAR = onDay(6, 30);

/** 26/27 alone is an academic year from 25 on, 2026-2027 in any case; 2627 only beside its name. */
function years(match: RuleMatch): TimeExpression | null {
  const { y, n } = match.parts;
  const [from = "", to = ""] = y!.kind === "number" ? [y!.value.slice(0, 2), y!.value.slice(2)] : y!.value.split(/\D+/);
  const isBare = n === undefined && from.length === 2 && (!y!.value.includes("/") || Number(from) < 25);
  const follows = Number(from.slice(-2)) + 1 === Number(to.slice(-2)) && Number(from.slice(-2)) > 19;
  return isBare || !follows ? null : academicYear(2000 + Number(from.slice(-2)), edgeIn(match));
}

/** Without a name the next one that begins; where its end is meant, the one that is running. */
function namedYear(which: TimeToken | undefined, edge: Edge, today: string): number | undefined {
  const current = FIRST_OF_YEAR(yearOf(today)) <= today ? yearOf(today) : yearOf(today) - 1;
  if (which !== undefined && (/^h?this$/.test(which.kind) || which.value === "0")) return current;
  return which === undefined && edge !== undefined && edge !== "start" ? undefined : current + 1;
}

function academicYear(year: number | undefined, edge: Edge): TimeExpression {
  if (edge === undefined)
    return dateExpression({ year, first: FIRST_OF_YEAR, last: (of) => LAST_OF_YEAR(of + 1), isSpan: true });
  if (edge === "start") return dateExpression({ year, first: FIRST_OF_YEAR, last: FIRST_OF_YEAR }, "start");
  return dateExpression({ year: year === undefined ? year : year + 1, first: LAST_OF_YEAR, last: LAST_OF_YEAR }, "end");
}
