import { expect, test } from "vitest";
import { campusesIn, findPlaces } from "#domain/travel/find-places.ts";
import { AREAS } from "#domain/travel/area-table.ts";
import { areas } from "#domain/travel/areas.ts";
import { campuses } from "#domain/travel/campuses.ts";
import { districtOf } from "#domain/travel/districts.ts";
import { parsePlace, placeText, straightKm } from "#domain/travel/place.ts";
import { stations } from "#domain/travel/stations.ts";
import { townPosition } from "#domain/town-distance.ts";
import { universities } from "#domain/universities/universities.ts";

const names = (typed: string) => findPlaces(typed, 12).map(({ kind, place }) => `${kind} ${place.name}`);

test.each([
  ["ucl", "campus UCL"],
  ["伦敦大学学院", "campus UCL"],
  ["kings college", "campus KCL Strand"],
  ["曼大", "campus University of Manchester"],
  ["uni of manchester", "campus University of Manchester"],
  ["圣马丁", "campus Central Saint Martins (UAL)"],
  ["华威", "campus University of Warwick"],
  ["m14", "district M14"],
  ["wc1h", "district WC1H"],
  ["M14 6AB", "district M14"],
  ["m146ab", "district M14"],
  ["wc1h 0ap", "district WC1H"],
  ["m14 6", "district M14"],
  ["kings cross", "station King's Cross & St Pancras International"],
  ["canary wharf", "station Canary Wharf"],
  ["leeds", "campus University of Leeds"],
  ["fallowfield", "area Fallowfield"],
  ["诺丁山", "area Notting Hill"],
])("SQ-10: %s finds %s", (typed, expected) => {
  expect(names(typed)).toContain(expected);
});

test("SQ-10: a district comes first, and those whose code goes on from there behind it", () => {
  expect(names("m1").slice(0, 3)).toEqual(["district M1", "district M11", "district M12"]);
});

test("SQ-10: nothing is found by nothing", () => {
  expect([findPlaces("", 5), findPlaces("  ", 5), findPlaces("qqqq", 5)]).toEqual([[], [], []]);
});

test("SQ-10: every campus belongs to a university of the table, and lies within ten kilometres of a district", () => {
  const known = new Set(universities().map(({ name }) => name));
  expect(campuses().filter(({ university }) => !known.has(university))).toEqual([]);
  expect(campusesIn("Leeds").map(({ name }) => name)).toContain("University of Leeds");
  expect(straightKm(districtOf("LS2")!, campusesIn("Leeds")[0]!)).toBeLessThan(2);
});

test("SQ-10: every area lies in a known district of its town, and of one name no town has two", () => {
  const entries = AREAS.match(/=/g)!;
  expect(areas()).toHaveLength(entries.length);
  const astray = areas().filter((area) => straightKm(area, townPosition(area.town)!) > 30);
  expect(astray).toEqual([]);
  const called = areas().map(({ town, name }) => `${name}, ${town}`);
  expect(new Set(called).size).toBe(called.length);
  expect(findPlaces("chinatown", 12)).toContainEqual(expect.objectContaining({ kind: "area", town: "Liverpool" }));
});

test("SQ-10: every place of the tables can stand in an address", () => {
  for (const place of [...campuses(), ...areas(), ...stations()]) expect(parsePlace(placeText(place))).not.toBeNull();
});
