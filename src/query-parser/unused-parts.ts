import { extractRental, type RentalFacts } from "./extract-rental.ts";
import { stanceWords } from "./negation.ts";
import { splitAtCorrection } from "./relevance/corrections.ts";
import { isRentalQuery, withoutSmallWords } from "./relevance/rental-query.ts";
import { rentalPartOf } from "./relevance/rental-part.ts";
import { beginsIn, blank, MASK, spansOf, type Span } from "./text/mapped-text.ts";
import type { SourceText } from "./text/source-text.ts";

/**
 * Why a part of a text asks for nothing: it is refused (不要合租), the text leaves it open (没有阳台也行), it is told in passing, it
 * speaks of something else than renting, or no mention took it.
 */
export type UnusedReason = "refused" | "open" | "told" | "off-topic" | "unread";

/** A part of a text that its answer does not hold; where it stands in the text as it was written. */
export interface UnusedPart extends Span {
  text: string;
  why: UnusedReason;
}

/** By the role of a room or a place, and by the stance of a wish. */
const REASONS: Partial<Record<string, UnusedReason>> = { refused: "refused", indifferent: "open", told: "told" };

/** The parts of a search that ask for nothing, in its order. */
export function unusedParts(text: string, today: string): UnusedPart[] {
  const corrected = splitAtCorrection(text);
  if (!corrected) return unusedOf(text, today);
  return [...unusedParts(corrected.first, today), ...unusedOf(corrected.instead.padStart(text.length), today)];
}

function unusedOf(text: string, today: string): UnusedPart[] {
  const start = text.length - text.trimStart().length;
  const whole: UnusedPart = { start, end: text.length, text: text.slice(start), why: "off-topic" };
  const relevant = rentalPartOf(text);
  if (relevant === null) return [whole];
  const rental = extractRental(relevant, today);
  if (!isRentalQuery(rental, relevant !== text)) return [whole];
  return [...blankedParts(text, relevant), ...unusedMentions(rental)].sort((a, b) => a.start - b.start);
}

function unusedMentions({ source, told, places, allRooms, wishMentions }: RentalFacts): UnusedPart[] {
  const parts: UnusedPart[] = [];
  const add = (why: UnusedReason | undefined, { start, end }: Span) => {
    const span = { start, end };
    const isInTold = why !== "told" && beginsIn(told, span);
    if (why !== undefined && !isInTold)
      parts.push({ ...source.originalSpanOf(span), text: source.originalOf(span), why });
  };
  for (const part of told) add("told", part);
  for (const mention of [...allRooms, ...places]) add(REASONS[mention.role], mention);
  // A refusal that is a wish (no-pets) is in the answer.
  for (const wish of wishMentions) if (wish.tags.length === 0) add(REASONS[wish.stance], wish);
  for (const span of unreadSpans(source, wishMentions)) add("unread", span);
  return parts;
}

/** Parts of an original that one blanked of the same length no longer has. */
function blankedParts(original: string, kept: string): UnusedPart[] {
  const parts: UnusedPart[] = [];
  for (let start = 0; start < original.length; start++) {
    if (original[start] === kept[start]) continue;
    let end = start;
    while (end < original.length && (original[end] !== kept[end] || kept[end] === " ")) end++;
    const text = original.slice(start, end).trimEnd();
    parts.push({ start, end: start + text.length, text, why: "off-topic" });
    start = end;
  }
  return parts;
}

const TELLING = /[a-z\d'\u4e00-\u9fff](?:[a-z\d' \u4e00-\u9fff-]*[a-z\d'\u4e00-\u9fff])?/g;

/** The words that no mention took, without the small words around them. A refusal says nothing without its thing. */
function unreadSpans({ remaining, canonical }: SourceText, wishes: readonly Span[]): Span[] {
  const left = stanceWords(canonical).filter(({ start, end }) => !remaining.slice(start, end).includes(MASK));
  const text = withoutSmallWords(blank(blank(remaining, wishes, MASK), left));
  return spansOf(text, TELLING).filter(({ start, end }) => /[a-z]{3}|[\u4e00-\u9fff]{2}/.test(text.slice(start, end)));
}
