import { addDays } from "#domain/calendar-day.ts";
import { FIRST_LISTED_YEAR, MOVABLE_FEASTS } from "../../lexicon/tables/movable-feasts.ts";
import { yearly, yearOf, type DayInYear, type PartialDate } from "../partial-date.ts";
import { numbersOf } from "./calendar-days.ts";
import { durationOf } from "./lengths.ts";
import { fullYear, type Meaning, type Parts, type Rule, type RuleMatch } from "./token-rules.ts";

/** Seasons, holidays, terms and academic years: 暑假后, the end of the Easter break, semester 2, 开学前, 26/27, 一整个学年. */
export const NAMED_TIMES: readonly Rule[] = [
  ["BEFORE_YEAR s:NAMED/holiday r:hbreak? HAN_EDGE", namedTime],
  ["p:after? the? s:holiday break? BEHIND_YEAR", namedTime],
  ["p:EDGE? the/this/coming/whole/my* next/this/coming? whole? s:NAMED r:break? BEHIND_YEAR", namedTime],
  ["BEFORE_YEAR s:NAMED/holiday hbreak? de? by:hbefore/hafter LENGTH", dayCountedFrom],
  ["LENGTH by:before/after the/my? s:NAMED/holiday BEHIND_YEAR", dayCountedFrom],
  ["years hafter/hbefore", () => [oneDay(dayNamed("chineseNewYear"))]],
  ["s:ending", endOfTime],
  ["p:part? the? x:yearpair/number n:schoolyear/ay/years? q:HAN_PART?", yearsInDigits],
  ["p:part? the/article/few/whole* w:WHICH? de? few/whole/de* schoolyear de? q:HAN_PART?", schoolYear],
  ["for/during the? w:yearword", schoolYear],
  ["y:YEAR de? years? p:hpart", partOfYear],
  ["years p:hpart", partOfYear],
  ["p:part of? in? y:YEAR", partOfYear],
  ["p:part years", partOfYear],
];

function oneDay(day: DayInYear): PartialDate {
  return { first: day, last: day, isNamed: true };
}

/** The day of a feast in a year; beyond the listed years that of the last one. */
export function dayOfFeast(feast: keyof typeof MOVABLE_FEASTS, year: number): string {
  const days = MOVABLE_FEASTS[feast].split(" ");
  return `${year}-${days[Math.min(Math.max(year - FIRST_LISTED_YEAR, 0), days.length - 1)]}`;
}

function shifted(day: DayInYear, days: number): DayInYear {
  return (year) => addDays(day(year), days);
}

/** A day as the table of time names it: `12-24`, `easter -2`, `monday 05-25` (the first one from then on). */
function dayNamed(value: string): DayInYear {
  const [name = "", by = "0"] = value.split(" ");
  if (name === "monday") return (year) => addDays(`${year}-${by}`, (8 - new Date(`${year}-${by}`).getUTCDay()) % 7);
  return shifted(
    name in MOVABLE_FEASTS ? (year) => dayOfFeast(name as keyof typeof MOVABLE_FEASTS, year) : yearly(name).first,
    Number(by),
  );
}

/** Which end of a named time is meant; `after` is behind it. */
type Edge = "start" | "end" | "after" | undefined;

/** A part of a month that begins behind this day is its end; a season has the same parts. */
const MIDDLE = 15;

/** The words around a season, a term or a year give it a meaning; the last word counts. */
function edgeIn({ p, q }: Parts): Edge {
  const token = q ?? p;
  if (token === undefined) return undefined;
  if (token.kind.endsWith("part")) return numbersOf(token)[0]! > MIDDLE ? "end" : "start";
  return token.kind === "hover" ? "end" : token.kind.endsWith("after") ? "after" : "start";
}

/** In 1月25号开学 the day says when. */
function namedTime(parts: Parts, { previous }: RuleMatch): Meaning | null {
  const { kind, value } = parts["s"]!;
  if (kind === "start" && /^h(?:month|day)$/.test(previous?.kind ?? "")) return null;
  return [dateOf(kind, value, edgeIn(parts), parts["r"] !== undefined)];
}

