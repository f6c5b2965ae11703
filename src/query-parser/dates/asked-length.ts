import { LONGEST_SEARCH, weightOf } from "../text/text-weight.ts";
import type { LengthMention } from "./date-candidates.ts";
import type { DatedText } from "./date-features.ts";
import type { Stay } from "./resolve-stay.ts";

/** Without a word of a tenancy beside it, a longer time is that of a course, or of a home so far. */
const MOST_MONTHS = 23;
const CLAUSE_BEFORE = /[^,.;!?\n ]* ?$/;
const CLAUSE_BEHIND = /^ ?[^,.;!?\n ]*/;

/** How long the stay is to be, where no date says it; null where the lengths of a text are those of something else. */
export function askedLength(dated: DatedText, { begin, end }: Pick<Stay, "begin" | "end">): LengthMention | null {
  if (begin !== null || end !== null) return null;
  const length = dated.durations.find((one) => isOfStay(one, dated));
  return length === undefined ? null : { ...length, isLeast: length.isLeast || isOpen(length, dated) };
}

/** From so many months on a range names what may as well be longer. */
const MONTHS_OF_LONG_LET = 6;

/** 6+ months, 6-12 months. */
function isOpen({ months, start, end }: LengthMention, { text }: DatedText): boolean {
  const written = text.slice(start, end + 2);
  return /\d ?\+|^[^,.;]*\+ ?$/.test(written) || (months >= MONTHS_OF_LONG_LET && /^\d+\D+\d/.test(written));
}

function isOfStay(length: LengthMention, { text }: DatedText): boolean {
  if (length.weight > 0 || length.isLeast) return true;
  const isStory = weightOf(text) > LONGEST_SEARCH || length.months > MOST_MONTHS;
  return !isStory && !isPeriodOfPrice(length, text);
}

/** 一个月最多950, 230不到一周: one week or month is what a price is paid for. */
function isPeriodOfPrice({ months, days, start, end }: LengthMention, text: string): boolean {
  const isOne = (months === 1 && days === 0) || (months === 0 && days === 7);
  const clause = `${CLAUSE_BEFORE.exec(text.slice(0, start))![0]} ${CLAUSE_BEHIND.exec(text.slice(end))![0]}`;
  return isOne && /\d{2}/.test(clause);
}
