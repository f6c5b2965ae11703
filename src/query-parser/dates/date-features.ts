import { daysBetween } from "#domain/calendar-day.ts";
import type { Term } from "../lexicon/find-terms.ts";
import { cuesInReach } from "../roles/cues.ts";
import type { Span } from "../text/mapped-text.ts";
import type { DateCandidate, DateCandidates, LengthMention } from "./date-candidates.ts";
import { beginOf, isOneDay } from "./partial-date.ts";

/** Characters within which a word is beside a date, and within its reach. */
const BESIDE = 4;
const REACH = 70;
const SENTENCE_END = /[.!?;\n]/;
const CLAUSE_END = /[,.!?;\n]/;

/** A text with its dates and lengths of time, as far as they may be those of a stay. */
export interface DatedText extends DateCandidates {
  text: string;
  /** What its clauses say. */
  cues: readonly Term[];
  /** The text offers a room, and does not look for one. */
  isOffer: boolean;
  today: string;
}

/** What speaks for or against a date being an end of the stay: how it is written, the words around it, and the other dates. */
export function dateFeatures(date: DateCandidate, dated: DatedText): string[] {
  const { dates, durations, today } = dated;
  const { startOrEnd } = date;
  const at = dates.indexOf(date);
  const isRangeBegin = dates[at + 1]?.isRangeEnd === true;
  const place = dates.length === 1 ? "only" : at === 0 ? "first" : at === dates.length - 1 ? "last" : "middle";
  // "As soon as possible" goes with any date.
  const others = dates.filter((other) => other !== date && !other.date.isVague);
  return ofKind(dated, [
    "any",
    `side ${startOrEnd}`,
    `moves ${isMove(date)}`,
    `side ${startOrEnd}, moves ${isMove(date)}`,
    `form ${formOf(date)}`,
    `form ${formOf(date)}, side ${startOrEnd}`,
    ...(date.isRangeEnd ? ["ends a range", `ends a range, side ${startOrEnd}`] : []),
    ...(date.isMoveInWindow ? ["ends a window"] : []),
    ...(isRangeBegin ? ["begins a range"] : []),
    ...(dates.some(({ isRangeEnd }) => isRangeEnd)
      ? [date.isRangeEnd || isRangeBegin ? "in the range" : "beside a range"]
      : []),
    place,
    ...(place === "only" ? [`only, side ${startOrEnd}`, `only, form ${formOf(date)}`] : []),
    durations.length > 0 ? "beside a length" : "no length",
    `dates ${Math.min(dates.length, 4)}`,
    orderOf(date, dated),
    `in ${distanceOf(daysBetween(today, beginOf(date.date, today)))}`,
    ...(others.some((other) => other.startOrEnd === "start" && isMove(other)) ? ["another moves in"] : []),
    ...(others.some((other) => other.startOrEnd === "start") ? ["another begins"] : []),
    ...(others.some((other) => other.startOrEnd === "end") ? ["another ends"] : []),
    ...wordsAround(date, dated),
  ]);
}

/** The same of a length of time being that of the stay. */
export function lengthFeatures(length: LengthMention, dated: DatedText): string[] {
  const { dates, durations } = dated;
  return ofKind(dated, [
    "any",
    `weight ${length.weight}`,
    `least ${length.isLeast}`,
    `length ${sizeOf(length.months * 30 + length.days)}`,
    `dates ${Math.min(dates.length, 2)}`,
    durations.length === 1 ? "only" : durations[0] === length ? "first" : "later",
    ...(dates.some(({ startOrEnd }) => startOrEnd === "end") ? ["another ends"] : []),
    ...(dates.some(({ isRangeEnd }) => isRangeEnd) ? ["beside a range"] : []),
    ...wordsAround(length, dated),
  ]);
}

