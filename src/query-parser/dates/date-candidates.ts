import { lexiconOf } from "../lexicon/find-terms.ts";
import { LENGTHS } from "../lexicon/tables/lengths.ts";
import { isChoice, joinsBoth, joinsRange } from "./connectives.ts";
import { cuesFollowing, cuesLeading } from "./cues.ts";
import { roleOf, type DateRole, type Ending, type StartOrEnd, type Subject } from "./date-roles.ts";
import type { TimeMention } from "./expressions/find-times.ts";
import { isOneDay, type Duration, type PartialDate } from "./partial-date.ts";

/** A date with what the words around it say. */
export interface DateCandidate {
  date: PartialDate;
  /** Null where no word says it. */
  startOrEnd: StartOrEnd | null;
  subject: Subject | null;
  isVague: boolean;
  /** The date before is joined to it as the begin of a range. */
  isRangeEnd: boolean;
  /** It ends a range within which the move is to happen: no stay. */
  isMoveInWindow: boolean;
  /** What ends on it, where that need not be the stay. */
  ending: Ending | null;
}

/** How long a stay is said to be. */
export interface DurationOfStay extends Duration {
  /** It may be longer: "at least six months". */
  isLeast: boolean;
  /** How much speaks for it: what is left of a tenancy, then a tenancy, then any. */
  weight: number;
}

/** What a text says about a stay, in its order. */
export interface DateCandidates {
  dates: DateCandidate[];
  durations: DurationOfStay[];
}

/** Finds for each mention which end of the stay it is, from the words around it and the mentions beside it. */
export function findDateCandidates(text: string, mentions: readonly TimeMention[], unmasked = text): DateCandidates {
  const dates: DateCandidate[] = [];
  const durations: DurationOfStay[] = [];
  let usedUpTo = 0;
  let last: TimeMention | undefined;
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1];
    if (mention.duration) durations.push(ofStay(text, mention.duration, mention, next?.start));
    const role = mention.dates.length === 0 ? null : roleOf(text, unmasked, mention, usedUpTo, next?.start);
    usedUpTo = role?.usedUpTo ?? mention.end;
    if (role === null || role.isUnrelated) continue;
    const between = last && text.slice(last.end, mention.start);
    const isBeforeRange = next !== undefined && joinsRange(text.slice(mention.end, next.start));
    if (addDates(dates, mention.dates, role, between, isBeforeRange)) last = mention;
  }
  const most = Math.max(...durations.map(({ weight }) => weight));
  return { dates, durations: durations.filter(({ weight }) => weight === most) };
}

const LENGTH_CUES = lexiconOf(LENGTHS);
const FAR = 24;

function ofStay(text: string, duration: Duration, { start, end }: TimeMention, next = text.length): DurationOfStay {
  const behind = end + Number(text[end] === "-");
  const cues = new Set(
    [
      ...cuesLeading(text, start, start - FAR, LENGTH_CUES),
      ...cuesFollowing(text, behind, Math.min(next, end + FAR), LENGTH_CUES),
    ].map(({ sense }) => sense),
  );
  const weight = cues.has("left") ? 2 : Number(cues.has("tenancy filler"));
  return { ...duration, isLeast: cues.has("least filler"), weight };
}

/** Adds the dates of a mention to those before. @returns False where it is none of its own. */
function addDates(
  dates: DateCandidate[],
  [date, rangeEnd]: readonly PartialDate[],
  role: DateRole,
  between: string | undefined,
  isBeforeRange: boolean,
): boolean {
  const last = dates.at(-1);
  if (last && between !== undefined && isChoice(between)) {
    last.startOrEnd ??= role.behind;
    return false;
  }
  const isJoined = between !== undefined && (joinsRange(between) || joinsBoth(between));
  const isRangeEnd = isJoined && last?.startOrEnd !== "end" && date!.startOrEnd !== "start" && rangeEnd === undefined;
  const said = rangeEnd ? "start" : isRangeEnd ? "end" : (role.before ?? role.behind);
  const startOrEnd = date!.startOrEnd ?? said;
  if (date!.isWeak && startOrEnd === null && !isBeforeRange) return false;

  const isOldContract = role.ending === "contract";
  const subject = isOldContract ? "move" : (role.subject ?? (isRangeEnd ? last!.subject : null));
  const candidate: DateCandidate = {
    date: role.isAll && !isOneDay(date!) ? { ...date!, isSpan: true } : date!,
    startOrEnd,
    subject,
    isVague: date!.isVague === true || isOldContract,
    isRangeEnd,
    isMoveInWindow: isRangeEnd && role.isMoveIn,
    ending: role.ending,
  };
  dates.push(candidate);
  if (rangeEnd)
    dates.push({ ...candidate, date: rangeEnd, startOrEnd: "end", isRangeEnd: true, isMoveInWindow: role.isMoveIn });
  return true;
}
