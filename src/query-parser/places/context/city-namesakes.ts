import { oneOf } from "../../text/pattern.ts";
import type { SourceText } from "../../text/source-text.ts";
import type { Span } from "../../text/mapped-text.ts";
import { isRoadNamedAfter } from "./chinese-false-matches.ts";
import type { NameMatch } from "../matching/find-latin-names.ts";
import { FOREIGN_BEHIND, STATE_ABBREVIATIONS } from "../tables/foreign.ts";

// Every town has a London Road: a city's name before these is the name of something else.
const ROAD =
  /^ (?:street|st|road|rd|avenue|ave|square|sq|lane|ln|gardens|gdns|terrace|crescent|grove|mews|circus|drive|parade|row|way)\b(?!')/;
// A supporter of Liverpool may live anywhere.
const TEAM =
  /^\s?(?:球迷|球队|足球|队(?!友)|的?死忠)|^ (?:forest|f\.?c\.?\b|fans?\b|supporters?\b|rovers|wanderers|albion|hotspur|united(?! kingdom)|city (?:fan|fc|supporter))/;
const COUNTRY_BEHIND = new RegExp(String.raw`^,? ?\(?(?:${FOREIGN_BEHIND})\b`);
const STATE_BEHIND = new RegExp(`^,? (?:${STATE_ABBREVIATIONS})(?![A-Za-z])`);
const NAMESAKE_BEFORE = /\b(?:new|little) $/;

/** How a city's name can stand for something else than the city. */
export type OtherMeaning = "road" | "foreign" | "team";

/** What a city's name means there, where it isn't the city: a road in London Road, a place abroad in Cambridge MA. */
export function otherMeaningOf(
  source: SourceText,
  { start, end }: Span,
  names: readonly NameMatch[],
): OtherMeaning | null {
  const after = source.remaining.slice(end, end + 24);
  const before = source.remaining.slice(Math.max(0, start - 8), start);
  if (TEAM.test(after)) return "team";
  if (isRoadNamedAfter(source.remaining, end)) return "road";
  // London St Pancras is no street.
  if (ROAD.test(after) && names.every((name) => name.start !== end + 1)) return "road";
  if (COUNTRY_BEHIND.test(after) || NAMESAKE_BEFORE.test(before)) return "foreign";
  return STATE_BEHIND.test(source.originalOf({ start: end, end: end + 8 })) ? "foreign" : null;
}

const INTRODUCTIONS = oneOf(
  "\\b(?:my (?:first |sur|last )?name(?:'?s| is|:)?|name:|name'?s|i'?m called|call me|\\w*(?:mate|friend|landlord|landlady|dog|cat)(?: is|'s)? (?:called|named)|mr|mrs|ms|miss|dr|prof)\\.? ",
  "我叫|叫我|名叫|英文名(?:是|叫)?",
);
// "My name is Chelsea", 我叫林肯, "Mr Bradford".
const INTRODUCED = new RegExp(`${INTRODUCTIONS}\\s*$`);
// "I'm Lincoln, I need a studio"; "I'm London based" and "I'm Leeds bound" name the city.
const SAYS_WHO = /\b(?:i'?m|i am|this is|it'?s) $/;
const GOES_ON = /^(?: here\b|,? (?:and|by the way|from|a|an|\d+|nice to)\b|\s?[,.;!?()-](?! ?(?:uk|england|based)\b))/;
const SIGNED = /\b(?:regards|sincerely|wishes|best|cheers|thanks|thank you|yours|love),?\s*\n\s*$/;

/** Whether the name of a place at [start, end) of a canonical text is a person's name. */
export function isPersonalName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 16);
  if (INTRODUCED.test(before)) return true;
  if (SIGNED.test(before) && /^(?: [a-z]+)?\s*$/.test(after)) return true;
  return SAYS_WHO.test(before) && GOES_ON.test(after);
}
