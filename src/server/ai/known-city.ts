import { CITY_NAMES, foldCity } from "#domain/cities.ts";
import { parseQuery } from "../../query-parser/parse-query.ts";

const LISTED: ReadonlySet<string> = new Set(CITY_NAMES);

/** The UK town that a name, in whatever language and form, stands for; null for what is none that the gazetteer has. */
export function knownCity(name: string, today: string): string | null {
  const folded = foldCity(name);
  // 'Bath' and 'SourceText' alone are words too.
  return LISTED.has(folded) ? folded : parseQuery(`room in ${name}`, today).city;
}
