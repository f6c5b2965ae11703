import type { Place } from "./place.ts";

/** The universities, districts and landmarks that a text asks for, each once by the name it is known by. */
export function placeKeywords(places: readonly Place[]): string[] {
  const asked = places.filter(
    ({ kind, isNegated, role }) =>
      (kind === "university" || kind === "district") && !isNegated && role !== "origin" && role !== "current",
  );
  return [...new Set(asked.map(({ name }) => name))];
}
