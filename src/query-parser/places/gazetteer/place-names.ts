import { CITY_BY_NAME, CITY_NAMES, cityLabel } from "#domain/cities.ts";
import { groupBy } from "#domain/group-by.ts";
import { LONDON_UNIVERSITIES } from "#domain/universities/london-university-table.ts";
import { entriesByCity, entriesOf } from "#domain/universities/name-table.ts";
import { chineseInitials, universityForms, universityInitials } from "#domain/universities/university-forms.ts";
import { COLLEGES, UNIVERSITIES } from "#domain/universities/university-table.ts";
import type { PlaceKind, Sense } from "../place.ts";
import { DISTRICTS, HALLS, NAMES_OF_MANY_CITIES } from "../tables/districts.ts";
import { FOREIGN } from "../tables/foreign.ts";
import { LONDON_DISTRICTS } from "../tables/london.ts";
import { MISSPELLINGS } from "../tables/misspellings.ts";
import { TOWNS } from "../tables/towns.ts";

/** What is left of East London, City of London or Old Aberdeen without its city is no name. */
const NO_NAME = /(?:^| )(?:of|Old|North|South|East|West|Central|QMC|NEC|SA1)$/;

/** Each name of the tables, in each of its forms, with what it stands for; the likelier meaning comes first. */
export function* allNames(): Generator<[string, Sense]> {
  yield* cities();
  yield* listed(TOWNS, "town");
  for (const table of [LONDON_UNIVERSITIES, UNIVERSITIES, COLLEGES]) yield* grouped(table, "university");
  for (const table of [NAMES_OF_MANY_CITIES, LONDON_DISTRICTS, DISTRICTS, HALLS]) yield* grouped(table, "district");
  yield* listed(FOREIGN, "foreign");
}

function* cities(): Generator<[string, Sense]> {
  for (const name of CITY_NAMES) yield [cityLabel(name, "zh"), sense(name, "city", name)];
  for (const [written, name] of CITY_BY_NAME) yield [written, sense(name, "city", name)];
  yield* listed(MISSPELLINGS, "city");
}

function* listed(table: string, kind: PlaceKind): Generator<[string, Sense]> {
  for (const { name, others } of entriesOf(table)) {
    for (const written of [name, ...others]) yield [written, sense(name, kind, kind === "foreign" ? null : name)];
  }
}

function* grouped(table: string, kind: PlaceKind): Generator<[string, Sense]> {
  for (const { name, others, city } of entriesByCity(table)) yield* inCity(name, others, kind, city);
}

function* inCity(listed: string, others: string[], kind: PlaceKind, city: string | null): Generator<[string, Sense]> {
  const isCommon = listed.startsWith("?");
  const name = isCommon ? listed.slice(1) : listed;
  const short = withoutCity(name, city);
  if (kind === "university") {
    const cityNames = city === null ? [] : namesOf(city);
    for (const written of universityForms(name, others, city, cityNames)) yield [written, sense(name, kind, city)];
    const initials = universityInitials(name);
    if (initials !== null && city !== null) yield [initials, sense(name, kind, city, true)];
    if (city !== null)
      for (const each of chineseInitials(name, city, cityNames)) yield [each, sense(name, kind, city, true)];
    if (short.endsWith(" College")) yield [short, sense(name, kind, city, true)];
    return;
  }
  for (const written of [...streetVariants(name), ...others]) yield [written, sense(short, kind, city, isCommon)];
  if (short !== name) yield [short, sense(short, kind, city, true)];
}

let namesByCity: Map<string, [string, Sense][]> | undefined;

function namesOf(city: string): string[] {
  namesByCity ??= groupBy([...cities(), ...listed(TOWNS, "town")], ([, { name }]) => name);
  return (namesByCity.get(city) ?? []).map(([written]) => written);
}

// 'Sherwood Nottingham' is Sherwood, but Sherwood alone is in too many places.
function withoutCity(name: string, city: string | null): string {
  if (city === null || !name.endsWith(` ${city}`)) return name;
  const short = name.slice(0, -city.length - 1);
  return NO_NAME.test(short) ? name : short;
}

function sense(name: string, kind: PlaceKind, city: string | null, onlyBesideCity = false): Sense {
  return { name, kind, city, onlyBesideCity };
}

const ROADS: Readonly<Record<string, string>> = { Street: "St", Road: "Rd", Square: "Sq", Avenue: "Ave", Lane: "Ln" };

/** The ways in which people write the name of a street: Russell Square is also Russell Sq. */
function streetVariants(name: string): string[] {
  const short = name.replace(/\w+$/, (last) => ROADS[last] ?? last);
  return short === name ? [name] : [name, short];
}
