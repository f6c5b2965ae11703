import {
  bareCandidate,
  isOneDay,
  type DateCandidates,
  type DateCandidate,
  type DurationOfStay,
} from "./date-candidate.ts";
import { isChoice, isRange, joinsRange, exactDate } from "./connectives.ts";
import type { LocatedExpression } from "../time-expression.ts";
import { findCues } from "./cues.ts";
import { dateContextOf, type DateContext } from "./date-context.ts";

const MOVE_IN =
  /(?:mov(?:e|ing)[- ]?in(?:to)?|arriv(?:e|es|ing|al)|入住|搬入|搬进|到达|check[- ]?in)(?:[\s:]|date|时间|日期|is|on|in|between|sometime|around|anytime|any time|为|是)*$/;
const TENANCY_BEFORE =
  /(?:租|住|签|待|呆|租期|合同|租约|for|stay(?:ing)?|let|lease|tenancy|contract|of|期)(?:[\s:]|是|为|about|around|大概|大约|约|至少|最少|最短|at least|minimum|a|个)*$/;
const TENANCY_BEHIND = /^\s*-?\s*(?:的|起|短租|长租|租约|租期|合同|contract|tenancy|lease|let|sublet|stay|minimum|min)/;

// 43周合同剩余28周: what is left of it.
const LEFT_BEFORE = /(?:剩余?|剩下|还有)\s*$/;
const LEFT_BEHIND = /^\s*(?:are |is )?(?:left|remaining)(?![a-z])/;

// 最少租1个月, '4 weeks minimum'.
const AT_LEAST_BEFORE =
  /(?:至少|最少|最短|起码|住满|(?<![a-z])(?:at least|min(?:imum)?\.?(?: of| stay| term| let)*))[^,.;!?\n]{0,6}$/;
const AT_LEAST_BEHIND = /^\s*-?\s*(?:以上|起[租签住]?|(?:minimum|min|or more|or longer)(?![a-z]))/;

// 2月10号到24号想租: the stay, and no days to move in.
const LETS = /^[^,.;!?\n]{0,4}(?<![起开])租/;

// "Just for December", 只租七月: the month is the stay.
const FOR_THAT_ALONE = /(?:just|only) (?:for|in|during)(?: the)? $|[只就][租住]\s?$/;

type DateExpression = LocatedExpression & { kind: "date" };
type RangeExpression = LocatedExpression & { kind: "range" };

interface LastDate {
  candidate: DateCandidate;
  start: number;
  end: number;
}

// The last date so far, and how far the text has been used for the ones before.
interface Progress {
  text: string;
  dates: DateCandidate[];
  last: LastDate | null;
  usedUpTo: number;
}

/**
 * Finds for each expression which end of the stay it is, from the words around it and the expressions beside it.
 * `unmasked` is the text including what other extractors have masked.
 */
export function findDateCandidates(
  text: string,
  expressions: readonly LocatedExpression[],
  unmasked = text,
): DateCandidates {
  const progress: Progress = { text, dates: [], last: null, usedUpTo: 0 };
  const cues = findCues(text, unmasked);
  const durations: { duration: DurationOfStay; weight: number }[] = [];

  for (const [index, expression] of expressions.entries()) {
    const context = dateContextOf(cues, expression, expressions[index + 1], progress.usedUpTo);
    progress.usedUpTo = context.usedUpTo;
    if (expression.kind === "duration") {
      const duration = { ...expression.duration, isLeast: isLeast(context) };
      durations.push({ duration, weight: weightOfDuration(context) });
    }
    if (context.isUnrelated) continue;
    if (expression.kind === "range") addRange(progress, expression, context);
    if (expression.kind === "date") addDate(progress, expression, context);
  }
  const most = Math.max(...durations.map(({ weight }) => weight));
  return {
    dates: progress.dates,
    durations: durations.filter(({ weight }) => weight === most).map(({ duration }) => duration),
  };
}

