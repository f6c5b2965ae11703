/**
 * The kinds of rooms that a search can ask for by a word: a home of one's own (a studio, a flat that is let as a whole), a room for one
 * without a double bed and a bathroom of its own, any room in a shared home by two words.
 */
export const ASKED_KINDS = ["studio", "ensuite", "single", "double", "entire", "flatshare", "room"] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** The kinds that people choose from; `room` is read from sentences, and finds what `flatshare` does. */
export const OFFERED_KINDS = ["studio", "ensuite", "single", "double", "entire", "flatshare"] as const;

/** A kind as a search names it, as a regular expression: one of `ASKED_KINDS`, or bedrooms, with bathrooms or without (2b, 2b1b). */
export const KIND_PATTERN = `${ASKED_KINDS.join("|")}|[1-9]b(?:[1-9]b)?`;
