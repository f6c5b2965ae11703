import { expect, test } from "vitest";
import { parsePlace, placeName } from "#domain/travel/place.ts";
import { readSearch } from "../../../src/query-parser/parse-search.ts";

function read(text: string) {
  const { understanding, unused } = readSearch(text, "2026-11-20");
  const place = parsePlace(understanding.near ?? "");
  return { ...understanding, place: place && placeName(place, "en"), unused: unused.map((part) => part.text) };
}

test.each([
  ["near UCL or KCL", "UCL / KCL Strand"],
  ["between UCL and King's Cross", "UCL / London King's Cross"],
  ["UCL和LSE之间 studio", "UCL / LSE"],
  ["UCL附近或者LSE附近", "UCL / LSE"],
  ["UCL or Stratford", "UCL / Stratford"],
  ["West End or city centre Glasgow", "West End Glasgow / City centre"],
  ["Fallowfield, Rusholme, Withington", "Fallowfield / Rusholme / Withington"],
  ["金丝雀码头或者格林威治", "Canary Wharf / Greenwich"],
  ["studio near UoB", "University of Birmingham / University of Bristol"],
  // Of another kind, or in another city.
  ["UCL student, Camden", "UCL"],
  ["near the University of Leeds or UCL", "University of Leeds"],
])("A-78: places between which a text leaves the choice do as well: %s → %s", (text, place) => {
  expect(read(text).place).toBe(place);
});

test("A-78: a time and keywords are those of all of them", () => {
  expect(read("UCL or LSE within 20 min")).toMatchObject({
    within_minutes: 20,
    near_keywords: expect.arrayContaining(["UCL", "LSE"]),
  });
});

test.each([
  ["Manchester city centre", "City centre"],
  ["利兹市中心 studio", "City centre"],
  ["Leeds centre", "City centre"],
  ["曼城中心", "City centre"],
  ["centre of Leeds", "City centre"],
  ["central London", "Central London"],
  ["伦敦城区", "City centre"],
  ["伦敦市中心", "Central London"],
  ["城中心", null],
  ["UCL studio, central", "UCL"],
  ["约克圣约翰大学附近，走路15分钟能到市中心", "York St John University"],
])("A-78: the middle of the city is a place beside its name: %s → %s", (text, place) => {
  expect(read(text).place).toBe(place);
});

test("A-78: the way to the middle of the city has its time", () => {
  expect(read("15 min walk to Cardiff city centre")).toMatchObject({ within_minutes: 15, travel_by: "foot" });
  expect(read("离利兹市中心20分钟以内")).toMatchObject({ place: "City centre", within_minutes: 20 });
});

test.each([
  ["Clifton, Nottingham", "Nottingham", "Clifton Nottingham"],
  ["Clifton", "Bristol", "Clifton"],
  ["利兹海德公园", "Leeds", "Hyde Park"],
  ["西区 格拉斯哥", "Glasgow", "West End Glasgow"],
  ["唐人街 曼城", "Manchester", "Chinatown"],
  ["Victoria Manchester", "Manchester", "Manchester Victoria"],
  ["Highfield Southampton", "Southampton", "Highfield Southampton"],
])("A-78: a name that several cities have goes by the one that is named: %s", (text, city, place) => {
  expect(read(text)).toMatchObject({ city, place });
});

test.each([
  ["studio in Bournbrook", "Birmingham", "Bournbrook"],
  ["Victoria Park Manchester", "Manchester", "Victoria Park"],
  ["perry barr, birmingham", "Birmingham", "Perry Barr"],
  ["Leeds Dock studio", "Leeds", "Leeds Dock"],
  ["Horsforth", null, "Horsforth"],
])("A-78: the tables of places know areas and stations that the parser has no names of: %s", (text, city, place) => {
  expect(read(text)).toMatchObject({ city, place, unused: [] });
});

test("A-78: the words that name a campus are used", () => {
  expect(read("UWE Bower Ashton")).toMatchObject({ place: "UWE Bower Ashton", unused: [] });
  expect(read("LSE campus").place).toBe("LSE");
});

test.each([
  ["Cambridge, Massachusetts studio", "Cambridge, a word that is no name there"],
  ["London Road", "a name of many towns"],
  ["bridge view studio", "a part of a name"],
])("A-78: %s is no place: %s", (text) => {
  expect(read(text).place).toBeNull();
});
