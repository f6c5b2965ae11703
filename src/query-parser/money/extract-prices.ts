import { scoreOf } from "../roles/linear-scorer.ts";
import type { Span } from "../text/mapped-text.ts";
import { MASK, type SourceText } from "../text/source-text.ts";
import { amountFeatures } from "./amount-features.ts";
import { AMOUNT_WEIGHTS } from "./amount-weights.ts";
import { findAmounts, hasOtherHead, isTotal, type Amount } from "./amounts.ts";
import type { Price } from "./price.ts";
import type { PricePhrase } from "./price-phrase.ts";

/** Who names amounts mostly wants one of them: so little may speak against the best. */
const LEAST_OF_BEST = -150;
const LEAST_BARE = 30;
const MOST_BARE = 20_000;

/** What an amount is: the rent that is wanted or asked, or something else. */
export interface JudgedAmount extends Amount {
  role: "rent" | "total" | "former" | "other";
}

/**
 * The amounts of a text with their roles; nothing is masked.
 * @param isOffer The text offers a room. @param told The parts of it that tell of the writer's life so far.
 */
export function judgeAmounts(text: string, isOffer = false, told: readonly Span[] = []): JudgedAmount[] {
  const all = findAmounts(text);
  const scores = all.map((amount) => scoreOf(amountFeatures(amount, { all, isOffer, told }), AMOUNT_WEIGHTS));
  const best = Math.max(...scores.filter((_, index) => !isTotal(all[index]!)));
  return all.map((amount, index) => {
    const score = scores[index] ?? 0;
    const isWanted = score > 0 || (score === best && score > LEAST_OF_BEST && !hasOtherHead(amount));
    return judged(amount, isWanted);
  });
}

function judged(amount: Amount, isWanted: boolean): JudgedAmount {
  const { isComparable, period } = amount.phrase;
  const rent = isWanted ? "rent" : period === null ? "other" : "former";
  return { ...amount, role: !isComparable ? "other" : isTotal(amount) ? "total" : rent };
}

/**
 * The rents that are money without doubt; all such amounts are masked for the readers behind.
 * @param amounts All of the source's canonical text.
 */
export function takeCertainPrices(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  return take(
    source,
    amounts.filter(({ phrase }) => phrase.isMoney),
  );
}

/** The rents among the numbers that are left when everything else has been read. */
export function takeBarePrices(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  const isRead = ({ phrase }: JudgedAmount) => phrase.amounts.every((one) => one >= LEAST_BARE && one <= MOST_BARE);
  return take(source, amounts.filter(isRead));
}

function take(source: SourceText, amounts: readonly JudgedAmount[]): Price[] {
  const { remaining } = source;
  const free = amounts.filter(({ start, end }) => !remaining.slice(start, end).includes(MASK));
  source.mask(free);
  return free.flatMap((amount) => priceAsked(amount) ?? []);
}

function priceAsked(amount: JudgedAmount): Price | null {
  const { phrase, role, start, end } = amount;
  if (role === "other" || (phrase.isRefused && phrase.bound === null)) return null;
  return {
    ...priceOf(phrase),
    ...(phrase.isEach && { isEach: true }),
    ...(role === "former" && { isPrevious: true, isBound: false }),
    ...(role === "total" && { isTotal: true }),
    start,
    end,
  };
}

/** What a phrase asks for. */
export function priceOf(phrase: PricePhrase): Omit<Price, "start" | "end"> {
  const { period, bound, nearness } = phrase;
  const [amount = 0, upper] = phrase.amounts;
  const price = { period, nearness: "exact", isBound: true } as const;
  if (upper !== undefined) return { ...price, low: amount, high: upper };
  if (bound === "atMost") return { ...price, low: null, high: amount };
  if (bound === "atLeast") return { ...price, low: amount, high: null };
  if (nearness === "around") return { ...price, nearness, low: amount, high: amount };
  if (nearness === "justOver") return { ...price, nearness, low: amount, high: null };
  return { ...price, low: null, high: amount, isBound: false };
}
