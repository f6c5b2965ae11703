import { bareClaim, type Claims, type MomentClaim } from "./date-candidate.ts";
import { isChoice, isRange, joinsRange } from "./connectives.ts";
import { exactMoment } from "./exact-date.ts";
import type { Duration, PlacedMark } from "../time-expression.ts";
import { findSurroundings, type Surroundings } from "./date-context.ts";

const MOVE_IN =
  /(?:mov(?:e|ing)[- ]?in(?:to)?|arriv(?:e|es|ing|al)|入住|搬入|搬进|到达|check[- ]?in)(?:[\s:]|date|时间|日期|is|on|in|between|sometime|around|anytime|any time|为|是)*$/;
const TENANCY_BEFORE =
  /(?:租|住|待|呆|租期|合同|租约|for|stay(?:ing)?|let|lease|tenancy|contract|of|期)(?:[\s:]|是|为|about|around|大概|大约|约|至少|最少|最短|at least|minimum|a|个)*$/;
const TENANCY_BEHIND = /^\s*-?\s*(?:的|起|短租|长租|租约|租期|合同|contract|tenancy|lease|let|sublet|stay|minimum|min)/;

// 2月10号到24号想租: the stay, and no days to move in.
const LETS = /^[^,.;!?\n]{0,4}(?<![起开])租/;

type MomentMark = PlacedMark & { kind: "moment" };
type RangeMark = PlacedMark & { kind: "range" };

interface LastMoment {
  claim: MomentClaim;
  start: number;
  end: number;
}

// The last moment so far, and how far the text has been used for the ones before.
interface Progress {
  text: string;
  moments: MomentClaim[];
  last: LastMoment | null;
  usedUpTo: number;
}

/**
 * Finds for each mark which side of the stay it is, from the words around it and the marks beside it. `unmasked` is the
 * text with what other readers have taken.
 */
export function findSides(text: string, marks: readonly PlacedMark[], unmasked = text): Claims {
  const progress: Progress = { text, moments: [], last: null, usedUpTo: 0 };
  const durations: { duration: Duration; isTenancy: boolean }[] = [];

  for (const [index, mark] of marks.entries()) {
    const around = findSurroundings(text, mark, marks[index + 1], progress.usedUpTo, unmasked);
    progress.usedUpTo = around.usedUpTo;
    if (mark.kind === "duration") {
      const isTenancy = TENANCY_BEFORE.test(around.before) || TENANCY_BEHIND.test(around.behind);
      durations.push({ duration: mark.duration, isTenancy });
    }
    if (around.isAside) continue;
    if (mark.kind === "range") claimRange(progress, mark, around);
    if (mark.kind === "moment") claimMoment(progress, mark, around);
  }
  const tenancies = durations.filter(({ isTenancy }) => isTenancy);
  return {
    moments: progress.moments,
    durations: (tenancies[0] ? tenancies : durations).map(({ duration }) => duration),
  };
}

function claimRange(progress: Progress, mark: RangeMark, around: Surroundings) {
  const isMoveInWindow = (around.sideBehind === "begin" && !LETS.test(around.behind)) || MOVE_IN.test(around.before);
  const { subject } = around;
  const end: MomentClaim = { ...bareClaim(mark.to), side: "end", subject, isRangeEnd: true, isMoveInWindow };
  progress.moments.push({ ...bareClaim(mark.from), side: "begin", subject }, end);
  progress.last = { claim: end, start: mark.start, end: mark.end };
}

function claimMoment(progress: Progress, mark: MomentMark, around: Surroundings) {
  const { last, text } = progress;
  const joint = last && {
    between: text.slice(last.end, mark.start),
    before: text.slice(Math.max(0, last.start - 12), last.start),
  };
  if (joint && isChoice(joint)) return;

  if (last && joint && saysExactly(last, mark, around, joint.between)) return;

  const isJoined = last !== null && joint !== null && isRange(joint, last.claim.moment, mark.moment);
  const isRangeEnd = isJoined && last.claim.side !== "end" && mark.side !== "begin";
  const side = mark.side ?? (isRangeEnd ? "end" : (around.sideBefore ?? around.sideBehind));
  if (mark.isWeak && side === null && !joinsRange(around.gapBehind)) return;

  const isJuxtaposed = joint !== null && joint.between.trim() === "";
  // 8月底9月初入住: what makes the second the begin makes the first it, too.
  if (isJuxtaposed && side === "begin" && around.sideBefore === null && last?.claim.side === null) {
    last.claim.side = side;
    last.claim.subject = around.subject;
  }
  const isMoveInWindow = isRangeEnd && around.sideBehind === "begin" && !LETS.test(around.behind);
  const isVague = mark.isVague === true || around.isOldContract;
  const subject = around.isOldContract ? "move" : mark.isVague === true ? null : around.subject;
  const claim: MomentClaim = { moment: mark.moment, side, subject, isVague, isRangeEnd, isJuxtaposed, isMoveInWindow };
  progress.moments.push(claim);
  progress.last = { claim, start: mark.start, end: mark.end };
}

// 圣诞前 (Dec 22): the second says what the first means.
function saysExactly(last: LastMoment, mark: MomentMark, around: Surroundings, between: string): boolean {
  if (around.sideBefore !== null || mark.side === "begin") return false;
  const { claim } = last;
  const exact = exactMoment(claim.moment, mark.moment, between);
  const isOneSide = around.sideBehind === null || claim.side === null || around.sideBehind === claim.side;
  if (exact === null || !isOneSide) return false;
  claim.moment = exact;
  claim.side ??= around.sideBehind;
  claim.subject ??= around.subject;
  last.end = mark.end;
  return true;
}
