import { scoreOf, type Weights } from "../roles/linear-scorer.ts";
import { CITY_WEIGHTS } from "./city-weights.ts";
import type { Place } from "./place.ts";
import { cityOf } from "./place-criteria.ts";
import { placedText, placeFeatures } from "./place-features.ts";

/**
 * The city that a text asks for. Where it names one, what that is to the writer decides (`cityOf`); of several the one for which the
 * words around its places speak most: where one lives, studied or comes from is told beside it.
 * @param text The canonical text in which the places stand. @param weights Others are given where what was learnt is tried out.
 */
export function cityAsked(text: string, places: readonly Place[], weights: Weights = CITY_WEIGHTS): string | null {
  const placed = placedText(text, places);
  const cities = [...new Set(placed.places.map(({ city }) => city))];
  if (cities.length < 2) return cityOf(places).city;
  const scores = cities.map((city) =>
    Math.max(
      ...placed.places
        .filter((place) => place.city === city)
        .map((place) => scoreOf(placeFeatures(place, placed), weights)),
    ),
  );
  return cities[scores.indexOf(Math.max(...scores))] ?? null;
}
