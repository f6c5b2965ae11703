import { readFileSync } from "node:fs";
import { amountFeatures } from "../../../src/query-parser/money/amount-features.ts";
import { findAmounts, hasOtherHead, isTotal, type Amount } from "../../../src/query-parser/money/amounts.ts";
import { priceOf } from "../../../src/query-parser/money/extract-prices.ts";
import { weeklyRange, type Price } from "../../../src/query-parser/money/price.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { LANGUAGES, writeGrid, type Language } from "../grids/write-grid.ts";
import { writeQuery } from "../generated/write-query.ts";
import { readLabelled } from "../labelled/score.ts";
import { readOffers } from "../labelled/score-offers.ts";
import { QUERY_SETS } from "../labelled/query-sets.ts";
import type { Example } from "./linear-model.ts";

/** A text with the prices that its author says it asks for. */
interface PricedText {
  author: string;
  id: string;
  text: string;
  isOffer: boolean;
  /** Pounds a week. */
  prices: unknown[];
}

/** The day on which all texts were written. */
const TODAY = "2026-11-20";

/** Each amount of each labelled text, and whether it is the rent that is wanted or asked. */
export function amountExamples(): Example[] {
  return pricedTexts().flatMap(examplesOf);
}

function pricedTexts(): PricedText[] {
  const queries = QUERY_SETS.flatMap((author) =>
    readLabelled(author).map(({ id, query, expected, accept }) => ({
      author,
      id,
      text: query,
      isOffer: false,
      prices: [expected.low_price, expected.high_price, ...(accept?.low_price ?? []), ...(accept?.high_price ?? [])],
    })),
  );
  const offers = readOffers().map(({ id, text, expected, accept }) => ({
    author: `offers of ${/^[a-z]+/.exec(id)?.[0]}`,
    id,
    text,
    isOffer: true,
    prices: [expected.price, ...(accept?.price ?? [])],
  }));
  // What was written to tell amounts apart counts twice.
  return [...queries, ...offers, ...requests(), ...wordings(), ...wordings(), ...grids(), ...grids(), ...generated()];
}

function requests(): PricedText[] {
  return linesOf("../labelled/requests.jsonl").map((line) => {
    const { id, text, expected, accept } = JSON.parse(line) as RequestLine;
    const prices = [expected.price_upper_bound, ...(accept?.price_upper_bound ?? [])];
    return { author: `requests of ${/^[a-z]+/.exec(id)?.[0]}`, id, text, isOffer: false, prices };
  });
}

interface RequestLine {
  id: string;
  text: string;
  expected: { price_upper_bound?: unknown };
  accept?: { price_upper_bound?: unknown[] };
}

function wordings(): PricedText[] {
  return linesOf("../money/prices.tsv")
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [text = "", ...ends] = line.split("\t");
      const prices = ends.map((end) => (end === "-" ? null : Number(end)));
      return { author: "prices", id: text, text, isOffer: false, prices };
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

const GENERATED = 400;

/** Plain sentences: what has no head is a rent. */
function generated(): PricedText[] {
  return (["zh", "en", "mixed"] as const).flatMap((language) =>
    Array.from({ length: GENERATED }, (_, seed) => {
      const { query, expected } = writeQuery(seed, language, TODAY);
      const id = `${language}-${seed}`;
      return {
        author: "generated",
        id,
        text: query,
        isOffer: false,
        prices: [expected.low_price, expected.high_price],
      };
    }),
  );
}

function linesOf(path: string): string[] {
  return readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .filter((line) => line !== "");
}

function examplesOf({ author, id, text, isOffer, prices }: PricedText): Example[] {
  const { canonical } = createSourceText(text);
  const all = findAmounts(canonical);
  return all
    .filter((amount) => !amount.phrase.isForeign && !isTotal(amount))
    .map((amount) => ({
      author,
      shown: `${id} [${canonical.slice(amount.start, amount.end)}] ${canonical.replaceAll("\n", " / ")}`,
      features: amountFeatures(amount, { all, isOffer }),
      hasRole: isMeant(amount, prices, isOffer) && !isDoubled(amount, all),
    }));
}

function isMeant({ phrase }: Amount, prices: readonly unknown[], isOffer: boolean): boolean {
  const price = priceOf({ ...phrase, isNegated: false });
  if (price === null) return false;
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
