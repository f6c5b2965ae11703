import { lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { CUES_BEFORE, CUES_BEHIND } from "../lexicon/tables/date-cues.ts";
import { cuesFollowing, cuesLeading } from "../roles/cues.ts";
import type { Span } from "../text/mapped-text.ts";
import { isChoice, joinsRange } from "./connectives.ts";
import type { TimeMention } from "./expressions/find-times.ts";
import { asEdge, isOneDay, type LengthOfStay, type PartialDate } from "./partial-date.ts";

/** A stretch of a text with the cues that lead to it and follow it. */
interface Cued extends Span {
  leading: readonly Term[];
  following: readonly Term[];
}

/** A length of time where it stands in a text. */
export type LengthMention = LengthOfStay & Cued;

/** Which end of a stay a date is. */
export type StartOrEnd = "start" | "end";

/** A date with what the words around it say. */
export interface DateCandidate extends Cued {
  date: PartialDate;
  /** Null where no word says it. */
  startOrEnd: StartOrEnd | null;
  /** The date before is joined to it as the begin of a range. */
  isRangeEnd: boolean;
  /** It ends a range within which the move is to happen: no stay. */
  isMoveInWindow: boolean;
}

/** What a text says about a stay, in its order. */
export interface DateCandidates {
  dates: DateCandidate[];
  durations: LengthMention[];
}

const BEFORE = lexiconOf(CUES_BEFORE);
const BEHIND = lexiconOf(CUES_BEHIND);
/** Characters within which a cue is looked for. */
const REACH = 70;

/** Finds the dates and lengths among the mentions of time, with the words that say which end of the stay they are. */
export function findDateCandidates(text: string, mentions: readonly TimeMention[]): DateCandidates {
  const found: DateCandidates = { dates: [], durations: [] };
  let usedUpTo = 0;
  let last: TimeMention | undefined;
  for (const [index, mention] of mentions.entries()) {
    const { start, end, duration } = mention;
    const next = mentions[index + 1];
    const cues = {
      leading: cuesLeading(text, start, Math.max(usedUpTo, start - REACH), BEFORE),
      following: cuesFollowing(text, end, Math.min(next?.start ?? text.length, end + REACH), BEHIND),
    };
    if (duration) found.durations.push({ ...duration, start, end, ...cues });
    const word = ownWord(cues, next !== undefined);
    usedUpTo = Math.max(end, word?.end ?? 0);
    const isUnrelated = [...cues.leading, ...cues.following].some(isSense("viewing", "told"));
    if (mention.dates.length === 0 || isUnrelated) continue;
    const between = last && text.slice(last.end, start);
    const isBeforeRange = next !== undefined && joinsRange(text.slice(end, next.start));
    const added = candidatesOf(mention, { ...cues, word }, found.dates.at(-1), between, isBeforeRange);
    found.dates.push(...added);
    if (added.length > 0) last = mention;
  }
  return found;
}

function isSense(...senses: readonly string[]) {
  return ({ sense }: Term) => senses.some((each) => sense === each || sense.startsWith(`${each} `));
}

/** The word behind a mention that speaks of it. "Move in 5 January move out 20 March": what stands between is the second one's. */
function ownWord({ leading, following }: Pick<Cued, "leading" | "following">, hasNext: boolean): Term | undefined {
  const isOfNext = hasNext && leading.some(isSense("end", "begin"));
  return following.find(isOfNext ? isSense("viewing", "told") : isSense("viewing", "told", "end", "runs", "begin"));
}

/** The words that say which end of the stay a date is. 租约9月3号结束 is an end, though 租约 may lead to a begin as well. */
function sideOf({ leading, following, word }: DateWords): StartOrEnd | null {
  if (following.some(isSense("runs")) || leading.some(isSense("end"))) return "end";
  if (leading.some(isSense("begin"))) return "start";
  if (word === undefined) return null;
  return isSense("begin")(word) ? "start" : "end";
}

type DateWords = Pick<Cued, "leading" | "following"> & { word: Term | undefined };

/** The dates of a mention: two where it is a range, none where it is only another choice, or counts only beside a word. */
function candidatesOf(
  { dates: [date, rangeEnd], start, end }: TimeMention,
  words: DateWords,
  last: DateCandidate | undefined,
  between: string | undefined,
  isBeforeRange: boolean,
): DateCandidate[] {
  if (date === undefined || (between !== undefined && isChoice(between))) return [];
  const { leading, following, word } = words;
  const isJoined = between !== undefined && joinsRange(between);
  const isRangeEnd = isJoined && last?.startOrEnd !== "end" && date.startOrEnd !== "start" && rangeEnd === undefined;
  const startOrEnd = date.startOrEnd ?? (rangeEnd ? "start" : isRangeEnd ? "end" : sideOf(words));
  if (date.isWeak && startOrEnd === null && !isBeforeRange) return [];
  const isMoveIn =
    leading.some(({ sense }) => sense.endsWith(" in")) ||
    (word !== undefined && isSense("begin")(word) && !following.some(({ sense }) => /\b(?:let|go)$/.test(sense)));
  const isAll = leading.some(isSense("all")) && !isOneDay(date);
  const candidate: DateCandidate = {
    start,
    end,
    leading,
    following,
    date: isAll ? { ...date, isSpan: true } : asEdge(date, startOrEnd),
    startOrEnd,
    isRangeEnd,
    isMoveInWindow: isRangeEnd && isMoveIn,
  };
  if (rangeEnd === undefined) return [candidate];
  const second = {
    date: asEdge(rangeEnd, "end"),
    startOrEnd: "end",
    isRangeEnd: true,
    isMoveInWindow: isMoveIn,
  } as const;
  return [candidate, { ...candidate, ...second }];
}
