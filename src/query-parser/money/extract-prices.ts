import type { SourceText } from "../text/source-text.ts";
import { takePreviousRents } from "./previous-rents.ts";
import { tokenizeMoney, type Token } from "./money-tokens.ts";
import { maskNonRentMoney } from "./non-rent-money.ts";
import type { Price } from "./price.ts";
import { takeWordsBefore, takeWordsBehind } from "./price-context.ts";
import { parseAmounts } from "./price-amounts.ts";
import type { PricePhrase } from "./price-phrase.ts";
import { anyOf } from "../text/pattern.ts";

const LEAST_BARE = 30;
const MOST_BARE = 20_000;
/** Pounds, for whatever time; what is more is a revenue or the price of a house. */
const MOST_RENT = 100_000;
/** Years, and times: 'open 0900 to 1730'. */
const NO_AMOUNT = /^(?:20[2-3]\d|0\d+)$/;

/**
 * The rents of a text that are money without doubt: a currency, a period or a word for money stands beside them. Other
 * money (deposits, bills, incomes, other currencies) is masked and not answered, former rents are answered as such.
 */
export function extractCertainPrices(source: SourceText): Price[] {
  if (!/\d/.test(source.remaining)) return [];
  const former = takePreviousRents(source);
  maskNonRentMoney(source);
  return [...former, ...readPrices(source, ({ isMoney }) => isMoney)];
}

/** The rents among the numbers that are left when everything else has been read. */
export function extractBarePrices(source: SourceText): Price[] {
  return readPrices(
    source,
    ({ isMoney, amounts }) => isMoney || amounts.every((amount) => amount >= LEAST_BARE && amount <= MOST_BARE),
  );
}

function readPrices(source: SourceText, isPrice: (phrase: PricePhrase) => boolean): Price[] {
  if (!/\d/.test(source.remaining)) return [];
  const tokens = tokenizeMoney(source.remaining);
  const prices: Price[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    const phrase = index < from || tokens[index]?.kind !== "number" ? null : phraseAt(tokens, index, from);
    if (!phrase || !isPrice(phrase)) continue;
    from = phrase.last + 1;
    const span = { start: tokens[phrase.first]?.start ?? 0, end: tokens[phrase.last]?.end ?? 0 };
    if (isRejection(source.remaining.slice(span.end))) reject(phrase);
    source.mask(span);
    const price = phrase.isForeign || phrase.period === "term" ? null : priceOf(phrase);
    if (price) prices.push({ ...price, ...(phrase.isEach && { isEach: true }), ...span });
  }
  return prices;
}

function phraseAt(tokens: readonly Token[], index: number, from: number): PricePhrase | null {
  const phrase = parseAmounts(tokens, index);
  if (!phrase || (!phrase.isMoney && NO_AMOUNT.test(tokens[index]?.text ?? ""))) return null;
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

const LINK = "[\\s,]*(?:的话?|以上)?\\s*(?:(?:就|都|一律|也|还是|is|are|would be|will be|it's|that's)\\s*)*";
// 至少130 不要中介 refuses the agent: a verb refuses the price only where no other thing is its object.
const OBJECT =
  "(?!了|的|哈|哦|啊|嘛|谢|吧|呢|就|因为|推|发|来|给|联系|打扰|私|加我|约|thx|thanks|pls|please)[a-z\\d£\\u0001\\u4e00-\\u9fff]";
const VERB = "(?:不(?:考虑|要|租|看|谈|接受)|拒绝?|别(?:找|联系|来))";
const REFUSAL = anyOf(
  `(?<=^[^\\s,]*)${VERB}(?!${OBJECT})|${VERB}(?!\\s*${OBJECT})`,
  "不(?:行|可以?|用联系|必联系)",
  "免(?:谈|扰)|勿(?:扰|联系|约)|算了|打扰",
  "(?:估计|应该|肯定)?(?:租|找)不到|太贵了?|贵了|超预算了?|超出预算|超了",
  "(?:just |way |a bit |far )?too (?:much|expensive|dear|steep|high|pricey)",
  "(?:out of|above|over|beyond) (?:my|our|the) (?:budget|range|reach)",
  "(?:not|no) (?:ok|good|possible|an option|considered|thanks|way)|won't work|unaffordable",
);
const REJECTION = new RegExp(`^${LINK}${REFUSAL}`);

/** Whether what follows a price refuses it, so that its bound is the other one: 超过200不考虑, "over 200 is too much". */
function isRejection(behind: string): boolean {
  return REJECTION.test(behind);
}
