import type { SourceText } from "../text/source-text.ts";
import { isOtherThing } from "./context/name-meaning.ts";
import { roleOf } from "./context/place-role.ts";
import { extractFareZones } from "./extract-fare-zones.ts";
import { extractPostcodes } from "./extract-postcodes.ts";
import { chineseNames } from "./matching/chinese-names.ts";
import { latinNames, mistypedNames } from "./matching/latin-names.ts";
import { longestNames, type NameMatch } from "./matching/longest-names.ts";
import type { Place, Sense } from "./place.ts";

export type { Place } from "./place.ts";

/**
 * The places that a text names, in its order: cities and towns, universities, districts, streets, stations and landmarks,
 * postcodes, fare zones and places abroad. The longest name wins (Liverpool Street is no Liverpool), words that are names
 * too are read by what stands around them, typos and homophones count. What has been read is masked.
 */
export function extractPlaces(source: SourceText): Place[] {
  const codes = [...extractPostcodes(source), ...extractFareZones(source)];
  const found = findNames(source);
  const starts = new Set(found.map(({ start }) => start));
  const names = found.filter((name) => !isOtherThing(source, name, starts));
  const cities = new Set([...names.flatMap(citiesOf), ...codes.map(({ city }) => city)]);
  const named = names.flatMap(({ start, end, entry: { senses } }): Place[] => {
    const sense = senseIn(senses, cities);
    if (sense === undefined) return [];
    const { name, kind, city } = sense;
    return [{ start, end, name, kind, city, role: roleOf(source.canonical, { start, end }) }];
  });
  source.mask(named);
  return [...named, ...codes].sort((a, b) => a.start - b.start);
}

/** The names in Chinese, in Latin letters, and the mistyped ones among the words that are left. */
function findNames(source: SourceText): NameMatch[] {
  const [latin, left] = longestNames(latinNames(source));
  const [mistyped] = longestNames(mistypedNames(source, left));
  const [chinese] = longestNames(chineseNames(source));
  return [...latin, ...mistyped, ...chinese].sort((a, b) => a.start - b.start);
}

/** The cities that a name stands for, or that it lies in for certain. */
function citiesOf({ entry: { senses } }: NameMatch): (string | null)[] {
  const isCertain = ({ kind, onlyBesideCity }: Sense) =>
    kind === "city" || kind === "town" || (senses.length === 1 && !onlyBesideCity);
  return senses.filter(isCertain).map(({ city }) => city);
}

/** What a name that several cities have means beside those that the text names or implies: the likeliest, or nothing where it is too common. */
function senseIn(senses: readonly Sense[], cities: ReadonlySet<string | null>): Sense | undefined {
  const beside = Array.from(cities).flatMap(
    (city) => senses.find((sense) => city !== null && sense.city === city) ?? [],
  );
  return beside[0] ?? senses.find(({ onlyBesideCity }) => !onlyBesideCity);
}
