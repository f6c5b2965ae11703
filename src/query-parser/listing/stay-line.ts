import { extractStay } from "../dates/extract-stay.ts";
import type { Stay } from "../dates/resolve-stay.ts";
import { blank } from "../text/mapped-text.ts";
import { textWords } from "./text-words.ts";
import { createSourceText, MASK } from "../text/source-text.ts";

/** A word more says something besides. */
const MOST_OTHER_LETTERS = 2;
/** Whether a sentence of an offer says when the room can be had, as its days are read, and nothing else. */
export function isStayLine(sentence: string, stay: Stay, today: string): boolean {
  // A condition, which no field but the texts has.
  if (textWords(sentence, "leastStay").length > 0) return false;
  const source = createSourceText(sentence);
  const { begin, end } = extractStay(source, today, { isOffer: true });
  if ((begin ?? end) === null || !isPart(begin, stay.begin) || !isPart(end, stay.end)) return false;
  const remaining = source.remaining.replaceAll(MASK, " ");
  const rest = blank(remaining, textWords(remaining, "stay"));
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= MOST_OTHER_LETTERS;
}

function isPart(day: string | null, ofStay: string | null): boolean {
  return day === null || day === ofStay;
}
