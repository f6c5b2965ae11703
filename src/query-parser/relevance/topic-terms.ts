import { lexiconOf, findTerms } from "../lexicon/find-terms.ts";
import { TOPICS } from "../lexicon/tables/topics.ts";
import type { Span } from "../text/mapped-text.ts";

/** What a text speaks of: renting, a topic beside it, a task for a writer, an order to the machine. */
export interface TopicTerms {
  /** The terms of any of the senses that lie in a part of the text. */
  in(part: Span, ...senses: readonly string[]): Span[];
  /** Whether there are any. */
  has(part: Span, ...senses: readonly string[]): boolean;
}

const LEXICON = lexiconOf(TOPICS);

/** The topics of a folded text. */
export function topicTerms(text: string): TopicTerms {
  const terms = findTerms(text, LEXICON);
  const within = (part: Span, senses: readonly string[]) =>
    terms.filter(({ sense, start, end }) => start >= part.start && end <= part.end && senses.includes(sense));
  return {
    in: (part, ...senses) => within(part, senses),
    has: (part, ...senses) => within(part, senses).length > 0,
  };
}

/** Whether a canonical text has a word of someone who looks for a room. */
export function speaksOfRenting(canonical: string): boolean {
  return topicTerms(canonical).has({ start: 0, end: canonical.length }, "rental", "paid");
}