/** The end of a term, or of the next one where the stay begins in between, and a graduation. */
function endOfTime({ s }: Parts): Meaning {
  const [first, orLast] = s!.value.split(",").map(dayNamed) as [DayInYear, DayInYear?];
  return [{ ...oneDay(first), ...(orLast && { orLast }), startOrEnd: "end" }];
}

/**
 * The date of a row of the table of time, or the end of it that is meant. It is a holiday, a season, a term, or a season in which a
 * stay begins, and does not last as long (`start`). Its value is its first day, its last one, and the feast that "from" it and
 * "until" it mean. Until any other season is until it begins.
 */
function dateOf(kind: string, value: string, edge: Edge, isBreak = false): PartialDate {
  const [first, written = first, feast] = value.split(",").map(dayNamed) as [DayInYear, DayInYear?, DayInYear?];
  const last = (year: number) => (written(year) < first(year) ? written(year + 1) : written(year));
  if (edge === undefined) {
    const ends = kind === "term" ? {} : { from: feast, until: feast ?? first };
    // A month or a day says it better than spring or autumn.
    return {
      first,
      last,
      ...ends,
      isNamed: true,
      isVague: kind === "start",
      isSpan: kind !== "start" && written !== first,
    };
  }
  if (kind === "start") return { ...oneDay(edge === "end" ? last : first), isVague: true };
  if (edge === "start") return oneDay(feast ?? first);
  // "After Christmas" is after the day, "after the Christmas break" after its last.
  if (edge === "after" && kind === "holiday") return oneDay(shifted(first, 1));
  return oneDay(edge === "after" && feast && !isBreak ? shifted(feast, 1) : last);
}

/** 开学前一周, "two weeks before term starts"; not "for two weeks after Easter". A longer time is the length of the stay. */
function dayCountedFrom(parts: Parts, { previous }: RuleMatch): Meaning | null {
  const { s, by } = parts;
  const duration = durationOf(parts);
  if (duration?.months !== 0 || previous?.kind === "for") return null;
  const date = dateOf(s!.kind, s!.value, "start");
  const day = shifted(date.first, by!.kind.endsWith("before") ? -duration.days : duration.days);
  return [{ ...date, first: day, last: day }];
}

const ACADEMIC_YEAR = "09-15,06-30";

/** 26/27 alone is an academic year from 25 on, 2026-2027 in any case; 2627 only beside its name. */
function yearsInDigits(parts: Parts): Meaning | null {
  const { x, n } = parts;
  const [from = "", to = ""] = x!.kind === "number" ? [x!.value.slice(0, 2), x!.value.slice(2)] : x!.value.split(/\D+/);
  const [year, next] = [fullYear(from), fullYear(to)];
  const isBare = n === undefined && from.length === 2 && (!x!.value.includes("/") || year < 2025);
  return isBare || next !== year + 1 || year < 2020
    ? null
    : [{ ...dateOf("term", ACADEMIC_YEAR, edgeIn(parts)), year }];
}

/** Without a word that says which it is the next one that begins; where its end is meant, the one that is running. */
function schoolYear(parts: Parts, { today }: RuleMatch): Meaning {
  const { w } = parts;
  const edge = edgeIn(parts);
  const date = dateOf("term", ACADEMIC_YEAR, edge);
  const running = yearOf(today) - Number(today.slice(5) < ACADEMIC_YEAR.slice(0, 5));
  if (w !== undefined) return [{ ...date, year: running + Number(!/^h?this$/.test(w.kind) && w.value !== "0") }];
  return [edge === undefined || edge === "start" ? { ...date, year: running + 1 } : date];
}

/** The day of a year that is meant by a part of it, by the day of a month. */
const PARTS_OF_YEAR: Readonly<Record<number, string>> = { 1: "01-01", 15: "07-01", 21: "11-01", 31: "12-31" };

function partOfYear({ p }: Parts): Meaning | null {
  const day = PARTS_OF_YEAR[numbersOf(p!)[0]!];
  return day === undefined ? null : [yearly(day)];
}
