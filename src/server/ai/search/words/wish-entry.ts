/** A wish, and parts of the words for it in both languages, lower case. */
export type WishEntry = readonly [tag: string, words: readonly string[]];