/** How much speaks for a stretch of time as the length of the stay: what is left of a tenancy, then a tenancy, then any. */
function weightOfDuration({ before, behind }: DateContext): number {
  if (LEFT_BEFORE.test(before) || LEFT_BEHIND.test(behind)) return 2;
  return TENANCY_BEFORE.test(before) || TENANCY_BEHIND.test(behind) ? 1 : 0;
}

function isLeast({ before, behind }: DateContext): boolean {
  return AT_LEAST_BEFORE.test(before) || AT_LEAST_BEHIND.test(behind);
}

function addRange(progress: Progress, expression: RangeExpression, context: DateContext) {
  const isMoveInWindow =
    (context.startOrEndAfter === "start" && !LETS.test(context.behind)) || MOVE_IN.test(context.before);
  const { subject } = context;
  const end: DateCandidate = {
    ...bareCandidate(expression.to),
    startOrEnd: "end",
    subject,
    isRangeEnd: true,
    isMoveInWindow,
  };
  progress.dates.push({ ...bareCandidate(expression.from), startOrEnd: "start", subject }, end);
  progress.last = { candidate: end, start: expression.start, end: expression.end };
}

function addDate(progress: Progress, expression: DateExpression, context: DateContext) {
  const { last, text } = progress;
  const connective = last && {
    between: text.slice(last.end, expression.start),
    before: text.slice(Math.max(0, last.start - 12), last.start),
  };
  if (connective && isChoice(connective)) return;

  if (last && connective && saysExactly(last, expression, context, connective.between)) return;

  const isJoined = last !== null && connective !== null && isRange(connective, last.candidate.date, expression.date);
  const isRangeEnd = isJoined && last.candidate.startOrEnd !== "end" && expression.startOrEnd !== "start";
  const startOrEnd =
    expression.startOrEnd ?? (isRangeEnd ? "end" : (context.startOrEndBefore ?? context.startOrEndAfter));
  if (expression.isWeak && startOrEnd === null && !joinsRange(context.gapBehind)) return;

  const isJuxtaposed = connective !== null && connective.between.trim() === "";
  // 8月底9月初入住: what makes the second the begin makes the first it, too.
  if (
    isJuxtaposed &&
    startOrEnd === "start" &&
    context.startOrEndBefore === null &&
    last?.candidate.startOrEnd === null
  ) {
    last.candidate.startOrEnd = startOrEnd;
    last.candidate.subject = context.subject;
  }
  const isMoveInWindow = isRangeEnd && context.startOrEndAfter === "start" && !LETS.test(context.behind);
  const isOldContract = context.ending === "contract";
  const isVague = expression.isVague === true || isOldContract;
  const subject = isOldContract ? "move" : (context.subject ?? (isRangeEnd ? last.candidate.subject : null));
  const candidate: DateCandidate = {
    date:
      FOR_THAT_ALONE.test(context.before) && !isOneDay(expression.date)
        ? { ...expression.date, isSpan: true }
        : expression.date,
    startOrEnd,
    subject,
    isVague,
    isRangeEnd,
    isJuxtaposed,
    isMoveInWindow,
    ending: context.ending,
  };
  progress.dates.push(candidate);
  progress.last = { candidate, start: expression.start, end: expression.end };
}

// 圣诞前 (Dec 22): the second says what the first means.
function saysExactly(last: LastDate, expression: DateExpression, context: DateContext, between: string): boolean {
  if (context.startOrEndBefore !== null || expression.startOrEnd === "start") return false;
  const { candidate } = last;
  const exact = exactDate(candidate.date, expression.date, between);
  const isOneSide =
    context.startOrEndAfter === null ||
    candidate.startOrEnd === null ||
    context.startOrEndAfter === candidate.startOrEnd;
  if (exact === null || !isOneSide) return false;
  candidate.date = exact;
  candidate.startOrEnd ??= context.startOrEndAfter;
  candidate.subject ??= context.subject;
  last.end = expression.end;
  return true;
}
