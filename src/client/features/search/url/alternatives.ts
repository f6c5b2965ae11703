import { foldCity } from "#domain/cities.ts";
import { listed } from "#domain/search/search-filters.ts";
import type { SearchValues } from "./search-values.ts";

/** The fields of a criterion that any of several values meets, and none of those that are ruled out. */
interface Alternatives {
  first: "city" | "room_type";
  others: "other_cities" | "other_room_types";
  ruledOut: "not_cities" | "not_room_types";
  tidy: (value: string) => string;
}

export const CITIES: Alternatives = {
  first: "city",
  others: "other_cities",
  ruledOut: "not_cities",
  tidy: foldCity,
};
export const KINDS: Alternatives = {
  first: "room_type",
  others: "other_room_types",
  ruledOut: "not_room_types",
  tidy: (kind) => kind.trim(),
};

/** The values any of which does, in the order in which they were named; none for all. */
export function valuesIn({ first, others, tidy }: Alternatives, values: SearchValues): string[] {
  return values[first].trim() === "" ? [] : [...new Set([tidy(values[first]), ...listed(others, values[others])])];
}

/** The fields of these values. */
export function fieldsOf({ first, others }: Alternatives, [value = "", ...more]: readonly string[]) {
  return { [first]: value, [others]: listed(others, more.join(",")).join(",") };
}

/** Chooses these values in a search: none of them is ruled out any more. */
export function choosing(alternatives: Alternatives, values: SearchValues, chosen: readonly string[]) {
  const { ruledOut } = alternatives;
  const left = listed(ruledOut, values[ruledOut]).filter((each) => !chosen.includes(each));
  return { ...fieldsOf(alternatives, chosen), [ruledOut]: left.join(",") };
}
