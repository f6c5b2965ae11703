import { lexiconOf, termsWithin } from "../../lexicon/find-terms.ts";
import { LENGTHS } from "../../lexicon/tables/lengths.ts";
import { cuesFollowing, cuesLeading } from "../../roles/cues.ts";
import type { Duration, LengthOfStay } from "../partial-date.ts";
import { numberOf, type Parts, type RuleMatch } from "./token-rules.ts";

const CONTEXT = lexiconOf(LENGTHS);
const LONGEST_MONTHS = 60;
const LONGEST_DAYS = 1000;
const DAYS_OF_MONTH = 30;

/** The stretch of time that `LENGTH` matches; null where it is longer than any stay, which is five years: in 2027个月 it is a year. */
export function durationOf({ least, count, unit, half }: Parts): Duration | null {
  const [months = 0, days = 0, more = 0] = unit!.value.split(" ").map(Number);
  const counted = count === undefined || count.kind === "article" ? 1 : numberOf(least ?? count);
  const units = counted + (half === undefined ? more : 0.5);
  const whole = Math.floor(units * months);
  const rest = Math.round((units * months - whole) * DAYS_OF_MONTH + units * days);
  return whole <= LONGEST_MONTHS && rest <= LONGEST_DAYS && whole + rest > 0 ? { months: whole, days: rest } : null;
}

const CLAUSE = /[^,.;!?\n]*$/;
const FAR_BEFORE = 40;
const FAR_BEHIND = 24;

/** 44-week, 6 months' */
function isGap(between: string): boolean {
  return /^(?:'s?)?[\s-]*$/.test(between);
}

/**
 * A length with what the words around it say of it. It is no length of a stay where they say how often, what is paid, what is studied,
 * or how long one has lived somewhere: then its numbers are read, and that is all.
 */
export function lengthOfStay(
  parts: Parts,
  { start, end, text, before, previous }: RuleMatch,
): LengthOfStay | [] | null {
  const duration = durationOf(parts);
  if (duration === null) return null;
  const leading = cuesLeading(text, start, start - FAR_BEFORE, CONTEXT);
  const following = cuesFollowing(text, end, end + FAR_BEHIND, CONTEXT);
  const clause = CLAUSE.exec(before.slice(-FAR_BEFORE))![0];
  const told = termsWithin(text, start - clause.length, start, CONTEXT);
  const isOfOther =
    leading.some((cue) => cue.sense === "before" && isGap(text.slice(cue.end, start))) ||
    following.some((cue) => cue.sense === "behind" && isGap(text.slice(end, cue.start)));
  // "3 times a week", with the number read, is how often.
  const isHowOften = parts["count"]?.kind === "article" && previous?.kind === "mask";
  if (isOfOther || isHowOften || told.some(({ sense }) => sense === "lived")) return [];
  const cues = new Set([...leading, ...following].map(({ sense }) => sense));
  return { ...duration, isLeast: cues.has("least filler"), weight: Number(cues.has("tenancy filler")) };
}
