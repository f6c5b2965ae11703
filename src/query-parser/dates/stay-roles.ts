import { scoreOf, type Weights } from "../roles/linear-scorer.ts";
import { BEGIN_WEIGHTS } from "./begin-weights.ts";
import type { DateCandidate } from "./date-candidates.ts";
import {
  dateFeatures,
  featuresBesideBegin,
  lengthFeatures,
  type DatedText,
  type LengthMention,
} from "./date-features.ts";
import { END_WEIGHTS } from "./end-weights.ts";
import { LENGTH_WEIGHTS } from "./length-weights.ts";

/** How much speaks for each role of a date or a length of time. */
export interface StayWeights {
  begin: Weights;
  end: Weights;
  length: Weights;
}

/** The dates of a text that begin and end its stay, or how long it lasts; null for what it doesn't say. */
export interface StayRoles {
  begin: DateCandidate | null;
  end: DateCandidate | null;
  /** Where no date ends it. */
  length: LengthMention | null;
}

const LEARNT: StayWeights = { begin: BEGIN_WEIGHTS, end: END_WEIGHTS, length: LENGTH_WEIGHTS };

/**
 * Chooses from the dates of a text: first its begin, then what ends a stay that begins there. All others are told in passing:
 * a term, a journey, the end of a present contract. @param weights Others are given where what was learnt is tried out.
 */
export function chooseRoles(dated: DatedText, weights = LEARNT): StayRoles {
  const { dates, durations } = dated;
  const features = new Map(dates.map((date) => [date, dateFeatures(date, dated)]));
  const featuresOf = (date: DateCandidate) => features.get(date) ?? [];
  const asBegin = (date: DateCandidate) => scoreOf(featuresOf(date), weights.begin);
  const sure = dates.filter(({ isVague }) => !isVague);
  // "Any time after 1 January": a day goes before "as soon as possible".
  const begin = best(sure, asBegin) ?? best(dates, asBegin);
  const besideBegin = (one: DateCandidate | LengthMention) => featuresBesideBegin(one, begin?.one ?? null, dated);
  // A summer is a stay of its own, but for who moves in then.
  const isWhole = ({ date, startOrEnd }: DateCandidate) => date.isSpan === true && startOrEnd !== "start";
  const others = dates.filter((date) => date !== begin?.one || isWhole(date));
  const end = best(others, (date) => scoreOf([...featuresOf(date), ...besideBegin(date)], weights.end));
  const length = best(durations, (one) =>
    scoreOf([...lengthFeatures(one, dated), ...besideBegin(one)], weights.length),
  );
  const isUntil = end !== null && (length === null || begin === null || end.score >= length.score);
  return {
    begin: begin?.one ?? null,
    end: isUntil ? end.one : null,
    length: isUntil ? null : (length?.one ?? null),
  };
}

function best<T>(some: readonly T[], scoreOfOne: (one: T) => number): { one: T; score: number } | null {
  let found: { one: T; score: number } | null = null;
  for (const one of some) {
    const score = scoreOfOne(one);
    if (score > (found?.score ?? 0)) found = { one, score };
  }
  return found;
}
