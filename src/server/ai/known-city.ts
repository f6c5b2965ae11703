import { CITY_NAMES, foldCity } from "#domain/cities.ts";
import { parseQuery } from "../../query-parser/parse-query.ts";

const LISTED: ReadonlySet<string> = new Set(CITY_NAMES);

/** The UK town that a name means, in either language; null where the gazetteer has no such town. */
export function knownCity(name: string, today: string): string | null {
  const folded = foldCity(name);
  // 'Bath' and 'SourceText' alone are words too.
  return LISTED.has(folded) ? folded : parseQuery(`room in ${name}`, today).city;
}
