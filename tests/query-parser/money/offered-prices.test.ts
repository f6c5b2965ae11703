import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";

const LINES = readFileSync(new URL("offered-prices.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string]);

test.each(LINES)("%s: £%s a week", (text, price) => {
  expect(parseListing(text, "2026-11-20").price).toBe(Number(price));
});
