import { isNegated } from "../negation.ts";
import type { Reading } from "../text/source-text.ts";
import { chooseSenses, type Sensed } from "./matching/disambiguate.ts";
import { findChineseNames } from "./matching/find-chinese-names.ts";
import { findLatinNames, wordsOf, type NameMatch } from "./matching/find-latin-names.ts";
import { otherMeaningOf } from "./context/city-namesakes.ts";
import { isPersonsName } from "./context/personal-names.ts";
import type { Place } from "./place.ts";
import { readPostcodes } from "./extract-postcodes.ts";
import { readZones } from "./extract-fare-zones.ts";
import { roleOf } from "./context/place-role.ts";
import { findMistypedNames } from "./matching/find-mistyped-names.ts";

export type { Place } from "./place.ts";

/**
 * The places that a text names, in its order: cities and towns, universities, districts, streets, stations and landmarks,
 * postcodes, fare zones and places abroad. The longest name wins (Liverpool Street is no Liverpool), words that are names
 * too are read by what stands around them, typos and slips of the ear count. What has been read is masked.
 */
export function readPlaces(reading: Reading): Place[] {
  const zones = readZones(reading);
  const postcodes = readPostcodes(reading);
  const implied = [...postcodes, ...zones].flatMap(({ city }) => (city === null ? [] : [city]));
  const named = chooseSenses(namesIn(reading), implied).map((name) => placeOf(reading, name));
  for (const place of named) reading.mask(place);
  return [...named, ...postcodes, ...zones].sort((a, b) => a.start - b.start);
}

function namesIn(reading: Reading): NameMatch[] {
  const words = wordsOf(reading);
  const latin = findLatinNames(reading, words);
  const names = [...latin, ...findChineseNames(reading), ...findMistypedNames(reading, words, latin)];
  return names
    .map((name) => meantBy(reading, name, names))
    .filter((name) => name !== null)
    .sort((a, b) => a.start - b.start);
}

function meantBy(reading: Reading, name: NameMatch, names: readonly NameMatch[]): NameMatch | null {
  const [likeliest] = name.entry.senses;
  if (likeliest?.kind !== "university" && isPersonsName(reading.canonical, name.start, name.end)) return null;
  if (likeliest?.kind !== "city" && likeliest?.kind !== "town") return name;
  const other = otherMeaningOf(reading, name, names);
  if (other === null) return name;
  if (other === "road") return null;
  const abroad = { name: likeliest.name, kind: "foreign" as const, city: null, onlyBesideCity: false };
  return { ...name, entry: { ...name.entry, senses: [abroad] } };
}

function placeOf({ canonical }: Reading, { start, end, sense }: Sensed): Place {
  const { name, kind, city } = sense;
  return {
    start,
    end,
    name,
    kind,
    city,
    isNegated: isNegated(canonical, start, end),
    role: roleOf(canonical, start, end),
  };
}
