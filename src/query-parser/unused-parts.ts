import { extractRental, type RentalFacts } from "./extract-rental.ts";
import { findTerms, lexiconOf } from "./lexicon/find-terms.ts";
import { STANCE } from "./lexicon/tables/stance.ts";
import { withoutBackground } from "./relevance/background.ts";
import { splitAtCorrection } from "./relevance/corrections.ts";
import { isLeftover, isRentalQuery } from "./relevance/rental-query.ts";
import { rentalPartOf } from "./relevance/rental-part.ts";
import { SMALL_WORDS } from "./relevance/small-words.ts";
import type { JudgedRoom } from "./rooms/extract-room-types.ts";
import { blank, MASK, type Span } from "./text/mapped-text.ts";
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

const ROOM_REASONS: Partial<Record<JudgedRoom["role"], UnusedReason>> = {
  refused: "refused",
  indifferent: "open",
  told: "told",
};

/** What a search says beside what it asks for, in its order. */
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
  const wish = withoutBackground(relevant);
  const rental = extractRental(wish, today, { told: relevant });
  if (!isRentalQuery(rental) || (relevant !== text && isLeftover(rental))) return [whole];
  const blanked = [...blankedParts(text, relevant, "off-topic"), ...blankedParts(relevant, wish, "told")];
  return [...blanked, ...unusedMentions(rental)].sort((a, b) => a.start - b.start);
}

function unusedMentions({ source, places, allRooms, wishMentions }: RentalFacts): UnusedPart[] {
  const part = (why: UnusedReason, span: Span): UnusedPart => ({
    ...source.originalSpanOf(span),
    text: source.originalOf(span),
    why,
  });
  const rooms = allRooms.flatMap((room) => {
    const why = ROOM_REASONS[room.role];
    return why === undefined ? [] : [part(why, room)];
  });
  // A refusal that is a wish (no-pets) is in the answer.
  const wishes = wishMentions
    .filter(({ stance, tags }) => stance !== "wanted" && tags.length === 0)
    .map((wish) => part(wish.stance === "refused" ? "refused" : "open", wish));
  const refusedPlaces = places.filter(({ role }) => role === "refused").map((place) => part("refused", place));
  const unread = unreadSpans(source, wishMentions).map((span) => part("unread", span));
  return [...rooms, ...wishes, ...refusedPlaces, ...unread];
}

/** Parts of an original that one blanked of the same length no longer has. */
function blankedParts(original: string, kept: string, why: UnusedReason): UnusedPart[] {
  const parts: UnusedPart[] = [];
  for (let start = 0; start < original.length; start++) {
    if (original[start] === kept[start]) continue;
    let end = start;
    while (end < original.length && (original[end] !== kept[end] || kept[end] === " ")) end++;
    const text = original.slice(start, end).trimEnd();
    parts.push({ start, end: start + text.length, text, why });
    start = end;
  }
  return parts;
}

const STANCES = lexiconOf(STANCE);
const RUN = /[a-z\d'\u4e00-\u9fff][a-z\d' \u4e00-\u9fff-]*/g;
const HAN_FILLER = /^[的了吗呢吧啊我你想找要在有是和也都就请问给个的哈\s]+|[的了吗呢吧啊哈\s]+$/g;

function unreadSpans({ remaining, canonical }: SourceText, wishes: readonly Span[]): Span[] {
  // The words of a refusal say nothing without the thing.
  const stances = findTerms(canonical, STANCES).filter(({ sense }) => sense !== "filler" && sense !== "want");
  const text = blank(blank(remaining, wishes, MASK), stances.filter(isIn(remaining)));
  const runs = Array.from(text.matchAll(RUN), ({ 0: run, index }) => trimmed(run, index));
  return runs.filter(({ start, end }) => isTelling(remaining.slice(start, end)));
}

function isIn(remaining: string): (span: Span) => boolean {
  return ({ start, end }) => !remaining.slice(start, end).includes(MASK);
}

/** A run without the small words at its ends. */
function trimmed(run: string, start: number): Span {
  const words = Array.from(run.matchAll(/[a-z\d']+|[\u4e00-\u9fff]+/g));
  const telling = words.filter(({ 0: word }) => !SMALL_WORDS.has(word) && word.replaceAll(HAN_FILLER, "") !== "");
  const [first, last] = [telling[0], telling.at(-1)];
  if (first === undefined || last === undefined) return { start, end: start };
  return { start: start + first.index, end: start + last.index + last[0].length };
}

function isTelling(text: string): boolean {
  return /[a-z]{3}|[\u4e00-\u9fff]{2}/.test(text);
}
