import fc from "fast-check";
import {
  dateFeatures,
  featuresBesideBegin,
  lengthFeatures,
  type DatedText,
} from "../../../src/query-parser/dates/date-features.ts";
import { stayOf } from "../../../src/query-parser/dates/extract-stay.ts";
import type { StayWeights } from "../../../src/query-parser/dates/resolve-stay.ts";
import type { DateCandidate } from "../../../src/query-parser/dates/date-candidates.ts";
import { afterDuration, asEdge, beginOf, endOf } from "../../../src/query-parser/dates/partial-date.ts";
import { extractRental } from "../../../src/query-parser/extract-rental.ts";
import { rentalPartOf } from "../../../src/query-parser/relevance/rental-part.ts";
import { daysBetween } from "../../../src/domain/calendar-day.ts";
import * as chinese from "../dates/chinese-sentences.ts";
import * as english from "../dates/english-sentences.ts";
import * as mixed from "../dates/mixed-sentences.ts";
import * as roles from "../dates/date-roles.ts";
import { LONG_MESSAGES } from "../dates/long-messages.ts";
import { OFFERED_STAYS } from "../dates/offered-stays.ts";
import { bothSides, lasting, monthRange, oneSide } from "../dates/stay-wordings.ts";
import { labelledTexts, TODAY, type LabelledAnswer, type LabelledText } from "./labelled-texts.ts";
import { learn, type Example } from "./linear-model.ts";

/** As the sets hold it: an ISO day, or null where the text does not tell. */
type Day = LabelledAnswer["expected"]["begin_date"];

/** A text with the days that its author says its stay begins and ends on; several where they are as right. */
export interface StayText extends LabelledText {
  begins: readonly Day[];
  ends: readonly Day[];
  /** Days by which a day may be off. */
  tolerance: { begin: number; end: number };
}

/** Each date and length of each labelled text, and whether it has each role. */
export interface StayExamples {
  begin: Example[];
  end: Example[];
  length: Example[];
}

let known: StayExamples | undefined;

/** The examples of one role. */
export function stayExamples(role: keyof StayExamples): Example[] {
  return (known ??= allExamples())[role];
}

function allExamples(): StayExamples {
  const texts = stayTexts();
  // A text that counts several times is read once.
  const read = new Map([...new Set(texts)].map((text) => [text, examplesOf(text)]));
  const each = texts.flatMap((text) => read.get(text) ?? []);
  return {
    // A stay has one begin: the dates of a text compete.
    begin: each.flatMap(({ begin }, choice) => begin.map((one) => ({ ...one, choice }))),
    end: each.flatMap(({ end }) => end),
    length: each.flatMap(({ length }) => length),
  };
}

/** All texts whose stay is labelled. */
export function stayTexts(): StayText[] {
  return [...labelledTexts().map(stayText), ...wordings()];
}

function stayText({ author, id, text, isOffer, expected, accept = {}, toleranceDays = {} }: LabelledAnswer): StayText {
  return {
    author,
    id,
    text,
    isOffer,
    begins: [expected.begin_date ?? null, accept.begin_date ?? []].flat(),
    ends: [expected.end_date ?? null, accept.end_date ?? []].flat(),
    // To 30 June and until 1 July are one stay.
    tolerance: { begin: toleranceDays.begin_date ?? 0, end: Math.max(1, toleranceDays.end_date ?? 1) },
  };
}

/** Times that a line with one point is learnt from: it stands for many texts. */
const TIMES = 5;
const WRITTEN = 400;

function wordings(): StayText[] {
  const { OFFERED_CONTRACTS, ...searched } = roles;
  const searches = [
    ...[chinese, english, mixed, searched].flatMap((module) => Object.values(module).flat()),
    ...LONG_MESSAGES,
  ];
  const lines = [...searches.map(wording(false)), ...[...OFFERED_CONTRACTS, ...OFFERED_STAYS].map(wording(true))];
  const written = [bothSides, lasting, oneSide, monthRange].flatMap((stay) =>
    fc.sample(stay(TODAY), { numRuns: WRITTEN, seed: 7 }),
  );
  return [
    ...Array.from({ length: TIMES }, () => lines).flat(),
    ...written.map(({ text, begin, end }) => wording(false)([text, begin, end])),
  ];
}

