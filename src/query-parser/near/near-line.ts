import { findTerms, lexiconOf, termsByStart, type Term } from "../lexicon/find-terms.ts";
import { NEARNESS } from "../lexicon/tables/near.ts";
import { lettersOf, tagLine, tagsBefore, type TagLine } from "../roles/tag-line.ts";
import type { Span } from "../text/mapped-text.ts";
import { remembering } from "../text/remembering.ts";

/** How the senses of the table are written in a line of tags. */
const LETTERS = lettersOf(`
  n near, v nearOnFoot, w nearByBicycle, y by, z close, k nearWord, b behind, f behindOnFoot, R far, D tooFar, r notFar
  g going, c can, F foot, B bicycle, C car, T transport, W way, A away, K commute, t to, e easy, h activity
  m time, m distance, l limit, i within, q degree, p side, I in, O of, a article, d the
  V campus, P part, u study, U work, H there, H it, s station, S market, N refused, E elsewhere, j or
`);

const LEXICON = lexiconOf(NEARNESS);

/** A text with the words of nearness in it, and as a line of their tags. */
export interface NearText {
  text: string;
  /** By the places where they begin. */
  terms: ReadonlyMap<number, Term>;
  line: TagLine;
}

/** Reads a canonical text; one is asked about for each of its places, and read once. */
export const nearText = remembering(1, (text): NearText => {
  const isNamed = ({ start, end }: Span) =>
    text.slice(start, end) === "大学" && /[\u4e00-\u9fff]/.test(text[start - 1] ?? "");
  // 曼彻斯特大学 is a name, and no word for a university.
  const terms = findTerms(text, LEXICON).filter((term) => !isNamed(term));
  const { tags, spans } = tagLine(text, terms, ({ sense }) => LETTERS.get(sense.split(" ", 1)[0] ?? "") ?? "");
  // A space beside Chinese says nothing here.
  const kept = spans.filter((_, index) => tags[index] !== "_");
  return { text, terms: termsByStart(terms), line: { tags: tags.replaceAll("_", ""), spans: kept } };
});

/** The letters before and behind a span within its statement; behind, of the next sixty characters. */
export interface Sides {
  before: string;
  after: string;
  /** The index in the line of the first letter of either. */
  beforeAt: number;
  afterAt: number;
}

const REACH = 60;

export function sidesOf({ line }: NearText, { start, end }: Span): Sides {
  const to = tagsBefore(line, start);
  const reach = tagsBefore(line, start - REACH);
  const from = reach + line.tags.slice(reach, to).lastIndexOf(".") + 1;
  const next = tagsBefore(line, end);
  const afterAt = (line.spans[next]?.start ?? end) < end ? next + 1 : next;
  const after = line.tags.slice(afterAt, tagsBefore(line, end + REACH)).split(".", 1)[0] ?? "";
  return { before: line.tags.slice(from, to), after, beforeAt: from, afterAt };
}
