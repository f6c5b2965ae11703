import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import type { Check, CheckAnswer, CheckId, ViewingContent } from "#domain/viewings/viewing.ts";

const UNCHECKED: Check = { answer: null, note: "" };

/** A viewing with one question answered, or its answer taken back. */
export function withAnswer(content: ViewingContent, id: CheckId, answer: CheckAnswer | null): ViewingContent {
  return withCheck(content, id, { answer });
}

/**
 * A viewing with the typed note to a question, merged with changes by another tab.
 * @param base The note when the typing began.
 */
export function withNote(content: ViewingContent, id: CheckId, note: string, base: string): ViewingContent {
  return mergeViewings(withCheck(content, id, { note: base }), withCheck(content, id, { note }), content);
}

function withCheck(content: ViewingContent, id: CheckId, change: Partial<Check>): ViewingContent {
  return { ...content, checks: { ...content.checks, [id]: { ...UNCHECKED, ...content.checks[id], ...change } } };
}
