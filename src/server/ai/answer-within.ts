import { LONGEST_ANSWER_MS } from "../http/calls/longest-answer.ts";

/** How long an answer of the AI may take: 12 seconds for a service at most, and time to fall back and to search (I-37). */
export const AI_SEARCH_WITHIN_MS = 15_000;
/** Twice as long for a service as a search, which is less than a page waits in silence. */
export const TRANSLATION_WITHIN_MS = 26_000;
/** Ten photos, read one after the other. */
export const RECOGNITION_WITHIN_MS = LONGEST_ANSWER_MS;
