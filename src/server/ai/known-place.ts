import type { Understanding } from "#domain/search/understanding.ts";
import { parseSearch } from "../../query-parser/parse-search.ts";

/**
 * The campus, station or postcode district that a name means, in either language, with the keywords that say the same; nothing
 * where the tables have no such place.
 */
export function knownPlace(name: string, today: string): Pick<Understanding, "near" | "near_keywords"> {
  const { near, near_keywords } = parseSearch(`room near ${name}`, today);
  if (near === undefined) return {};
  return { near, ...(near_keywords !== undefined && { near_keywords }) };
}
