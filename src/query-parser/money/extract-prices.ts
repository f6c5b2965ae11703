import type { Reading } from "../text/source-text.ts";
import { takeFormerRents } from "./previous-rents.ts";
import { lexMoney, type Token } from "./money-tokens.ts";
import { maskOtherMoney } from "./non-rent-money.ts";
import type { Price } from "./price.ts";
import { takeWordsBefore, takeWordsBehind } from "./price-context.ts";
import { readCore } from "./price-amounts.ts";
import type { PricePhrase } from "./price-phrase.ts";
import { isRejection } from "./rejection.ts";

const LEAST_BARE = 30;
const MOST_BARE = 20_000;
/** Pounds, for whatever time; what is more is a revenue or the price of a house. */
const MOST_RENT = 100_000;
const YEAR = /^20[2-3]\d$/;

/**
 * The rents of a text that are money without doubt: a currency, a period or a word for money stands beside them. Other
 * money (deposits, bills, incomes, other currencies) is masked and not answered, former rents are answered as such.
 */
export function readStrongPrices(reading: Reading): Price[] {
  if (!/\d/.test(reading.rest)) return [];
  const former = takeFormerRents(reading);
  maskOtherMoney(reading);
  return [...former, ...readPrices(reading, ({ isMoney }) => isMoney)];
}

/** The rents among the numbers that are left when everything else has been read. */
export function readWeakPrices(reading: Reading): Price[] {
  return readPrices(
    reading,
    ({ isMoney, amounts }) => isMoney || amounts.every((amount) => amount >= LEAST_BARE && amount <= MOST_BARE),
  );
}

function readPrices(reading: Reading, isPrice: (phrase: PricePhrase) => boolean): Price[] {
  if (!/\d/.test(reading.rest)) return [];
  const tokens = lexMoney(reading.rest);
  const prices: Price[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    const phrase = index < from || tokens[index]?.kind !== "number" ? null : phraseAt(tokens, index, from);
    if (!phrase || !isPrice(phrase)) continue;
    from = phrase.last + 1;
    const span = { start: tokens[phrase.first]?.start ?? 0, end: tokens[phrase.last]?.end ?? 0 };
    if (isRejection(reading.rest.slice(span.end))) reject(phrase);
    reading.mask(span);
    const price = phrase.isForeign || phrase.period === "term" ? null : priceOf(phrase);
    if (price) prices.push({ ...price, ...span });
  }
  return prices;
}

function phraseAt(tokens: readonly Token[], index: number, from: number): PricePhrase | null {
  const phrase = readCore(tokens, index);
  if (!phrase || (!phrase.isMoney && YEAR.test(tokens[index]?.text ?? ""))) return null;
  // A word before the amount can turn one behind it: 不要300以上的.
  phrase.isNegated = phrase.first > from && tokens[phrase.first - 1]?.kind === "not";
  takeWordsBehind(tokens, phrase);
  takeWordsBefore(tokens, phrase, from);
  return phrase;
}

function reject(phrase: PricePhrase): void {
  if (phrase.bound !== null) phrase.bound = phrase.bound === "atMost" ? "atLeast" : "atMost";
}

function priceOf(phrase: PricePhrase): Omit<Price, "start" | "end"> | null {
  const { period, bound, isBoundBefore, nearness, spread } = phrase;
  const [amount = 0, upper] = phrase.amounts;
  if (amount > (period === "year" ? MOST_RENT : MOST_BARE)) return null;
  const price = { period, nearness: "exact", isBound: true } as const;
  if (upper !== undefined) return { ...price, low: bound === "atMost" && isBoundBefore ? null : amount, high: upper };
  if (spread !== null) return { ...price, low: Math.max(0, amount - spread), high: amount + spread };
  if (bound === "atMost") return { ...price, low: null, high: amount };
  if (bound === "atLeast") return { ...price, low: amount, high: null };
  if (nearness === "around") return { ...price, nearness, low: amount, high: amount };
  if (nearness === "justOver") return { ...price, nearness, low: amount, high: null };
  return phrase.isNegated ? null : { ...price, low: null, high: amount, isBound: false };
}
