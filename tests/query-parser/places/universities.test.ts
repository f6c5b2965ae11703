import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cityOf } from "../../../src/query-parser/places/place-criteria.ts";
import { extractPlaces } from "../../../src/query-parser/places/extract-places.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

// Hipo/university-domains-list (MIT), the British ones.
const NAMES = readFileSync(new URL("university-names.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** In several cities, in none, or gone. */
const WITHOUT_A_CITY = new Set([
  "International Colleges of Islamic Science",
  "International Centre for Isclamic Science",
  "University of Wales",
  "Up Learn Business School",
  "Warnborough University",
  "William Gilbert College",
]);

test("every British university of the list implies its city", () => {
  const without = NAMES.filter((name) => cityOf(extractPlaces(createSourceText(`room near ${name}`))) === null);
  expect(without.toSorted()).toEqual([...WITHOUT_A_CITY].toSorted());
});
