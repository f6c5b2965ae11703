import { expect, test } from "vitest";
import { readSearch } from "../../../src/query-parser/parse-search.ts";
import { asked } from "./asked.ts";

const TODAY = "2026-11-20";

test.each([
  ["London but not East London", "London", "not East London"],
  ["不要东伦敦", "London", "not East London"],
  ["anywhere except Fallowfield", "Manchester", "not Fallowfield"],
  ["avoid Selly Oak", "Birmingham", "not Selly Oak"],
  ["Manchester, away from Fallowfield", "Manchester", "not Fallowfield"],
  ["anywhere in Leeds but Hyde Park", "Leeds", "not Hyde Park"],
  ["all of Manchester but Salford", "Manchester", "not Salford"],
  ["Sheffield except Crookes and Walkley", "Sheffield", "not Crookes | not Walkley"],
  ["anywhere in Leeds except Headingley, Beeston and Armley", "Leeds", "not Headingley | not Beeston | not Armley"],
  ["London, I don't want to be in Croydon or Barking", "London", "not Croydon | not Barking"],
  ["Hyde Park 除外 利兹", "Leeds", "not Hyde Park"],
  ["Nottingham, steer clear of Lenton", "Nottingham", "not Lenton"],
  ["伦敦 不考虑东区和南区", "London", "not East London | not South London"],
  ["不要伦敦市中心", "London", "not Central London"],
  ["London anywhere but Zone 4", "London", "not Zone 4"],
  ["曼城 不要M14", "Manchester", "not M14"],
])("a refused part is ruled out, and leaves its city: %s", (text, city, keywords) => {
  const { understanding } = readSearch(text, TODAY);
  expect(understanding.city).toBe(city);
  expect(understanding.keywords.join(" | ")).toBe(keywords);
  expect(understanding).not.toHaveProperty("near");
});

test("a part that is asked for as well is not ruled out", () => {
  const { keywords } = readSearch(
    "viewing in Hove, a room in Hove or Kemptown, not that one in Hove",
    TODAY,
  ).understanding;
  expect(keywords).not.toContain("not Hove");
});

test.each([
  ["not UCL area", "London", "UCL"],
  ["Leeds outside the city centre", "Leeds", "city centre"],
  ["曼城，别在市中心", "Manchester", "市中心"],
  ["不要曼城市中心", "Manchester", "市中心"],
  ["not in Leeds city centre", "Leeds", "city centre"],
])("a refused part that has no borders leaves its city, and is said: %s", (text, city, parts) => {
  const { understanding, unused } = readSearch(text, TODAY);
  expect(understanding).toMatchObject({ city, keywords: [] });
  expect(understanding).not.toHaveProperty("near");
  expect(unused.map((part) => part.text).join(" | ")).toBe(parts);
  expect(unused.every(({ why }) => why === "refused")).toBe(true);
});

test.each([
  ["10 min away from UCL", "UCL"],
  ["no pets and near King's Cross", "King's Cross"],
  ["Camden or Angel, not Hackney", "Camden Angel"],
])("what is not refused stays: %s", (text, keywords) => {
  expect(asked(text).keywords.join(" ")).toBe(keywords);
});

test.each([
  ["up to zone 3", "1 2 3"],
  ["三区以内", "1 2 3"],
  ["zone 2 max", "1 2"],
  ["within zone 2", "1 2"],
  ["not beyond zone 3", "1 2 3"],
  ["不要3区以外", "1 2 3"],
  ["not zone 4+", "1 2 3"],
  ["zone 4+", "4 5 6"],
  ["3区以上", "3 4 5 6"],
  ["outside zone 1", "2 3 4 5 6"],
  ["4区以外", "5 6"],
  ["二区以外不看", "1 2"],
  ["4区5区不要", ""],
  ["z2", "2"],
  ["Z1-Z2", "1 2"],
  ["zone1-3", "1 2 3"],
  ["zone 2 max 250", "2"],
  ["not zone 1", ""],
])("fare zones that are bounded on one side: %s", (text, zones) => {
  const asZones = asked(text).keywords.map((keyword) => keyword.replace("Zone ", ""));
  expect(asZones.join(" ")).toBe(zones);
  expect(asked(text).city).toBe("London");
});
