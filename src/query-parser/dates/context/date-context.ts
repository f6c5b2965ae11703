import type { PlacedMark, Side } from "../time-expression.ts";
import { endsOldContract, lengthAboutSomethingElse, sideBefore, sideBehind } from "./start-or-end.ts";
import { isOfSomebodyElse, subjectOf, type Subject } from "./subject.ts";

const FAR_BEFORE = 48;
const FAR_BEHIND = 40;

/** The words around a mark and what they say of it. */
export interface Surroundings {
  before: string;
  behind: string;
  /** All the text up to the next mark; empty where none follows. */
  gapBehind: string;
  sideBefore: Side | null;
  sideBehind: Side | null;
  subject: Subject | null;
  isOldContract: boolean;
  /** It is no part of a stay. */
  isAside: boolean;
  /** Up to where the text is used by this mark; what is behind belongs to the next. */
  usedUpTo: number;
}

/** Reads the words around a mark; those before `usedFrom` belong to the mark before. */
export function findSurroundings(
  text: string,
  mark: PlacedMark,
  next: PlacedMark | undefined,
  usedFrom: number,
  unmasked: string,
): Surroundings {
  const before = text.slice(Math.max(usedFrom, mark.start - FAR_BEFORE), mark.start);
  const gapBehind = next ? text.slice(mark.end, next.start) : "";
  // A digit stands for the mark that follows.
  const behind = next ? `${gapBehind.slice(0, FAR_BEHIND)}0` : text.slice(mark.end, mark.end + FAR_BEHIND);
  const isMoment = mark.kind === "moment" || mark.kind === "range";
  const aside = isMoment ? lengthAboutSomethingElse(before, behind) : null;
  const isOldContract = isMoment && endsOldContract(before, behind);
  const left = isOldContract ? "begin" : sideBefore(before);
  const right = isMoment && aside === null ? sideBehind(behind) : null;

  // "move in 5 January move out 20 March": what stands between is the second one's, as the first has its own.
  const isWholeGap = right !== null && right.length >= gapBehind.trimEnd().length;
  const isOfNext =
    right !== null && left !== null && next !== undefined && !isOldContract && (isWholeGap || right.side !== left);
  const own = right && !isOfNext ? right.side : null;
  // What room mates are called has been read as a room.
  const whole = unmasked.slice(mark.start - before.length, mark.start);
  const isFreed = isMoment && (own ?? left) === "end" && isOfSomebodyElse(whole);
  return {
    before,
    behind,
    gapBehind,
    sideBefore: isFreed ? "begin" : left,
    sideBehind: isFreed ? "begin" : own,
    subject: isFreed ? "other" : isMoment ? subjectOf(whole, behind) : null,
    isOldContract,
    isAside: aside !== null,
    usedUpTo: mark.end + (aside ?? (right && !isOfNext ? right.length : 0)),
  };
}
