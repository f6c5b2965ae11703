import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { BACKGROUND } from "../lexicon/tables/background.ts";
import type { Span } from "../text/mapped-text.ts";

const LEXICON = lexiconOf(BACKGROUND);
const SENTENCE_END = /[.;。；](?:\D|$)|[!?\n！？]/;
const CLAUSE_START = /(?:^|[,.;:!?~\n] ?|[\u4e00-\u9fff] )$/;
const CLAUSE_END = /[,.;!?\n]/;

/**
 * The parts of a canonical text that tell of the writer's life so far: "lived in London for £1,400 a month" asks for neither. Only
 * where it says elsewhere what is wanted.
 */
export function toldParts(text: string): Span[] {
  const terms = findTerms(text, LEXICON);
  const wishes = terms.filter(({ sense }) => sense.startsWith("wish"));
  // A reason to move: 房东让我搬走 is no day to move out.
  const found: Span[] = terms.filter(({ sense }) => sense === "reason");
  if (wishes.length === 0) return found;
  let last = 0;
  for (const { sense, start, from } of terms) {
    const isStory =
      sense === "story" || (sense === "story start" && CLAUSE_START.test(text.slice(Math.max(0, from - 2), from)));
    if (!isStory || start < last) continue;
    const wishBefore = wishes.findLast((term) => term.start < start)?.start;
    // 打算跟同学在约克租房 tells of what is wanted.
    if (wishBefore !== undefined && !CLAUSE_END.test(text.slice(wishBefore, start))) continue;
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
