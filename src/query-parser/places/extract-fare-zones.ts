import { isNegated } from "../negation.ts";
import type { SourceText } from "../text/source-text.ts";
import type { Place } from "./place.ts";

const DIGITS = "一二三四五六";
const ZONE = String.raw`(?:[${DIGITS}]*[1-6]\b|[${DIGITS}]+)`;
const ZONES = String.raw`${ZONE}(?:\s?(?:-|~|,|、|\/|&|\+|to|and|or|到|至|或者?|和)\s?${ZONE})*`;
const IN_ENGLISH = new RegExp(String.raw`\bzones?\s?-?(${ZONES})`, "g");
/** 一二区, 1到3区; but 第1区 is another's, and 1区域 no zone. */
const IN_CHINESE = new RegExp(`(${ZONES})区(域|间)?`, "g");
const IS_OTHER_BEFORE = /[\da-z第]/;
const ZONE_DIGIT = new RegExp(`[1-6${DIGITS}]`, "g");
const IS_SPAN = /^.\s?(?:-|~|to|到|至)/;

/**
 * The fare zones that a text asks for, 'zone 1-3' being three of them. They are read from the whole canonical text, because
 * other extractors mask their numbers as quantities. London's are meant unless another city is named.
 */
export function extractFareZones({ canonical }: SourceText): Place[] {
  const inChinese = [...canonical.matchAll(IN_CHINESE)].filter(
    ({ 2: isOther, index }) => isOther === undefined && !IS_OTHER_BEFORE.test(canonical[index - 1] ?? ""),
  );
  return [...canonical.matchAll(IN_ENGLISH), ...inChinese].flatMap(({ 0: written, 1: zones = "", index: start }) => {
    const end = start + written.length;
    const isRefused = isNegated(canonical, start - cityBefore(canonical, start), end);
    return zonesOf(zones).map((zone): Place => ({
      start,
      end,
      name: `Zone ${zone}`,
      kind: "district",
      city: "London",
      role: isRefused ? "refused" : "near",
    }));
  });
}

// 不要London Zone 1 refuses the zone.
function cityBefore(text: string, start: number): number {
  return /(?:london|伦敦)(?:的|\s)*$/.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0;
}

function zonesOf(span: string): number[] {
  const zones = Array.from(span.matchAll(ZONE_DIGIT), ([digit]) => DIGITS.indexOf(digit) + 1 || Number(digit));
  const [first = 0, last = 0] = zones;
  if (zones.length !== 2 || !IS_SPAN.test(span) || last < first) return zones;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
