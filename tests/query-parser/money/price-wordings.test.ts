import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPrice } from "./price-range-of.ts";

const LINES = readFileSync(new URL("prices.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const numberOf = (written: string | undefined) => (written === "-" ? null : Number(written));
const PRICES = LINES.filter((line) => !line.startsWith("#")).map((line) => {
  const [text = "", low, high] = line.split("\t");
  return { text, low: numberOf(low), high: numberOf(high) };
});

it.each(PRICES)("$text is $low to $high", ({ text, low, high }) => {
  expect(readPrice(text)).toEqual({ low, high });
});
