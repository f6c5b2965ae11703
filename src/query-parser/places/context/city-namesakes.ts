import type { Reading, Span } from "../../text/source-text.ts";
import { isRoadNamedAfter } from "./chinese-false-matches.ts";
import type { NameMatch } from "../matching/find-latin-names.ts";
import { FOREIGN_BEHIND, STATE_ABBREVIATIONS } from "../tables/foreign.ts";

// Every town has a London Road: a city's name before these is the name of something else.
const ROAD =
  /^ (?:street|st|road|rd|avenue|ave|square|sq|lane|ln|gardens|gdns|terrace|crescent|grove|mews|circus|drive|parade|row|way)\b(?!')/;
// Whoever cheers for Liverpool may live anywhere.
const TEAM =
  /^\s?(?:球迷|球队|足球|队(?!友)|的?死忠)|^ (?:forest|f\.?c\.?\b|fans?\b|supporters?\b|rovers|wanderers|albion|hotspur|united(?! kingdom)|city (?:fan|fc|supporter))/;
const COUNTRY_BEHIND = new RegExp(String.raw`^,? ?\(?(?:${FOREIGN_BEHIND})\b`);
const STATE_BEHIND = new RegExp(`^,? (?:${STATE_ABBREVIATIONS})(?![A-Za-z])`);
const NAMESAKE_BEFORE = /\b(?:new|little) $/;

/** How a city's name can stand for something else than the city. */
export type OtherMeaning = "road" | "foreign" | "team";

/** What a city's name means there, where it isn't the city: a road in London Road, a place abroad in Cambridge MA. */
export function otherMeaningOf(
  reading: Reading,
  { start, end }: Span,
  names: readonly NameMatch[],
): OtherMeaning | null {
  const after = reading.rest.slice(end, end + 24);
  const before = reading.rest.slice(Math.max(0, start - 8), start);
  if (TEAM.test(after)) return "team";
  if (isRoadNamedAfter(reading.rest, end)) return "road";
  // London St Pancras is no street.
  if (ROAD.test(after) && names.every((name) => name.start !== end + 1)) return "road";
  if (COUNTRY_BEHIND.test(after) || NAMESAKE_BEFORE.test(before)) return "foreign";
  return STATE_BEHIND.test(reading.originalOf({ start: end, end: end + 8 })) ? "foreign" : null;
}
