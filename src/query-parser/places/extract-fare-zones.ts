import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { QUANTITIES } from "../lexicon/tables/quantities.ts";
import { isNegated } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { cuesOf } from "./context/cues.ts";
import type { Place } from "./place.ts";

const LEXICON = lexiconOf(QUANTITIES);
const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));
const DIGITS = "一二三四五六";
/** One zone, or those from one to another. */
const ZONES = new RegExp(String.raw`([${DIGITS}]|\d+)(?:\s?(?:-|~|to|到|至)\s?z?(\d+))?`, "g");
const ALL_ZONES = [1, 2, 3, 4, 5, 6];
const CITY_BEFORE = /(?:london|伦敦)[的\s]*$/;
/** Behind 'zone1': a number that follows on letters begins no range elsewhere, 'SE1-2 bed'. */
const RANGE_BEHIND = /^(?:[-~]|to|到|至)z?[1-6](?![\da-z])/;
const REACH = 32;

/**
 * The fare zones that a text asks for, 'zone 1-3' being three of them. They are read from the whole canonical text, because
 * other extractors mask their numbers as quantities. London's are meant unless another city is named.
 */
export function extractFareZones({ canonical }: SourceText): Place[] {
  const terms = findTerms(canonical, LEXICON).filter(({ sense }) => sense === "zone");
  return joined(canonical, terms).flatMap(({ start, end }) =>
    zonesAsked(canonical, { start, end }).map(([zone, role]): Place => ({
      start,
      end,
      name: `Zone ${zone}`,
      kind: "district",
      city: "London",
      role,
    })),
  );
}

/** 4区5区 is one part of a text: what is said behind it is said of both. */
function joined(text: string, terms: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of terms) {
    const last = spans.at(-1);
    if (last !== undefined && /^[、和]?$/.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

const UP_TO_BEFORE =
  /(?:up to|within|inside|max(?:imum)?|at most|no further (?:out )?than|(?:not|n't|nothing) (?:want to )?(?:go |be |live )?(?:beyond|outside|past|further (?:out )?than)|最远(?:到)?|不超过)(?: of)? ?$/;
const UP_TO_BEHIND =
  /^ ?(?:max\b(?! ?£?\d)|at (?:the )?most|or (?:closer|lower|less|under|below|in(?:side|ner)?)\b|以内|之内|内|以下|(?:以外|之外)的?(?:都|就)?(?:不|别|免|勿))/;
const FROM_BEHIND = /^ ?(?:\+|以上|(?:or|and) (?:above|further|higher|beyond|out(?:wards)?|over|up)\b|upwards|onwards)/;
const BEYOND_BEFORE = /(?:beyond|outside|past|above)(?: of)? ?$/;
const BEYOND_BEHIND = /^ ?(?:以外|之外|开外)/;

/** What a text says of zones: 'up to zone 3' asks for the first three, and so does 'not zone 4+'. */
function zonesAsked(text: string, { start, ...span }: Span): [zone: number, role: "near" | "refused"][] {
  const end = span.end + (RANGE_BEHIND.exec(text.slice(span.end))?.[0].length ?? 0);
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end, end + REACH);
  const named = zonesIn(text.slice(start, end));
  const [first, last] = [Math.min(...named), Math.max(...named)];
  const isRefused = isRefusedAt(text, { start, end });
  const wanted = (isWanted: (zone: number) => boolean) =>
    ALL_ZONES.filter(isWanted).map((zone): [number, "near"] => [zone, "near"]);
  if (UP_TO_BEFORE.test(before) || UP_TO_BEHIND.test(behind)) return wanted((zone) => zone <= last);
  if (FROM_BEHIND.test(behind)) return wanted((zone) => zone < first === isRefused);
  if (BEYOND_BEFORE.test(before)) return wanted((zone) => zone > last !== isRefused);
  // 2区以外 is refused itself, 不要2区以外 wants it.
  if (BEYOND_BEHIND.test(behind)) return wanted((zone) => zone > last === isRefused);
  return named.map((zone) => [zone, isRefused ? "refused" : "near"]);
}

function isRefusedAt(text: string, { start, end }: Span): boolean {
  // 不要London Zone 1 refuses the zone.
  const city = CITY_BEFORE.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? "";
  return cuesIn(text).areBehind("complaint-behind", end) || isNegated(text, start - city.length, end);
}

function zonesIn(written: string): number[] {
  const zoneOf = (digit: string) => DIGITS.indexOf(digit) + 1 || Number(digit);
  return Array.from(
    written.matchAll(ZONES),
    ([, first = "", last = first]) => [zoneOf(first), zoneOf(last)] as const,
  ).flatMap(([first, last]) => ALL_ZONES.filter((zone) => zone >= first && zone <= last));
}
