import { isOneDay, type MomentClaim } from "./context/date-candidate.ts";

/**
 * How much speaks for a moment as the begin of the stay. What is said beats what is supposed, and both beat seasons and
 * "as soon as possible"; a written-out range beats a lone moment, a day a month, and what is said of the move what is
 * said of a course, a job, a journey or somebody else.
 */
export function weightOf({ moment, side, subject, isVague }: MomentClaim, isRangeBegin: boolean): number {
  const isSaid = side === "begin";
  if (isVague) return isSaid ? (subject === "move" ? 36 : 20) : 10;
  if (moment.isSpan === true) return isSaid ? 40 : 30;
  const bySubject = subject === "move" && isSaid ? 10 : subject === "other" ? -30 : 0;
  const byForm = moment.isNamed === true ? -12 : (isRangeBegin ? 25 : 0) + (isOneDay(moment) ? 5 : 0);
  return (isSaid ? 60 : 50) + bySubject + byForm;
}
