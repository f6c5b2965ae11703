import { expect, test } from "vitest";
import { readSearch } from "../../../src/query-parser/parse-search.ts";
import { asked } from "./asked.ts";

const TODAY = "2026-11-20";

test.each([
  ["London but not East London", "London", "East London"],
  ["不要东伦敦", "London", "东伦敦"],
  ["anywhere except Fallowfield", "Manchester", "Fallowfield"],
  ["avoid Selly Oak", "Birmingham", "Selly Oak"],
  ["not UCL area", "London", "UCL"],
  ["Manchester, away from Fallowfield", "Manchester", "Fallowfield"],
  ["anywhere in Leeds but Hyde Park", "Leeds", "Hyde Park"],
  ["all of Manchester but Salford", "Manchester", "Salford"],
  ["Sheffield except Crookes and Walkley", "Sheffield", "Crookes | Walkley"],
  ["anywhere in Leeds except Headingley, Beeston and Armley", "Leeds", "Headingley | Beeston | Armley"],
  ["London, I don't want to be in Croydon or Barking", "London", "Croydon | Barking"],
  ["Hyde Park 除外 利兹", "Leeds", "Hyde Park"],
  ["Nottingham, steer clear of Lenton", "Nottingham", "Lenton"],
  ["Leeds outside the city centre", "Leeds", "city centre"],
  ["伦敦 不考虑东区和南区", "London", "东区 | 南区"],
  ["曼城，别在市中心", "Manchester", "市中心"],
  ["不要曼城市中心", "Manchester", "市中心"],
  ["not in Leeds city centre", "Leeds", "city centre"],
  ["不要伦敦市中心", "London", "伦敦市中心"],
])("a refused part leaves its city, and is said: %s", (text, city, parts) => {
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
