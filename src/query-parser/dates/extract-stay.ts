import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { CLAUSE_CUES } from "../lexicon/tables/date-cues.ts";
import type { SourceText } from "../text/source-text.ts";
import { findDateCandidates, type DateCandidate, type LengthMention } from "./date-candidates.ts";
import type { DatedText } from "./date-features.ts";
import { findTimes } from "./expressions/find-times.ts";
import { afterDuration, fixed, hasPassed } from "./partial-date.ts";
import { chooseRoles, resolveStay, type Stay, type StayWeights } from "./resolve-stay.ts";

/**
 * Reads when a stay begins and ends, and masks every day, term and duration that was read, so that their numbers are no
 * prices. The grammar is our own: chrono-node, the usual library, takes "a week" and "10 min" for dates and knows neither
 * Chinese seasons nor academic years.
 *
 * `today` is the calendar day in London (ISO); what has no year is its next occurrence.
 * @param isOffer The text offers a room: what ends in it is read otherwise than in one that looks for a room.
 */
export function extractStay(source: SourceText, today: string, { isOffer = false }: { isOffer?: boolean } = {}): Stay {
  return stayOf(datesOf(source, today, isOffer));
}

/** The stay that the dates of a text amount to. @param weights Others are given where what was learnt is tried out. */
export function stayOf(dated: DatedText, weights?: StayWeights): Stay {
  return resolveStay(chooseRoles(dated, weights), dated.dates, dated.today);
}

const CLAUSE = lexiconOf(CLAUSE_CUES);

/** Each is compared with each other; no post that names a room has so many. */
const MOST_TIMES = 60;

/** The dates and lengths of time in what is left of a text; all of them are masked. */
export function datesOf(source: SourceText, today: string, isOffer: boolean): DatedText {
  const times = findTimes(source.remaining, today);
  source.mask(times);
  const { dates, durations } = findDateCandidates(source.canonical, times.slice(0, MOST_TIMES));
  const running = isOffer ? runningOn(dates, durations, today) : dates;
  // 'Came to Leeds in September 2026' is no day to move in, but a stay may have begun.
  const isOpen = ({ date }: DateCandidate, index: number) => !hasPassed(date, today) || running[index + 1]?.isRangeEnd;
  const cues = findTerms(source.canonical, CLAUSE);
  return { text: source.canonical, cues, dates: running.filter(isOpen), durations, isOffer, today };
}

/**
 * '51 weeks from 5 September 2026, to be taken over in January': the stay on offer has begun, and ends when it would have. It can be
 * had today, unless another day to take it over is named.
 */
function runningOn(
  dates: readonly DateCandidate[],
  durations: readonly LengthMention[],
  today: string,
): DateCandidate[] {
  const begun = dates.find(({ startOrEnd, date }) => startOrEnd === "start" && hasPassed(date, today));
  const next = begun && dates[dates.indexOf(begun) + 1];
  if (begun?.date.year === undefined || next?.isRangeEnd) return [...dates];
  const first = begun.date.first(begun.date.year);
  const lastDay = (length: LengthMention): DateCandidate => {
    const { start, end } = length;
    return { ...begun, start, end, date: fixed(afterDuration(first, length)), startOrEnd: "end" };
  };
  return [
    ...dates.with(dates.indexOf(begun), { ...begun, date: { ...fixed(today), isVague: true } }),
    ...durations.map(lastDay),
  ];
}
