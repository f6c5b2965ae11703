import { monthOf, yearly, yearOf, type DayInYear, type PartialDate } from "../partial-date.ts";
import { dayOfHoliday, SEASONS, shifted, TERMS } from "./named-days.ts";
import { fullYear, type Meaning, type Readers } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { RuleMatch } from "./token-rules.ts";

/** Seasons, holidays, terms and academic years: 暑假后, the end of the Easter break, semester 2, 开学前, 26/27, 一整个学年. */
export const NAMED_TIMES: Readers = {
  holiday: ({ parts: { h, after } }) => {
    const day = dayOfHoliday(h!.value);
    // 春节后 begins with the year, as 元旦后 does.
    const isShifted = after !== undefined && !/^(?:chineseNewYear|01-01)$/.test(h!.value);
    return [named(isShifted ? shifted(day, 1) : day)];
  },
  newYear: () => [named(dayOfHoliday("chineseNewYear"))],
  bothHolidays: () => [named(dayOfHoliday("12-25")), named(dayOfHoliday("01-01"))],
  season,
  entry,
  term: (match) => [atEdge(TERMS[match.parts["t"]!.value as keyof typeof TERMS], edgeIn(match))],
  numberedTerm: (match) => {
    const { t, n } = match.parts;
    const term = NUMBERED_TERMS[`${match.text[t!.start]}${n!.value}`];
    return term === undefined ? null : [atEdge(term, edgeIn(match))];
  },
  comingTerm: (match) => {
    const month = monthOf(match.today);
    return [atEdge(month >= 9 || month === 1 ? TERMS.spring : TERMS.autumn, edgeIn(match))];
  },
  // Of the term in which the stay begins.
  endOfTerm: () => [{ ...named(TERMS.autumn.last), orLast: TERMS.spring.last, startOrEnd: "end" }],
  // No month is written, so it is the academic year's.
  startOfYear: ({ previous }) =>
    previous?.kind === "hmonth" || previous?.kind === "hday" ? null : [{ ...named(TERMS.year.first), isVague: true }],
  graduation: () => [{ ...named(yearly("06-30").first), startOrEnd: "end" }],
  years,
  schoolYear: (match) => {
    const edge = edgeIn(match);
    return [atEdge({ ...TERMS.year, year: namedYear(match.parts["w"], edge, match.today) }, edge)];
  },
};

function named(day: DayInYear): PartialDate {
  return { first: day, last: day, isNamed: true };
}

type Edge = "start" | "end" | "after" | "over" | undefined;

const EDGES: Readonly<Record<string, Edge>> = { hafter: "over", after: "after", hover: "end" };

/** What the words at the edge of a season, a term or a year mean; the last one counts. */
function edgeIn({ parts: { p, q } }: RuleMatch): Edge {
  const token = q ?? p;
  if (token === undefined) return undefined;
  return /end|late/.test(token.value) ? "end" : (EDGES[token.kind] ?? "start");
}

/** A term or an academic year, or the end of it that is meant. */
function atEdge({ first, last, ...date }: PartialDate, edge: Edge): PartialDate {
  if (edge === undefined) return { ...date, first, last, isSpan: true, isNamed: true };
  const day = edge === "start" ? first : last;
  return { ...date, first: day, last: day, isNamed: true, startOrEnd: edge === "end" ? "end" : "start" };
}

/** 27 fall: when a student begins, and no day to move in. */
function entry({ parts: { y }, today }: RuleMatch): Meaning {
  const day = TERMS.year.first;
  return day(fullYear(y!.value)) < today ? [] : [{ first: day, last: day, isVague: true }];
}

function season(match: RuleMatch): Meaning {
  const { s, r } = match.parts;
  const { isStart = false, feast, first, last } = SEASONS[s!.kind]!;
  const edge = edgeIn(match);
  if (edge === undefined) {
    const edges = { from: feast, until: feast ?? first };
    // A month or a day says it better than spring or autumn, and a stay that begins then lasts longer.
    return [{ first, last, ...edges, isNamed: true, isVague: isStart, isSpan: !isStart }];
  }
  if (edge === "start") return [named(feast ?? first)];
  // "After Christmas" is after the day, "after the Christmas break" after its last.
  if (edge !== "end" && r === undefined && feast) return [named(shifted(feast, 1))];
  // 开春之后 means from the start of spring on.
  return [named(edge === "over" && isStart ? first : last)];
}

/** Semester 2 is the spring, term 2 that of a year of three. */
const NUMBERED_TERMS: Readonly<Record<string, PartialDate>> = {
  s1: TERMS.autumn,
  s2: TERMS.spring,
  t1: TERMS.autumn,
  t2: TERMS.springOfThree,
  t3: TERMS.summer,
};

/** 26/27 alone is an academic year from 25 on, 2026-2027 in any case; 2627 only beside its name. */
function years(match: RuleMatch): Meaning | null {
  const { x, n } = match.parts;
  const [from = "", to = ""] = x!.kind === "number" ? [x!.value.slice(0, 2), x!.value.slice(2)] : x!.value.split(/\D+/);
  const [year, next] = [fullYear(from), fullYear(to)];
  const isBare = n === undefined && from.length === 2 && (!x!.value.includes("/") || year < 2025);
  return isBare || next !== year + 1 || year < 2020 ? null : [atEdge({ ...TERMS.year, year }, edgeIn(match))];
}

/** Without a name the next one that begins; where its end is meant, the one that is running. */
function namedYear(which: TimeToken | undefined, edge: Edge, today: string): number | undefined {
  const current = yearOf(today) - Number(TERMS.year.first(yearOf(today)) > today);
  if (which !== undefined) return current + Number(!/^h?this$/.test(which.kind) && which.value !== "0");
  return edge !== undefined && edge !== "start" ? undefined : current + 1;
}
