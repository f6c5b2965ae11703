import type { NameMatch } from "./find-latin-names.ts";
import type { Sense } from "../place.ts";

/** A name with the one place it stands for in its text. */
export interface ResolvedName extends NameMatch {
  sense: Sense;
}

/**
 * Names that several cities have mean the one in the city that the text names, or else implies; alone they mean the
 * likeliest, or nothing where they are too common.
 */
export function disambiguate(names: readonly NameMatch[], implied: readonly string[]): ResolvedName[] {
  const named = names.flatMap(({ entry: { senses } }) => senses.filter(isCity).map(({ name }) => name));
  const certain = names.flatMap(({ entry: { senses } }) => (senses.length === 1 ? senses.filter(isCertain) : []));
  const cities = new Set([...named, ...implied, ...certain.map(({ city }) => city)]);
  return names.flatMap((name) => {
    const sense = senseIn(name.entry.senses, cities);
    return sense ? [{ ...name, sense }] : [];
  });
}

function senseIn(senses: readonly Sense[], cities: ReadonlySet<string | null>): Sense | undefined {
  const inCities = Array.from(cities)
    .map((city) => senses.find((sense) => sense.city !== null && sense.city === city))
    .find((sense) => sense !== undefined);
  return inCities ?? senses.find(({ onlyBesideCity }) => !onlyBesideCity);
}

function isCity({ kind }: Sense): boolean {
  return kind === "city" || kind === "town";
}

function isCertain({ onlyBesideCity, city }: Sense): boolean {
  return !onlyBesideCity && city !== null;
}
