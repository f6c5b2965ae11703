import { expect, test } from "vitest";
import { CITY_NAMES, cityLabel, foldCity } from "#domain/cities.ts";

test("there are 27 cities, in alphabetical order", () => {
  expect(CITY_NAMES).toHaveLength(27);
  expect(CITY_NAMES.toSorted()).toEqual(CITY_NAMES);
});

test.each([
  ["伦敦", "London"],
  [" london ", "London"],
  ["LONDON", "London"],
  ["Ｌｏｎｄｏｎ", "London"],
  ["曼城", "Manchester"],
  ["Newcastle upon Tyne", "Newcastle"],
  [" St Andrews ", "St Andrews"],
  ["__proto__", "__proto__"],
  ["", ""],
])("A-18: %j is kept as %j", (written, kept) => {
  expect(foldCity(written)).toBe(kept);
});

test("every city has a Chinese name that leads back to it; others keep their own", () => {
  for (const city of CITY_NAMES) {
    expect(cityLabel(city, "zh")).toMatch(/^\p{Script=Han}+$/u);
    expect(foldCity(cityLabel(city, "zh"))).toBe(city);
    expect(cityLabel(city, "en")).toBe(city);
  }
  expect(cityLabel("St Andrews", "zh")).toBe("St Andrews");
});