function wording(isOffer: boolean) {
  return ([text, begin, end]: readonly [string, string | null, string | null]): StayText => ({
    author: "wordings",
    id: text,
    text,
    isOffer,
    begins: [begin],
    ends: [end],
    tolerance: { begin: 0, end: 1 },
  });
}

/** The dates of a labelled text; null where it is not about renting. */
export function datesOfText({ text, isOffer }: LabelledText): DatedText | null {
  const relevant = isOffer ? text : rentalPartOf(text);
  return relevant === null ? null : extractRental(relevant, TODAY, { isOffer }).dated;
}

function examplesOf(labelled: StayText): StayExamples {
  const dated = datesOfText(labelled);
  if (dated === null) return { begin: [], end: [], length: [] };
  const { begins, ends, tolerance } = labelled;
  const isBegin = ({ date }: DateCandidate) =>
    [date, asEdge(date, "start")].some((one) => isAmong(beginOf(one, TODAY), begins, tolerance.begin));
  const begin = dated.dates.find(isBegin) ?? null;
  const first = begins.find((day) => typeof day === "string") ?? null;
  const isEnd = ({ date }: DateCandidate) =>
    [date, asEdge(date, "end")].some((one) => isAmong(endOf(one, first, TODAY), ends, tolerance.end));
  const example = (one: { start: number; end: number }, features: string[], hasRole: boolean): Example => ({
    author: labelled.author,
    shown: `${labelled.id} [${dated.text.slice(one.start, one.end)}] ${dated.text.replaceAll("\n", " / ")}`,
    features,
    hasRole,
  });
  const lengths = dated.durations.map((one) => {
    const features = [...lengthFeatures(one, dated), ...featuresBesideBegin(one, begin, dated)];
    return example(one, features, first !== null && isAmong(afterDuration(first, one), ends, tolerance.end));
  });
  return {
    begin: dated.dates.map((one) => example(one, dateFeatures(one, dated), isBegin(one))),
    end: dated.dates.map((one) =>
      example(one, [...dateFeatures(one, dated), ...featuresBesideBegin(one, begin, dated)], isEnd(one)),
    ),
    length: lengths,
  };
}

/**
 * How many texts of each author have both days of their stay right, read by what was learnt from all others.
 * @param only Some authors; without it all.
 */
export function readStaysUnseen(only?: readonly string[]): { author: string; texts: number; right: number }[] {
  const texts = stayTexts();
  const authors = [...new Set(texts.map(({ author }) => author))].filter((author) => only?.includes(author) ?? true);
  return authors.map((author) => {
    const without = (role: keyof StayExamples) => learn(stayExamples(role).filter((one) => one.author !== author));
    const weights = { begin: without("begin"), end: without("end"), length: without("length") };
    const own = texts.filter((text) => text.author === author);
    return { author, texts: own.length, right: own.filter((text) => isRead(text, weights)).length };
  });
}

function isRead(labelled: StayText, weights: StayWeights): boolean {
  const dated = datesOfText(labelled);
  const { begin, end } = dated === null ? { begin: null, end: null } : stayOf(dated, weights);
  const { begins, ends, tolerance } = labelled;
  return isAmong(begin, begins, tolerance.begin) && isAmong(end, ends, tolerance.end);
}

/** Whether a day is one of those that are right, or as near to one as it may be. */
export function isAmong(day: string | null, right: readonly Day[], tolerance: number): boolean {
  return right.some((one) =>
    day === null || typeof one !== "string" ? day === one : Math.abs(daysBetween(day, one)) <= tolerance,
  );
}
