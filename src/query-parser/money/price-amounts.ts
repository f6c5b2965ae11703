import { takeCurrencyAndPeriod } from "./amount-words.ts";
import { takePart } from "./hundreds.ts";
import type { Token } from "./money-tokens.ts";
import { LEAST_RENT } from "./rent-periods.ts";
import { noteMoney, type PricePhrase } from "./price-phrase.ts";
import { takeUpperEnd } from "./upper-end.ts";

const LEAST_A_NIGHT = 8;
const SIGN = /^(?:[£₤$€¥₩ef]|gbp|rmb|usd|cny)$/;

/** The amounts that begin at a number with their currency and period: "£150", "150镑到180镑每周"; null where none do. */
export function readCore(tokens: readonly Token[], index: number): PricePhrase | null {
  const phrase = emptyPhrase(index);
  const before = tokens[index - 1];
  if (before && /^(?:sign|foreign)$/.test(before.kind) && SIGN.test(before.text)) {
    noteMoney(phrase, before);
    phrase.first = index - 1;
  }
  const first = tokens[index]?.value ?? 0;
  phrase.amounts = [first];
  takePart(tokens, phrase);
  takeCurrencyAndPeriod(tokens, phrase);
  takeUpperEnd(tokens, phrase);
  const [amount = 0] = phrase.amounts;
  return amount >= (phrase.period === "day" ? LEAST_A_NIGHT : LEAST_RENT) ? phrase : null;
}

function emptyPhrase(index: number): PricePhrase {
  return {
    amounts: [],
    first: index,
    last: index,
    period: null,
    isForeign: false,
    isMoney: false,
    bound: null,
    isBoundBefore: false,
    nearness: "exact",
    isNegated: false,
    spread: null,
  };
}
