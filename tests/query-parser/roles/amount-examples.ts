import { readFileSync } from "node:fs";
import { amountFeatures } from "../../../src/query-parser/money/amount-features.ts";
import { findAmounts, hasOtherHead, isTotal, type Amount } from "../../../src/query-parser/money/amounts.ts";
import { priceOf } from "../../../src/query-parser/money/extract-prices.ts";
import { weeklyRange, type Price } from "../../../src/query-parser/money/price.ts";
import { toldParts } from "../../../src/query-parser/relevance/background.ts";
import { rentalPartOf } from "../../../src/query-parser/relevance/rental-part.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { LANGUAGES, writeGrid, type Language } from "../grids/write-grid.ts";
import { labelledTexts, type LabelledAnswer, type LabelledText } from "./labelled-texts.ts";
import type { Example } from "./linear-model.ts";

/** A text with the prices that its author says it asks for, in pounds a week. */
interface PricedText extends LabelledText {
  prices: readonly unknown[];
}

const PRICES = ["low_price", "high_price", "price", "price_upper_bound"] as const;

/** Each amount of each labelled text, and whether it is the rent that is wanted or asked. */
export function amountExamples(): Example[] {
  const labelled = labelledTexts().map(priced);
  // What was written to tell amounts apart counts more than once.
  return [labelled, wordings(), wordings(), grids(), grids(), grids()].flat().flatMap(examplesOf);
}

function priced({ author, id, text, isOffer, expected, accept = {} }: LabelledAnswer): PricedText {
  const prices = PRICES.flatMap((field) => [[expected[field]], accept[field] ?? []].flat());
  return { author, id, text, isOffer, prices };
}

function wordings(): PricedText[] {
  return [...pricedLines("prices", false), ...pricedLines("offered-prices", true)];
}

function pricedLines(author: string, isOffer: boolean): PricedText[] {
  return linesOf(`../money/${author}.tsv`)
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [text = "", ...ends] = line.split("\t");
      const prices = ends.map((end) => (end === "-" ? null : Number(end)));
      return { author, id: text, text, isOffer, prices };
    });
}

function grids(): PricedText[] {
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    writeGrid(language).map(({ labelled }) => ({
      author: `grid in ${language}`,
      id: labelled.id,
      text: labelled.query,
      isOffer: false,
      prices: [labelled.expected.low_price, labelled.expected.high_price],
    })),
  );
}

function linesOf(path: string): string[] {
  return readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .filter((line) => line !== "");
}

function examplesOf({ author, id, text, isOffer, prices }: PricedText): Example[] {
  const relevant = isOffer ? text : rentalPartOf(text);
  if (relevant === null) return [];
  const { canonical } = createSourceText(relevant);
  const all = findAmounts(canonical);
  const told = isOffer ? [] : toldParts(canonical);
  return all
    .filter((amount) => amount.phrase.isComparable && !isTotal(amount))
    .map((amount) => ({
      author,
      shown: `${id} [${canonical.slice(amount.start, amount.end)}] ${canonical.replaceAll("\n", " / ")}`,
      features: amountFeatures(amount, { all, isOffer, told }),
      hasRole: isMeant(amount, prices, isOffer) && !isDoubled(amount, all),
    }));
}

function isMeant({ phrase }: Amount, prices: readonly unknown[], isOffer: boolean): boolean {
  const price = priceOf(phrase);
  const exact: Price = { ...price, ...(isOffer && { nearness: "exact" }), start: 0, end: 0 };
  const units = phrase.period === null ? ([null, "week", "month"] as const) : [phrase.period];
  return units
    .map((period) => weeklyRange({ ...exact, period }))
    .some((range) => prices.some((right) => isAlike(range?.low, right) || isAlike(range?.high, right)));
}

/** Converted from another unit, a price may be a pound off, and a great one by one per cent. */
function isAlike(read: number | null | undefined, right: unknown): boolean {
  if (typeof right !== "number" || read === null || read === undefined) return false;
  return Math.abs(read - right) <= Math.max(1, right * 0.012);
}

/** A deposit as great as the rent is none. */
function isDoubled(amount: Amount, all: readonly Amount[]): boolean {
  return (
    hasOtherHead(amount) &&
    all.some((other) => other !== amount && other.phrase.amounts[0] === amount.phrase.amounts[0])
  );
}
