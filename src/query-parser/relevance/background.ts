import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { BACKGROUND } from "../lexicon/tables/background.ts";
import { fold } from "../text/fold.ts";
import { blankOriginal, type Span } from "../text/mapped-text.ts";

const LEXICON = lexiconOf(BACKGROUND);
const SENTENCE_END = /[.;。；](?:\D|$)|[!?\n！？]/;

/** What must stand before or behind some beginnings of a story, so that they are one. */
const IS_STORY: Readonly<Record<string, (before: string, behind: string) => boolean>> = {
  "story start": (before) => /(?:^|[,.;:!?~\n ])$/.test(before),
  "story opening": (before, behind) => /(?:^|[,.;!?\n] ?)$/.test(before) && !/^ in (?:\w+ ){1,3}from/.test(behind),
  "story in": (_, behind) => /^[^,.;!?\n想找]{1,24}(?:[住租读上,]|里|那边)/.test(behind),
};

/**
 * A text without what it tells of the writer's life so far: "lived in London for £1,400 a month" asks for neither. Only
 * where it says elsewhere what is wanted. It stays as long as it was.
 */
export function withoutBackground(original: string): string {
  const folded = fold(original);
  return blankOriginal(original, folded, backgroundOf(folded.text));
}

function backgroundOf(text: string): Span[] {
  const terms = findTerms(text, LEXICON);
  const wishes = terms.filter(({ sense }) => sense.startsWith("wish"));
  // A reason to move: 房东让我搬走 is no day to move out.
  const found: Span[] = terms.filter(({ sense }) => sense === "reason");
  if (wishes.length === 0) return found;
  let last = 0;
  for (const story of terms) {
    const { start } = story;
    if (start < last || !isStory(text, story)) continue;
    const sentence = start + (SENTENCE_END.exec(text.slice(start))?.index ?? text.length - start);
    const wish = wishes.find((term) => term.start > start && term.start < sentence);
    const end = wish === undefined ? sentence : beginOf(text, start, wish);
    const isWished = wishes.some((term) => term.start >= end || term.start < start);
    // The end of a contract is when the next one is wanted from.
    const isContract = terms.some((term) => term.sense === "ends" && term.start >= start && term.start < end);
    if (!isWished || isContract) continue;
    found.push({ start, end });
    last = end;
  }
  return found;
}

/** Where a wish begins behind a story: "budget" and "up to" stand behind the room in their clause. */
function beginOf(text: string, story: number, { sense, start }: Term): number {
  const comma = sense === "wish clause" ? text.lastIndexOf(",", start) : -1;
  return comma > story ? comma : start;
}

function isStory(text: string, { sense, start, end, from }: Term): boolean {
  if (!sense.startsWith("story")) return false;
  return IS_STORY[sense]?.(text.slice(0, Math.min(start, from)), text.slice(end)) ?? true;
}
