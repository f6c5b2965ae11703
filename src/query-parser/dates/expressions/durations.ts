import { lexiconOf } from "../../lexicon/find-terms.ts";
import { termsWithin } from "../../lexicon/terms-within.ts";
import { LENGTHS } from "../../lexicon/tables/lengths.ts";
import { cuesFollowing, cuesLeading } from "../../roles/cues.ts";
import type { Duration, LengthOfStay } from "../partial-date.ts";
import { LENGTH_GRAMMAR } from "./grammar.ts";
import { numberOf } from "./parts.ts";
import type { TimeToken } from "./time-tokens.ts";
import { applyRules, rulesOf, type RuleMatch, type TimeText } from "./token-rules.ts";

const CONTEXT = lexiconOf(LENGTHS);
/** A letter for a unit only before or behind a word for a tenancy: 12 m may be metres. */
const TENANCY = /^(?:\+|contract|tenancy|lease|let|ast|fixed|term|min|break|rolling|from|start)/;

const RULES = rulesOf<Duration>(LENGTH_GRAMMAR, {
  counted,
  added: ({ parts: { c, u, d, o } }) => {
    const [one, other] = [stretch(numberOf(c), u!.kind), stretch(numberOf(d), o!.kind)];
    return one && other && { months: one.months + other.months, days: one.days + other.days };
  },
});

/** The tokens with each stretch of time as one of the kind `duration`. */
export function joinDurations(tokens: readonly TimeToken[], text: TimeText): TimeToken[] {
  const joined: TimeToken[] = [];
  let from = 0;
  for (const { meaning, start, end, first, last } of applyRules(RULES, tokens, text)) {
    const value = `${meaning.months} ${meaning.days}`;
    joined.push(...tokens.slice(from, first), { kind: "duration", value, start, end });
    from = last + 1;
  }
  return [...joined, ...tokens.slice(from)];
}

/** The stretch of time of a token. */
export function durationOf({ value }: TimeToken): Duration {
  const [months = 0, days = 0] = value.split(" ").map(Number);
  return { months, days };
}

function counted({ parts: { c, d, u, half }, text, behind }: RuleMatch): Duration | null {
  const { kind, value, end } = u!;
  const count = c!.kind === "article" ? 1 : numberOf(c);
  // 1个月650 is a price.
  if (kind === "months" && text[end - 1] === "月" && /^\d/.test(text.slice(end, end + 1))) return null;
  if (kind === "terms" && count < 1) return null;
  const isFor =
    /\bfor $/.test(text.slice(Math.max(0, c!.start - 4), c!.start)) && !/^\s?(?:from|of|away|to)\b/.test(behind);
  const isUnit = (d ?? c)!.kind === "count" && (kind === "weeks" || isFor || TENANCY.test(behind.trimStart()));
  if (value === "short" && !isUnit) return null;
  return stretch(count + (half !== undefined || value === "half" ? 0.5 : 0), kind);
}

const UNITS: Readonly<Record<string, Duration>> = {
  days: { months: 0, days: 1 },
  weeks: { months: 0, days: 7 },
  fortnights: { months: 0, days: 14 },
  months: { months: 1, days: 0 },
  quarters: { months: 3, days: 0 },
  terms: { months: 4, days: 0 },
  years: { months: 12, days: 0 },
};
/** Two semesters are an academic year. */
const MONTHS_OF_TERMS = 4.5;

/** So many units; null where that is no number (6/15), or longer than any stay, which is five years: in 2027个月 it is a year. */
function stretch(count: number, unit: string): Duration | null {
  const { months: ofUnit, days: daysOfUnit } = UNITS[unit]!;
  const inMonths = count * (unit === "terms" && count > 1 ? MONTHS_OF_TERMS : ofUnit);
  const months = Math.floor(inMonths);
  const days = Math.round((inMonths - months) * 30 + count * daysOfUnit);
  return months <= 60 && days <= 1000 && months + days > 0 ? { months, days } : null;
}

const TOLD_FOR = /\bfor(?: about| over| almost)? $/;
const CLAUSE = /[^,.;!?\n]*$/;
const FAR_BEFORE = 40;
const FAR_BEHIND = 24;

/**
 * A length with what the words around it say of it; null where it is none of a stay: how often, what is paid, what is studied, how
 * long one has lived somewhere.
 */
export function lengthOfStay({
  start,
  end,
  text,
  before,
  behind,
  next,
  previous,
  parts,
}: RuleMatch): LengthOfStay | null {
  const gap = /^(?:'s?)?[^\S\n]*-?/.exec(behind)![0].length;
  const leading = cuesLeading(text, start, start - FAR_BEFORE, CONTEXT);
  const following = cuesFollowing(text, end + gap, end + FAR_BEHIND, CONTEXT);
  const isRuledOut =
    leading.some((cue) => cue.sense === "before" && text.slice(cue.end, start).trim() === "") ||
    following.some((cue) => cue.sense === "behind" && text.slice(end + gap, cue.start).trim() === "");
  const clause = CLAUSE.exec(before.slice(-FAR_BEFORE))![0];
  const isTold = termsWithin(text, start - clause.length, start, CONTEXT).some(
    ({ sense }) => sense === "lived" || (sense === "told" && TOLD_FOR.test(clause)),
  );
  // "3 times a week" and 一周20小时, with the number read: how often.
  const written = text.slice(start, end);
  const isHowOften =
    (/^an? /.test(written) && previous?.kind === "mask") ||
    (/^1个?[周月天星礼]/.test(written) && next?.kind === "mask");
  if (isRuledOut || isTold || isHowOften) return null;
  const cues = new Set([...leading, ...following].map(({ sense }) => sense));
  const isLeft = leading.some(({ sense }) => sense === "left before") || following[0]?.sense === "left behind";
  const weight = isLeft ? 2 : Number(cues.has("tenancy filler"));
  return { ...durationOf(parts["l"]!), isLeast: cues.has("least filler"), weight };
}
