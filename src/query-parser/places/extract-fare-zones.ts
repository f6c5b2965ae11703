import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { QUANTITIES } from "../lexicon/tables/quantities.ts";
import { isNegated } from "../negation.ts";
import type { SourceText } from "../text/source-text.ts";
import { cuesOf } from "./context/cues.ts";
import type { Place } from "./place.ts";

const LEXICON = lexiconOf(QUANTITIES);
const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));
const DIGITS = "一二三四五六";
/** One zone, or those from one to another. */
const ZONES = new RegExp(String.raw`([${DIGITS}]|\d+)(?:\s?(?:-|~|to|到|至)\s?(\d+))?`, "g");
const MOST_ZONES = 6;
const CITY_BEFORE = /(?:london|伦敦)[的\s]*$/;

/**
 * The fare zones that a text asks for, 'zone 1-3' being three of them. They are read from the whole canonical text, because
 * other extractors mask their numbers as quantities. London's are meant unless another city is named.
 */
export function extractFareZones({ canonical }: SourceText): Place[] {
  const terms = findTerms(canonical, LEXICON).filter(({ sense }) => sense === "zone");
  return terms.flatMap(({ start, end }) => {
    // 不要London Zone 1 refuses the zone.
    const city = CITY_BEFORE.exec(canonical.slice(Math.max(0, start - 12), start))?.[0] ?? "";
    const isDisliked = cuesIn(canonical).areBehind("complaint-behind", end);
    const role = isDisliked || isNegated(canonical, start - city.length, end) ? "refused" : "near";
    return zonesIn(canonical.slice(start, end)).map((zone): Place => ({
      start,
      end,
      name: `Zone ${zone}`,
      kind: "district",
      city: "London",
      role,
    }));
  });
}

function zonesIn(written: string): number[] {
  const zoneOf = (digit: string) => DIGITS.indexOf(digit) + 1 || Number(digit);
  return Array.from(
    written.matchAll(ZONES),
    ([, first = "", last = first]) => [zoneOf(first), zoneOf(last)] as const,
  ).flatMap(([first, last]) =>
    Array.from({ length: MOST_ZONES }, (_, index) => index + 1).filter((zone) => zone >= first && zone <= last),
  );
}
