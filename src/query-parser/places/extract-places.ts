import type { SourceText } from "../text/source-text.ts";
import { disambiguate, type ResolvedName } from "./matching/disambiguate.ts";
import { findChineseNames } from "./matching/find-chinese-names.ts";
import { findLatinNames, type NameMatch } from "./matching/find-latin-names.ts";
import { otherMeaningOf, isPersonalName } from "./context/name-meaning.ts";
import type { Place } from "./place.ts";
import { extractPostcodes } from "./extract-postcodes.ts";
import { extractFareZones } from "./extract-fare-zones.ts";
import { roleOf } from "./context/place-role.ts";

export type { Place } from "./place.ts";

/**
 * The places that a text names, in its order: cities and towns, universities, districts, streets, stations and landmarks,
 * postcodes, fare zones and places abroad. The longest name wins (Liverpool Street is no Liverpool), words that are names
 * too are read by what stands around them, typos and homophones count. What has been read is masked.
 */
export function extractPlaces(source: SourceText): Place[] {
  const zones = extractFareZones(source);
  const postcodes = extractPostcodes(source);
  const implied = [...postcodes, ...zones].flatMap(({ city }) => (city === null ? [] : [city]));
  const named = disambiguate(namesIn(source), implied).map((name) => placeOf(source, name));
  source.mask(named);
  return [...named, ...postcodes, ...zones].sort((a, b) => a.start - b.start);
}

function namesIn(source: SourceText): NameMatch[] {
  const names = [...findLatinNames(source), ...findChineseNames(source)];
  return names
    .map((name) => meantBy(source, name, names))
    .filter((name) => name !== null)
    .sort((a, b) => a.start - b.start);
}

function meantBy(source: SourceText, name: NameMatch, names: readonly NameMatch[]): NameMatch | null {
  const [likeliest] = name.entry.senses;
  if (likeliest?.kind !== "university" && isPersonalName(source.canonical, name)) return null;
  if (likeliest?.kind !== "city" && likeliest?.kind !== "town") return name;
  const other = otherMeaningOf(source, name, names);
  if (other === null) return name;
  if (other === "road") return null;
  const abroad = { name: likeliest.name, kind: "foreign" as const, city: null, onlyBesideCity: false };
  return { ...name, entry: { ...name.entry, senses: [abroad] } };
}

function placeOf({ canonical }: SourceText, { start, end, sense }: ResolvedName): Place {
  const { name, kind, city } = sense;
  return { start, end, name, kind, city, role: roleOf(canonical, { start, end }) };
}
