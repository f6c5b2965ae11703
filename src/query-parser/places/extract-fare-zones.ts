import { WORD_START } from "../text/pattern.ts";
import { isNegated } from "../negation.ts";
import type { SourceText } from "../text/source-text.ts";
import type { Place } from "./place.ts";

const DIGITS = "一二三四五六";
const SPAN = String.raw`([1-6${DIGITS}](?:(?:\s?(?:-|~|,|、|\/|&|\+|to|and|or|到|至|或者?|和)\s?|(?<=[${DIGITS}]))[1-6${DIGITS}](?!\d))*)`;
const ZONES = [
  new RegExp(String.raw`${WORD_START}zones?\s?-?${SPAN}(?!\d)`, "g"),
  new RegExp(String.raw`(?<![\da-z第])${SPAN}区(?!域|间)`, "g"),
];
const IS_SPAN = /^\s?(?:-|~|to|到|至)/;
const ZONE = new RegExp(`[\\d${DIGITS}]`, "g");

/**
 * The fare zones that a text asks for, 'zone 1-3' being three of them. They are read from the whole canonical text, because
 * other extractors mask their numbers as quantities. London's are meant unless another city is named.
 */
export function extractFareZones({ canonical }: SourceText): Place[] {
  return ZONES.flatMap((pattern) =>
    Array.from(canonical.matchAll(pattern), (match) => {
      const start = match.index;
      const end = start + match[0].length;
      return zonesOf(match[1] ?? "").map((zone): Place => ({
        start,
        end,
        name: `Zone ${zone}`,
        kind: "district",
        city: "London",
        role: isNegated(canonical, start - cityBefore(canonical, start), end) ? "refused" : "near",
      }));
    }).flat(),
  );
}

// 不要London Zone 1 refuses the zone.
function cityBefore(text: string, start: number): number {
  return /(?:london|伦敦)(?:的|\s)*$/.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0;
}

function zonesOf(span: string): number[] {
  const zones = Array.from(span.matchAll(ZONE), ([digit]) => DIGITS.indexOf(digit) + 1 || Number(digit));
  const [first = 0, last = 0] = zones;
  if (zones.length !== 2 || !IS_SPAN.test(span.slice(1)) || last < first) return zones;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
