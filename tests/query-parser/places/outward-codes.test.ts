import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { cityOfOutwardCode } from "../../../src/query-parser/places/outward-codes.ts";
import { asked } from "./asked.ts";

// Of gibbs/uk-postcodes (CC0-1.0).
const ROWS = readFileSync(new URL("outward-codes.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split(",") as [code: string, town: string]);

// A Newcastle in County Down, a Leeds in Kent, and what is Morecambe.
const NAMESAKES = new Set(["BT33", "ME17", "LA3", "LA4"]);
const LONDON = /^(?:E|EC|N|NW|SE|SW|W|WC)\d/;

test("every outward code in use is known, in any case", () => {
  expect(ROWS).toHaveLength(2856);
  expect(ROWS.filter(([code]) => !isOutwardCodeInUse(code) || !isOutwardCodeInUse(code.toLowerCase()))).toEqual([]);
});

test.each(["", "M", "M10", "B2B", "E21", "ZZ1", "AB9", "Q1", "SE29", "EC1Z", "W1", "SW1A", "M1 1AA", "1M", "LS"])(
  "%j",
  (code) => {
    expect(isOutwardCodeInUse(code)).toBe(["W1", "SW1A"].includes(code));
  },
);

test("a code in one of the 27 cities stands for it", () => {
  const cities = ROWS.filter(([code, town]) => (CITY_NAMES as string[]).includes(town) && !NAMESAKES.has(code));
  expect(cities.length).toBeGreaterThan(80);
  expect(cities.filter(([code, town]) => cityOfOutwardCode(code) !== town)).toEqual([]);
});

test("every code of the eight areas of inner London is London", () => {
  const london = ROWS.filter(([code]) => LONDON.test(code));
  expect(london).toHaveLength(182);
  expect(london.filter(([code]) => cityOfOutwardCode(code) !== "London")).toEqual([]);
});

test("every code that stands for a city is read from a text, alone and with the rest of a postcode", () => {
  for (const [code] of ROWS) {
    const city = cityOfOutwardCode(code);
    expect.soft(asked(`studio ${code.toLowerCase()} 9AB, bills included`).city, code).toBe(city);
    expect.soft(asked(`${code}附近的单间`).city, code).toBe(city);
  }
});

test.each([
  "M1 motorway nearby",
  "b2b marketing",
  "room b2 in the house",
  "galaxy s10",
  "雅思 B2 水平",
  "floor E3",
  "坐 E1 路公交",
  "2b2b",
  "£e1",
])("no postcode in %j", (text) => {
  expect(asked(text).city).toBeNull();
});
