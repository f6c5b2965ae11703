import { expect, test } from "vitest";
import { CITY_BY_NAME, CITY_NAMES, cityLabel } from "#domain/cities.ts";
import { COLLEGES, UNIVERSITIES } from "#domain/universities/university-table.ts";
import { DISTRICTS, HALLS, NAMES_OF_MANY_CITIES } from "../../../../src/query-parser/places/tables/districts.ts";
import { rentalIn } from "../../../../src/query-parser/parse-query.ts";
import { allNames } from "../../../../src/query-parser/places/gazetteer/place-names.ts";
import { FOREIGN } from "../../../../src/query-parser/places/tables/foreign.ts";
import { LONDON_DISTRICTS } from "../../../../src/query-parser/places/tables/london.ts";
import { LONDON_UNIVERSITIES } from "#domain/universities/london-university-table.ts";
import { TOWNS } from "../../../../src/query-parser/places/tables/towns.ts";
import { asked } from "../asked.ts";

interface Row {
  city: string | null;
  name: string;
  written: string[];
}

function rowsOf(table: string, city: string | null = null): Row[] {
  return table.split(/[;\n]/).map((row) => {
    const [listed = "", others = ""] = row.split("=");
    const name = listed.replace("?", "");
    return { city, name, written: [name, ...others.split("|").filter((other) => other !== "")] };
  });
}

function rowsByCity(table: string): Row[] {
  return table
    .split("@")
    .slice(1)
    .flatMap((group) => {
      const lineEnd = group.indexOf("\n");
      return rowsOf(group.slice(lineEnd + 1).trim(), group.slice(0, lineEnd) || null);
    });
}

/** The names of rows that aren't read as what they stand for, in a text that also names the city. */
function unread(rows: readonly Row[], textOf: (written: string, city: string | null) => string): string[] {
  return rows.flatMap(({ city, name, written }) =>
    written.filter((form) => {
      const { places } = asked(textOf(form, city));
      return !places.some((place) => place.city === city && (place.name === name || `${place.name} ${city}` === name));
    }),
  );
}

const inItsCity = (written: string, city: string | null) =>
  city === null ? `at ${written}` : `at ${written}, ${city}`;

test("every name of the 27 cities is read, in any case and among Chinese", () => {
  for (const [written, city] of CITY_BY_NAME) {
    expect.soft(asked(`studio in ${written}, 200pw`).city, written).toBe(city);
    expect.soft(asked(`想在${written.toUpperCase()}找个单间`).city, written).toBe(city);
  }
});

test("every name of a city is read by itself", () => {
  for (const city of CITY_NAMES) {
    expect.soft(asked(city).city).toBe(city);
    expect.soft(asked(cityLabel(city, "zh")).city).toBe(city);
    expect.soft(asked(`${city}短租`).city).toBe(city);
  }
});

test("every town outside them keeps its own name", () => {
  const towns = rowsOf(TOWNS.trim()).map(({ name, written }): Row => ({ city: name, name, written }));
  expect(towns.length).toBeGreaterThan(200);
  expect(unread(towns, (written) => `room in ${written}`)).toEqual([]);
});

test("every university implies its city", () => {
  const universities = [...rowsByCity(LONDON_UNIVERSITIES), ...rowsByCity(UNIVERSITIES)];
  expect(universities.length).toBeGreaterThan(250);
  expect(unread(universities, (written) => `near ${written}`)).toEqual([]);
});

test("every district is read, and those of several cities by the city beside them", () => {
  const districts = [...rowsByCity(LONDON_DISTRICTS), ...rowsByCity(DISTRICTS)];
  expect(districts.length).toBeGreaterThan(800);
  expect(unread(districts, inItsCity)).toEqual([]);
});

test("a name alone is a search, also where a word of it speaks of something else: Snow Hill", () => {
  const names = Array.from(allNames()).filter(([, { kind }]) => kind !== "foreign");
  const unheard = names.filter(([written]) => rentalIn(written, "2026-11-20", "search") === null);
  expect(unheard).toEqual([]);
});

test("what has no city implies none", () => {
  expect(unread([HALLS, COLLEGES, NAMES_OF_MANY_CITIES].flatMap(rowsByCity), inItsCity)).toEqual([]);
});

test("a place abroad is no British one", () => {
  const abroad = rowsOf(FOREIGN.trim()).flatMap(({ written }) => written);
  expect(abroad.filter((written) => asked(`studio in ${written}`).city !== null)).toEqual([]);
});

test.each([
  ["倫敦大學學院附近", "London", ["UCL"]],
  ["曼徹斯特大學", "Manchester", ["University of Manchester"]],
  ["諾丁漢特倫特大學", "Nottingham", ["Nottingham Trent University"]],
  ["雪菲爾大學", "Sheffield", ["University of Sheffield"]],
  ["格拉斯哥西區", "Glasgow", ["West End"]],
  ["金絲雀碼頭", "London", ["Canary Wharf"]],
])("traditional characters: %s", (text, city, keywords) => {
  expect(asked(text)).toMatchObject({ city, keywords });
});
