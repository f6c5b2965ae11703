import { foldCity } from "#domain/cities.ts";
import { listed } from "#domain/search/search-filters.ts";
import type { SearchValues } from "./search-values.ts";

type Cities = Pick<SearchValues, "city" | "other_cities">;

/** The cities any of which does, by their names, in the order in which they were chosen; none for all. */
export function citiesIn({ city, other_cities }: Cities): string[] {
  return city.trim() === "" ? [] : [...new Set([foldCity(city), ...listed("other_cities", other_cities)])];
}

/** The fields of these cities. */
export function citiesAsked([city = "", ...others]: readonly string[]): Cities {
  return { city, other_cities: listed("other_cities", others.join(",")).join(",") };
}

/** Chooses these cities in a search: none of them is ruled out any more. */
export function withCities({ not_cities }: Pick<SearchValues, "not_cities">, cities: readonly string[]) {
  const ruledOut = listed("not_cities", not_cities).filter((each) => !cities.includes(each));
  return { ...citiesAsked(cities), not_cities: ruledOut.join(",") };
}
