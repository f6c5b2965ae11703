import { lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { cuesOf } from "./context/cues.ts";
import type { Place } from "./place.ts";
import { choicesIn, listsOf } from "./place-lists.ts";
import { LONGEST_SEARCH, weightOf } from "../text/text-weight.ts";

const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));

/**
 * The cities between which a text leaves the choice, in its order: 'Leeds or York', 利兹最好，约克也行. A search of a few words chooses
 * between all that it names; in a letter they must stand in one list, or one be named as another that would do.
 * @param places Those that it asks for or refuses. @param city The one that it asks for, which is the only one where it names no other.
 */
export function cityChoices(text: string, places: readonly Place[], city: string): string[] {
  const cues = cuesIn(text);
  const wanted = places.filter((place) => isCity(place) && (place.role === "wanted" || place.role === "chosen"));
  const isOption = (place?: Place) =>
    place !== undefined && (cues.areBehind("also-behind", place.end) || cues.areBefore("also-before", place.start));
  const isShort = weightOf(text) <= LONGEST_SEARCH;
  const isChoice = (list: readonly Place[]) =>
    list.some(({ name }) => name === city) &&
    (isShort || choicesIn(list, text).includes(true) || cues.areBehind("all-behind", list.at(-1)?.end ?? 0));
  const listed = listsOf(wanted, text)
    .filter((list) => list.length > 1 && isChoice(list))
    .flat();
  // 利兹最好，约克也行: the one before it was said to be wanted most.
  const options = wanted.filter((place, at) => isOption(place) || isOption(wanted[at + 1]));
  const main = options.find((place) => !isOption(place));
  const first = listed[0] ?? main;
  const others = [...listed, ...(isShort ? wanted : options)];
  const names = others.map(({ name }) => name);
  return [...new Set([first?.name ?? (names.includes(city) ? city : names[0]) ?? city, ...names])];
}

/** The cities that a text rules out whole: 不要伦敦, but not 不要伦敦市中心. */
export function refusedCities(text: string, places: readonly Place[]): string[] {
  const cues = cuesIn(text);
  const refused = places.filter((place) => isCity(place) && place.role === "refused");
  return [...new Set(refused.filter(({ end }) => !cues.areBehind("part-behind", end)).map(({ name }) => name))];
}

/** Whether a place is a city or a town, and not one in it. */
export function isCity({ kind }: Place): boolean {
  return kind === "city" || kind === "town";
}
