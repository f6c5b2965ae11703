import { phrases, type Phrases } from "../text/pattern.ts";

/** A row of a table: a wish and the phrases that express it. */
export interface WishRow extends Phrases {
  /** The id of its name in the catalogues: its keyword behind "wish.". */
  label: string;
  /** Whether the keyword says what is not wanted, or its phrases contain their negation: a negation around them drops nothing. */
  isOwnNegation?: boolean;
}

/** A wish that can be read from a text. */
export interface WishPattern {
  /** The keyword: "bills-included". */
  tag: string;
  label: string;
  pattern: RegExp;
  isOwnNegation: boolean;
}

/** Makes a row of a table of wishes a pattern that finds all its wordings in a text. */
export function compileWish({ label, isOwnNegation = false, ...written }: WishRow): WishPattern {
  return { tag: label.slice("wish.".length), label, pattern: phrases(written, "g"), isOwnNegation };
}
