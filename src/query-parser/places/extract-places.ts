import type { Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { isOtherThing } from "./context/name-meaning.ts";
import { roleOf } from "./context/place-role.ts";
import { extractFareZones } from "./extract-fare-zones.ts";
import { extractPostcodes } from "./extract-postcodes.ts";
import { chineseNames } from "./matching/chinese-names.ts";
import { latinNames, mistypedBesideNames, mistypedNames } from "./matching/latin-names.ts";
import { longestNames, type NameMatch } from "./matching/longest-names.ts";
import type { Place, Sense } from "./place.ts";
import { choicesIn, joinedIn, listsOf } from "./place-lists.ts";

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
    const role = roleOf(source.canonical, { start, end });
    return sensesIn(senses, cities).map(({ name, kind, city }) => ({ start, end, name, kind, city, role }));
  });
  source.mask(named);
  const places = withoutUnlikely([...named, ...codes].sort((a, b) => a.start - b.start));
  return listsOf(places, source.canonical).flatMap((list) => withListed(list, source.canonical));
}

/** Of the universities that share a name (UoB) those in a city in which the text also names another place, where there is one. */
function withoutUnlikely(places: readonly Place[]): Place[] {
  const isLikely = ({ start, city }: Place) => places.some((other) => other.start !== start && other.city === city);
  return places.filter((place) => {
    const sharing = places.filter(({ start, city }) => start === place.start && city !== place.city);
    return isLikely(place) || !sharing.some(isLikely);
  });
}

/** "I don't want to be in Croydon or Barking" refuses both, 'except Crookes, Walkley and Heeley' all three. */
function withListed(list: readonly Place[], text: string): Place[] {
  const areAreas = list.length > 2 && list.every(({ kind }) => kind === "district");
  const areAll = areAreas && joinedIn(list, text).at(-1) === true;
  const choices = choicesIn(list, text);
  let last: Place | undefined;
  return list.map((place, at) => {
    const isListed = last?.role === "refused" && place.role === "wanted" && (areAll || choices[at - 1] === true);
    last = isListed ? { ...place, role: "refused" } : place;
    return last;
  });
}

/** The names in Chinese, in Latin letters, and the mistyped ones among the words that are left. */
function findNames(source: SourceText): NameMatch[] {
  const words = latinNames(source);
  const [exact, left] = longestNames(words);
  const [longer] = longestNames(mistypedBesideNames(source, words.units, exact, left));
  const isApart = (span: Span) => !longer.some(({ start, end }) => span.start < end && span.end > start);
  const [mistyped] = longestNames(mistypedNames(source, left.filter(isApart)));
  const [chinese] = longestNames(chineseNames(source));
  return [...exact.filter(isApart), ...longer, ...mistyped, ...chinese].sort((a, b) => a.start - b.start);
}

/** The cities that a name stands for, or that it lies in for certain. */
function citiesOf({ entry: { senses } }: NameMatch): (string | null)[] {
  const isCertain = ({ kind, onlyBesideCity }: Sense) =>
    kind === "city" || kind === "town" || (senses.length === 1 && !onlyBesideCity);
  return senses.filter(isCertain).map(({ city }) => city);
}

/**
 * What a name that several cities have means beside those that the text names or implies: the likeliest, each of the universities that
 * share it (UoB), or nothing where it is too common.
 */
function sensesIn(senses: readonly Sense[], cities: ReadonlySet<string | null>): Sense[] {
  const beside = Array.from(cities).flatMap(
    (city) => senses.find((sense) => city !== null && sense.city === city) ?? [],
  );
  if (beside[0] !== undefined) return [beside[0]];
  const certain = senses.filter(({ onlyBesideCity }) => !onlyBesideCity);
  return certain.every(({ kind }) => kind === "university") ? certain : certain.slice(0, 1);
}
