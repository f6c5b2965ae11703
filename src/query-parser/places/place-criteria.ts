import type { Place, PlaceKind, PlaceRole } from "./place.ts";

/** The roles of a place that say where the author wants to live, most certain first; an origin and a refusal say nothing. */
const ROLES: readonly PlaceRole[] = ["chosen", "wanted", "near", "commute", "current"];

/** Where the author does not look for a room. */
export const ELSEWHERE: ReadonlySet<PlaceRole> = new Set(["origin", "current", "refused"]);
const KEYWORD_KINDS: ReadonlySet<PlaceKind> = new Set(["university", "district", "postcode"]);

/**
 * The city meant by the places that a text names: one of the 27, or a town outside of them by its own name. One that is named goes
 * before one that a university or a district lies in, and where the author wants to live before where they work; of several the
 * first one does. Where only parts of a city are refused, the rest of it is meant: 不要东伦敦.
 */
export function cityOf(places: readonly Place[]): string | null {
  const asked = locatedPlaces(places).filter(({ role }) => ROLES.includes(role));
  const rankOf = ({ role, kind }: Place) => ROLES.indexOf(role) * 2 + Number(kind !== "city" && kind !== "town");
  return asked.toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.city ?? refusedIn(places);
}

function refusedIn(places: readonly Place[]): string | null {
  const cities = refusedNames(places);
  const isPart = ({ role, name, city }: Place) => role === "refused" && city !== name && !cities.has(city ?? "");
  return places.find(isPart)?.city ?? null;
}

function refusedNames(places: readonly Place[]): ReadonlySet<string> {
  return new Set(places.filter(({ role }) => role === "refused").map(({ name }) => name));
}

/**
 * The places that lie in a city, but those in one that is refused: "two years in London … now anywhere but London". 不要伦敦市中心
 * leaves its outer zones.
 */
export function locatedPlaces(places: readonly Place[]): Place[] {
  const refused = refusedNames(places);
  return places.filter(
    ({ city, role }) => city !== null && role !== "refused" && (role === "near" || !refused.has(city)),
  );
}

/** The universities, districts, postcode districts and landmarks that a text asks for, each once by the name it is known by. */
export function placeKeywords(places: readonly Place[]): string[] {
  const asked = places.filter(({ kind, role }) => KEYWORD_KINDS.has(kind) && !ELSEWHERE.has(role));
  return [...new Set(asked.map(({ name }) => name))];
}

/** The parts of cities that a text rules out: districts, fare zones and postcode districts, each once by its name. */
export function refusedParts(places: readonly Place[]): string[] {
  return [...new Set(places.filter(isRefusedPart).map(({ name }) => name))];
}

/** Whether a place is a part of a city that is ruled out. */
export function isRefusedPart({ kind, role }: Place): boolean {
  return role === "refused" && (kind === "district" || kind === "postcode");
}

/** An area of another city than those that are asked for is where one lives now; a university may lie in the next town. */
export function isElsewhere(place: Place, cities: readonly (string | null)[]): boolean {
  return place.kind === "district" && place.role === "wanted" && place.city !== null && !cities.includes(place.city);
}
