import { hasOtherHead, type Amount, type Head } from "./amounts.ts";
import { beginsIn, type Span } from "../text/mapped-text.ts";
import type { PricePhrase } from "./price-phrase.ts";
import { poundsPerWeek } from "./price.ts";

/** Where a mention stands that is to be judged. */
interface Surroundings {
  /** All amounts of the text, in its order. */
  all: readonly Amount[];
  /** The text offers a room, and does not look for one. */
  isOffer: boolean;
  /** The parts of the text that tell of the writer's life so far. */
  told: readonly Span[];
}

/**
 * What speaks for or against an amount being the rent that is wanted or asked: its period and bound, its size, the heads
 * beside it, what its sentence tells, and the other amounts. Names of `amount-weights.ts`.
 */
export function amountFeatures(amount: Amount, { all, isOffer, told: parts }: Surroundings): string[] {
  const { phrase, before, behind, told } = amount;
  const features = [
    "any",
    `period ${phrase.period}`,
    `money ${phrase.isMoney}`,
    `bound ${phrase.bound}`,
    `nearness ${phrase.nearness}`,
    `each ${phrase.isEach}`,
    `ends ${phrase.amounts.length}`,
    `size ${sizeOf(phrase)}`,
    `size ${sizeOf(phrase)} ${phrase.period === null ? "without a period" : "a week"}`,
    ...headFeatures("before", before, phrase),
    ...headFeatures("behind", behind, phrase),
    ...told.map(({ sense, isBefore }) => `${isBefore ? "before" : "behind"} tells ${sense}`),
    ...(beginsIn(parts, amount) ? ["told in passing"] : []),
    ...amount.wishes.map((side) => `wish ${side}`),
    ...orderFeatures(amount, all),
  ];
  return isOffer ? features.flatMap((feature) => [feature, `offer: ${feature}`]) : features;
}

function headFeatures(side: string, head: Head | null, { period, bound }: PricePhrase): string[] {
  if (head === null) return [`${side} none`];
  const { kind, place } = head;
  return [
    `${side} ${kind}`,
    `${side} ${kind} ${place}`,
    ...(period === null ? [] : [`${side} ${kind} ${place}, period`]),
    ...(bound === null ? [] : [`${side} ${kind} ${place}, bound`]),
  ];
}

/** So many amounts before and behind one tell of it: no post has more, and a text of nothing else has thousands. */
const MOST_BESIDE = 30;

function orderFeatures(amount: Amount, all: readonly Amount[]): string[] {
  const at = all.indexOf(amount);
  const beside = all.slice(Math.max(0, at - MOST_BESIDE), at + MOST_BESIDE + 1);
  // What is plainly a deposit or a bill says nothing about the others.
  const others = beside.filter((other) => other !== amount && other.phrase.isComparable && !hasOtherHead(other));
  const { period, bound, nearness, amounts } = amount.phrase;
  return [
    others.some(({ start }) => start < amount.start) ? "later" : "first",
    others.some(({ start }) => start > amount.start) ? "earlier" : "last",
    others.length === 0 ? "only" : "one of several",
    ...(others.length === 0 && amount.before === null && amount.behind === null
      ? ["only, without heads", `only, without heads, ${sizeOf(amount.phrase)}`]
      : []),
    ...(others.some(({ phrase }) => phrase.period !== null)
      ? [`another has a period, this ${period === null ? "none" : "too"}`]
      : []),
    ...(others.some(({ phrase }) => phrase.bound === "atMost")
      ? [`another is a limit, this ${bound}`, `another is a limit, this ${nearness} ${amounts.length}`]
      : []),
    ...(others.some(({ before }) => before?.kind === "you" && /^(?:beside|parted|far)$/.test(before.place))
      ? ["another is what you pay"]
      : []),
    ...(others.some((other) => isSameRent(amount, other)) ? ["said twice"] : []),
  ];
}

/** What a rent in another unit may be off by. */
const ROUNDING = 0.05;

/** Whether two amounts are one rent by the week and by the month: '£180pw (£780pcm)'. */
function isSameRent({ phrase }: Amount, { phrase: other }: Amount): boolean {
  if (phrase.period === null || other.period === null || phrase.period === other.period) return false;
  const [one, two] = [phrase, other].map(({ amounts, period }) => poundsPerWeek(amounts[0] ?? 0, period ?? "week"));
  return Math.abs((one ?? 0) - (two ?? 0)) <= (two ?? 0) * ROUNDING;
}

/** Sizes by which deposits, bills and rents differ: pounds a week, or as they are written where no period is. */
const SIZES = [20, 40, 60, 90, 400, 600, 2000];

function sizeOf({ amounts, period }: PricePhrase): string {
  const [amount = 0] = amounts;
  const size = period === null ? amount : poundsPerWeek(amount, period);
  return `from ${SIZES.findLast((limit) => size >= limit) ?? 0}`;
}
