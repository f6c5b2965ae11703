import type { Token } from "./money-tokens.ts";
import { PERIODS, type Period } from "./rent-periods.ts";

/** Where an amount is said to lie: the bounds of the words beside it. */
export type Bound = "atMost" | "atLeast";

/** An amount or two with all that is said about them. */
export interface PricePhrase {
  amounts: number[];
  /** The first and the last token that belong to it. */
  first: number;
  last: number;
  period: Period | null;
  isForeign: boolean;
  /** Whether a currency, a period or a word for money says that it is money. */
  isMoney: boolean;
  bound: Bound | null;
  /** Whether the bound stands before the amount: "max 180-200" has no lower end. */
  isBoundBefore: boolean;
  nearness: "exact" | "around" | "justOver";
  isNegated: boolean;
  /** Whether each of several people pays it. */
  isEach: boolean;
  /** What is to be added and taken away in "200±20". */
  spread: number | null;
}

export function isPeriod(kind: Token["kind"]): kind is Period {
  return (PERIODS as readonly string[]).includes(kind);
}

// "ppw" and "pppw".
const PER_PERSON = /^p\.?\s?p/;

/** Notes the currency, the period or the word for money that a token is; false where it is none of them. */
export function noteMoney(phrase: PricePhrase, { kind, text }: Token): boolean {
  if (isPeriod(kind)) {
    phrase.period ??= kind;
    phrase.isEach ||= PER_PERSON.test(text);
  } else if (kind === "foreign") {
    phrase.isForeign = true;
  } else if (kind !== "sign" && kind !== "pounds" && kind !== "rent") {
    return false;
  }
  phrase.isMoney = true;
  return true;
}

/** Notes a bound; false where the phrase is already said to have the other one. */
export function noteBound(phrase: PricePhrase, bound: Bound): boolean {
  if (phrase.bound !== null && phrase.bound !== bound) return false;
  phrase.bound = bound;
  return true;
}
