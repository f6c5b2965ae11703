/** A wish that can be read from a text. */
export interface WishPattern {
  /** The keyword: "bills-included". */
  tag: string;
  /** The id of its name in the catalogues. */
  label: string;
  pattern: RegExp;
  /** Whether the tag says what is not wanted, or says so in its own words: a negation around it drops nothing. */
  isOwnNegation: boolean;
}

/** A row of a table: the id of the label, what is matched, and "own" where the pattern has its negation in it. */
export type WishRow = readonly [label: string, pattern: RegExp, negation?: "own"];

/** The tag of a row is its label's id behind "wish.". */
export function compileWish([label, pattern, negation]: WishRow): WishPattern {
  const tag = label.slice("wish.".length);
  return { tag, label, pattern: new RegExp(pattern.source, "g"), isOwnNegation: negation === "own" };
}
