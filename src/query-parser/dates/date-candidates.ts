import type { Span } from "../text/mapped-text.ts";
import { isChoice, joinsRange } from "./connectives.ts";
import { cuesAround } from "./cues.ts";
import { roleOf, type DateRole, type StartOrEnd } from "./date-roles.ts";
import type { TimeMention } from "./expressions/find-times.ts";
import { asEdge, isOneDay, type LengthOfStay, type PartialDate } from "./partial-date.ts";

/** A date with what the words around it say. */
export interface DateCandidate extends Span, Pick<DateRole, "subject" | "ending"> {
  date: PartialDate;
  /** Null where no word says it. */
  startOrEnd: StartOrEnd | null;
  isVague: boolean;
  /** The date before is joined to it as the begin of a range. */
  isRangeEnd: boolean;
  /** It ends a range within which the move is to happen: no stay. */
  isMoveInWindow: boolean;
}

/** What a text says about a stay, in its order. */
export interface DateCandidates {
  dates: DateCandidate[];
  durations: (LengthOfStay & Span)[];
}

/** Finds for each mention which end of the stay it is, from the words around it and the mentions beside it. */
export function findDateCandidates(text: string, mentions: readonly TimeMention[]): DateCandidates {
  const dates: DateCandidate[] = [];
  let usedUpTo = 0;
  let last: TimeMention | undefined;
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1];
    if (mention.dates.length === 0) continue;
    const cues = cuesAround(text, mention, usedUpTo, next?.start ?? text.length);
    const role = roleOf(cues, mention, next !== undefined);
    usedUpTo = role.usedUpTo;
    if (role.isUnrelated) continue;
    const between = last && text.slice(last.end, mention.start);
    const isBeforeRange = next !== undefined && joinsRange(text.slice(mention.end, next.start));
    if (addDates(dates, mention, role, between, isBeforeRange)) last = mention;
  }
  return {
    dates,
    durations: mentions.flatMap(({ duration, start, end }) => (duration ? { ...duration, start, end } : [])),
  };
}

/** Adds the dates of a mention to those before. @returns False where it is none of its own. */
function addDates(
  dates: DateCandidate[],
  { dates: [date, rangeEnd], start, end }: TimeMention,
  role: DateRole,
  between: string | undefined,
  isBeforeRange: boolean,
): boolean {
  const last = dates.at(-1);
  if (between !== undefined && isChoice(between)) return false;
  const isJoined = between !== undefined && joinsRange(between);
  const isRangeEnd = isJoined && last?.startOrEnd !== "end" && date!.startOrEnd !== "start" && rangeEnd === undefined;
  const said = rangeEnd ? "start" : isRangeEnd ? "end" : role.side;
  const startOrEnd = date!.startOrEnd ?? said;
  if (date!.isWeak && startOrEnd === null && !isBeforeRange) return false;

  const isOldContract = role.ending === "contract";
  const subject = isOldContract ? "move" : (role.subject ?? (isRangeEnd ? last!.subject : null));
  const candidate: DateCandidate = {
    start,
    end,
    date: role.isAll && !isOneDay(date!) ? { ...date!, isSpan: true } : asEdge(date!, startOrEnd),
    startOrEnd,
    subject,
    isVague: date!.isVague === true || isOldContract,
    isRangeEnd,
    isMoveInWindow: isRangeEnd && role.isMoveIn,
    ending: role.ending,
  };
  dates.push(candidate);
  if (rangeEnd)
    dates.push({
      ...candidate,
      date: asEdge(rangeEnd, "end"),
      startOrEnd: "end",
      isRangeEnd: true,
      isMoveInWindow: role.isMoveIn,
    });
  return true;
}
