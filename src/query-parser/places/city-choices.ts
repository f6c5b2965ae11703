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
  const named = places.filter((place) => isCity(place) && (place.role === "wanted" || place.role === "chosen"));
  const wanted =
    named.length > 0 ? named : places.filter((place) => place.role !== "refused" && isShared(place, places));
  const isOption = (place?: Place) =>
    place !== undefined && (cues.areBehind("also-behind", place.end) || cues.areBefore("also-before", place.start));
  const isShort = weightOf(text) <= LONGEST_SEARCH;
  const isChoice = (list: readonly Place[]) =>
    list.some((place) => place.city === city) &&
    (isShort || choicesIn(list, text).includes(true) || cues.areBehind("all-behind", list.at(-1)?.end ?? 0));
  const listed = listsOf(wanted, text)
    .filter((list) => list.length > 1 && isChoice(list))
    .flat();
  // 利兹最好，约克也行: the one before it was said to be wanted most.
  const options = wanted.filter((place, at) => isOption(place) || isOption(wanted[at + 1]));
  const main = options.find((place) => !isOption(place));
  const first = listed[0] ?? main;
  const others = [...listed, ...(isShort ? wanted : options)];
  const names = others.flatMap((place) => place.city ?? []);
  return [...new Set([first?.city ?? (names.includes(city) ? city : names[0]) ?? city, ...names])];
}

/** Whether a name also stands for a place in another city: UoB is in Birmingham or in Bristol. */
function isShared(place: Place, places: readonly Place[]): boolean {
  return places.some(({ start, city }) => start === place.start && city !== place.city);
}

/** The cities that a text rules out: 'not London', but not 'not London prices'. */
export function refusedCities(text: string, places: readonly Place[]): string[] {
  const cues = cuesIn(text);
  const refused = places.filter((place) => isCity(place) && place.role === "refused");
  return [...new Set(refused.filter(({ end }) => !cues.areBehind("prices-behind", end)).map(({ name }) => name))];
}

/** Whether a place is a city or a town, and not one in it. */
export function isCity({ kind }: Place): boolean {
  return kind === "city" || kind === "town";
}
