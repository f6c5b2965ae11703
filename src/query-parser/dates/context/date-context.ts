import type { LocatedExpression, StartOrEnd } from "../time-expression.ts";
import type { Ending } from "./date-candidate.ts";
import {
  departureOf,
  endsOldContract,
  endsThere,
  returnsThere,
  unrelatedLength,
  startOrEndBefore,
  startOrEndAfter,
} from "./start-or-end.ts";
import { isAboutAnotherPerson, subjectOf, type Subject } from "./subject.ts";

const FAR_BEFORE = 64;
const FAR_BEHIND = 40;

/** The words around an expression and what they say of it. */
export interface DateContext {
  before: string;
  behind: string;
  /** All the text up to the next expression; empty where none follows. */
  gapBehind: string;
  startOrEndBefore: StartOrEnd | null;
  startOrEndAfter: StartOrEnd | null;
  subject: Subject | null;
  ending: Ending | null;
  /** It is no part of a stay. */
  isUnrelated: boolean;
  /** Up to where the text is used by this expression; what is behind belongs to the next. */
  usedUpTo: number;
}

/** Reads the words around an expression; those before `usedFrom` belong to the expression before. */
export function dateContextOf(
  text: string,
  expression: LocatedExpression,
  next: LocatedExpression | undefined,
  usedFrom: number,
  unmasked: string,
): DateContext {
  const before = text.slice(Math.max(usedFrom, expression.start - FAR_BEFORE), expression.start);
  const gapBehind = next ? text.slice(expression.end, next.start) : "";
  // A digit stands for the expression that follows.
  const behind = next ? `${gapBehind.slice(0, FAR_BEHIND)}0` : text.slice(expression.end, expression.end + FAR_BEHIND);
  const isDate = expression.kind === "date" || expression.kind === "range";
  const unrelated = isDate ? unrelatedLength(before, behind) : null;
  const isOldContract = isDate && endsOldContract(before, behind);
  const left = isOldContract ? "start" : endsThere(behind) ? "end" : startOrEndBefore(before);
  const right = isDate && unrelated === null ? startOrEndAfter(behind) : null;

  // "move in 5 January move out 20 March": what stands between is the second one's, as the first has its own.
  const isWholeGap = right !== null && right.length >= gapBehind.trimEnd().length;
  const isOfNext =
    right !== null &&
    left !== null &&
    next !== undefined &&
    !isOldContract &&
    (isWholeGap || right.startOrEnd !== left);
  const own = right && !isOfNext ? right.startOrEnd : null;
  // What room mates are called has been read as a room.
  const whole = unmasked.slice(expression.start - before.length, expression.start);
  const isEnd = isDate && (own ?? left) === "end";
  const isFreed = isEnd && isAboutAnotherPerson(whole);
  return {
    before,
    behind,
    gapBehind,
    startOrEndBefore: isFreed ? "start" : left,
    startOrEndAfter: isFreed ? "start" : own,
    subject: isFreed ? "other" : isDate ? subjectOf(whole, behind) : null,
    ending: isOldContract ? "contract" : isDate ? endingOf(before, behind, isEnd && !isFreed) : null,
    isUnrelated: unrelated !== null,
    usedUpTo: expression.end + (unrelated ?? (right && !isOfNext ? right.length : 0)),
  };
}

function endingOf(before: string, behind: string, isEnd: boolean): Ending | null {
  if (returnsThere(before, behind)) return "return";
  return isEnd ? departureOf(before, behind) : null;
}
