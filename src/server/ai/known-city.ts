import { CITY_NAMES, foldCity } from "#domain/cities.ts";
import { understandQuery } from "../../query-parser/parse-query.ts";

const LISTED: ReadonlySet<string> = new Set(CITY_NAMES);

/** The UK town that a name, in whatever language and form, stands for; null for what is none that the reader knows. */
export function knownCity(name: string, today: string): string | null {
  const folded = foldCity(name);
  // 'Bath' and 'Reading' alone are words too.
  return LISTED.has(folded) ? folded : understandQuery(`room in ${name}`, today).city;
}