/** What speaks for a date or a length ending a stay that begins on a date: where it stands to it, and how much later it is. */
export function featuresBesideBegin(
  one: DateCandidate | LengthMention,
  begin: DateCandidate | null,
  dated: DatedText,
): string[] {
  if (begin === null) return ofKind(dated, ["no begin"]);
  const { text, today } = dated;
  const isBehind = one.start >= begin.start;
  const gap = isBehind ? text.slice(begin.end, one.start) : text.slice(one.end, begin.start);
  const side = isBehind ? "behind the begin" : "before the begin";
  const place = SENTENCE_END.test(gap) ? "other sentence" : CLAUSE_END.test(gap) ? "other clause" : "same clause";
  if (!("date" in one)) return ofKind(dated, [side, `${side}, ${place}`]);
  const isOfRange = one.isRangeEnd && dated.dates[dated.dates.indexOf(one) - 1] === begin;
  const days = daysBetween(beginOf(begin.date, today), beginOf(one.date, today));
  const later = days < 0 ? "earlier" : days === 0 ? "same day" : days < 21 ? "days" : days < 60 ? "weeks" : "months";
  const features = [side, `${side}, ${place}`, `later ${later}`];
  const joint = [side, `side ${one.startOrEnd}`, place].map((other) => `later ${later}, ${other}`);
  return ofKind(dated, [...features, ...joint, ...(isOfRange ? ["ends the range of the begin"] : [])]);
}

/** In a text that offers a room the same words may say something else. */
function ofKind({ isOffer }: DatedText, features: string[]): string[] {
  return isOffer ? features.flatMap((feature) => [feature, `offer: ${feature}`]) : features;
}

function formOf({ date }: DateCandidate): string {
  if (date.isVague === true) return "vague";
  if (date.isSpan === true) return "span";
  if (date.isNamed === true) return "named";
  return isOneDay(date) ? "day" : "month";
}

function orderOf({ date }: DateCandidate, { dates, today }: DatedText): string {
  const day = beginOf(date, today);
  const days = dates.map((other) => beginOf(other.date, today));
  if (days.every((other) => day <= other)) return "earliest";
  return days.every((other) => day >= other) ? "latest" : "between";
}

function distanceOf(days: number): string {
  return days < 14 ? "days" : days < 75 ? "weeks" : days < 150 ? "months" : days < 260 ? "half a year" : "a year";
}

function sizeOf(days: number): string {
  if (days < 100) return days < 8 ? "a week" : days < 32 ? "a month" : "a quarter";
  return days < 290 ? "half a year" : days < 400 ? "a year" : days < 740 ? "two years" : "many years";
}

function wordsAround(one: DateCandidate | LengthMention, dated: DatedText): string[] {
  const { leading, following } = one;
  const { previousEnd, nextStart } = neighboursOf(one, dated);
  return [
    ...(leading.length === 0 ? ["leads none"] : leading.map(({ sense }) => `leads ${sense}`)),
    ...(following.length === 0 ? ["follows none"] : following.map(({ sense }) => `follows ${sense}`)),
    ...cuesInReach(dated.text, one, dated.cues, REACH).flatMap(({ sense, isBefore, edge, gap }) => {
      const isParted = isBefore ? edge < previousEnd : edge > nextStart;
      const cue = `${isBefore ? "before" : "behind"} ${sense}`;
      if (isParted) return [cue, `${cue} beyond another`];
      if (CLAUSE_END.test(gap)) return [cue, `${cue} in other clause`];
      const features = [cue, `${cue} in clause`];
      if (gap.length <= BESIDE) features.push(`${cue} beside`);
      if ("date" in one) features.push(`${cue} in clause, side ${one.startOrEnd}`);
      return features;
    }),
  ];
}

/** Where the dates and lengths before and behind one end and begin. */
function neighboursOf({ start, end }: Span, { text, dates, durations }: DatedText) {
  const others = [...dates, ...durations];
  return {
    previousEnd: Math.max(0, ...others.filter((other) => other.end <= start).map((other) => other.end)),
    nextStart: Math.min(text.length, ...others.filter((other) => other.start >= end).map((other) => other.start)),
  };
}

function isMove({ leading, following }: DateCandidate): boolean {
  return [...leading, ...following].some(({ sense }) => /\bmove\b/.test(sense));
}
