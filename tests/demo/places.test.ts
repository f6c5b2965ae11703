import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { ALL_PLACES } from "../../demo/places/all-places.ts";

const outwardCodes: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("../../demo/places/outward-codes.json", import.meta.url), "utf8"),
);

test("every city of the product has places, and every area lies in an outward code of its city", () => {
  expect(ALL_PLACES.map(({ city }) => city).sort()).toEqual([...CITY_NAMES].sort());
  for (const { city, areas } of ALL_PLACES) {
    for (const { outwardCode } of areas) expect(outwardCodes[city], city).toContain(outwardCode);
  }
});

test("no walk to a university takes longer than half an hour", () => {
  for (const { areas } of ALL_PLACES) {
    for (const { journeys } of areas) {
      for (const { by, minutes } of journeys) if (by === "walk") expect(minutes).toBeLessThanOrEqual(30);
    }
  }
});
