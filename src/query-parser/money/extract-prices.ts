import { scoreOf } from "../roles/linear-scorer.ts";
import { anyOf } from "../text/pattern.ts";
import { MASK, type SourceText } from "../text/source-text.ts";
import { amountFeatures } from "./amount-features.ts";
import { AMOUNT_WEIGHTS } from "./amount-weights.ts";
import { findAmounts, hasOtherHead, isBeside, isTotal, type Amount } from "./amounts.ts";
import type { Price } from "./price.ts";
import type { PricePhrase } from "./price-phrase.ts";

/** Who names amounts mostly wants one of them: so little may speak against the best. */
const LEAST_OF_BEST = -150;
const LEAST_BARE = 30;
const MOST_BARE = 20_000;
/** Pounds, for whatever time; what is more is a revenue or the price of a house. */
const MOST_RENT = 100_000;

/** What an amount is: the rent that is wanted or asked, or something else. */
export interface JudgedAmount extends Amount {
  role: "rent" | "total" | "former" | "other";
  /** Whether a currency, a period or a head says that it is money. */
  isCertain: boolean;
}

/** The amounts of a text with their roles; nothing is masked. @param isOffer The text offers a room. */
export function judgeAmounts(text: string, isOffer = false): JudgedAmount[] {
  const all = findAmounts(text);
  const scores = all.map((amount) => scoreOf(amountFeatures(amount, { all, isOffer }), AMOUNT_WEIGHTS));
  const best = Math.max(...scores);
  return all.map((amount, index) => {
    const score = scores[index] ?? 0;
    return judged(amount, score > 0 || (score === best && score > LEAST_OF_BEST && !hasOtherHead(amount)));
  });
}

function judged(amount: Amount, isWanted: boolean): JudgedAmount {
  const { phrase, before, behind } = amount;
  const isCertain = phrase.isMoney || isBeside(before) || (isBeside(behind) && !isWanted);
  return { ...amount, role: roleOf(amount, isWanted), isCertain };
}

function roleOf(amount: Amount, isWanted: boolean): JudgedAmount["role"] {
  const { isForeign, period } = amount.phrase;
  if (isForeign || period === "term") return "other";
  if (isTotal(amount)) return "total";
  if (isWanted) return "rent";
  return period !== null && isFormer(amount) ? "former" : "other";
}

function isFormer({ before, behind }: Amount): boolean {
  return [before, behind].some((head) => head === null || /^(?:former|paying|rent|you)$/.test(head.kind));
}

/** How many weeks a sum is said to be for ('£1,500 for 10 weeks'); null where that is not said. */
function weeksOf({ before, behind }: Amount): number | null {
  for (const head of [behind, before]) {
    const [, number, unit] = (head?.kind === "total" && /(\d+) (week|month)/.exec(head.text)) || [];
    if (number !== undefined) return Number(number) * (unit === "week" ? 1 : 52 / 12);
  }
  return null;
}

/**
 * The rents that are money without doubt; all such amounts are masked for the readers behind.
 * @param amounts All of the source's canonical text.
 */
export function takeCertainPrices(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  return take(
    source,
    amounts.filter(({ isCertain }) => isCertain),
  );
}

/** The rents among the numbers that are left when everything else has been read. */
export function takeBarePrices(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  const isRead = ({ isCertain, phrase }: JudgedAmount) =>
    isCertain || phrase.amounts.every((amount) => amount >= LEAST_BARE && amount <= MOST_BARE);
  return take(source, amounts.filter(isRead));
}

function take(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  const { canonical, remaining } = source;
  const free = amounts.filter(({ start, end }) => !remaining.slice(start, end).includes(MASK));
  source.mask(free);
  return free.flatMap((amount) => priceAsked(amount, canonical) ?? []);
}

function priceAsked(amount: JudgedAmount, canonical: string): Price | null {
  const { phrase, role, start, end } = amount;
  if (isRejection(canonical.slice(end))) reject(phrase);
  const price = role === "other" ? null : priceOf(phrase);
  if (price === null) return null;
  return {
    ...price,
    ...(phrase.isEach && { isEach: true }),
    ...(role === "former" && { isPrevious: true, isBound: false }),
    ...(role === "total" && { total: { weeks: weeksOf(amount) } }),
    start,
    end,
  };
}

function reject(phrase: PricePhrase): void {
  if (phrase.bound !== null) phrase.bound = phrase.bound === "atMost" ? "atLeast" : "atMost";
}

/** What a phrase asks for; null where it asks for nothing. */
export function priceOf(phrase: PricePhrase): Omit<Price, "start" | "end"> | null {
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
