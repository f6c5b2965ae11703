import { oneOf } from "../text/pattern.ts";
import type { SourceText } from "../text/source-text.ts";
import { isNegated } from "../negation.ts";
import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { cityOfOutwardCode } from "./outward-codes.ts";
import type { Place } from "./place.ts";

// A pattern of its own, beside the recogniser of whole postcodes (domain/postcodes): a search names a district, mostly alone, which
// that does not look for. Nor is a misspelt code guessed at here: nobody wants rooms of a district that they have not named.
const POSTCODE = /(?<![a-z\d£$.'-])([a-z]{1,2}\d[a-z\d]?)(?:(?:\s?\d[a-z]{2})(?![a-z\d])|(?![a-z\d%]|\.\d))/g;
const NUMBERED_NOUNS = oneOf(
  "room|flat|unit|block|floor|level|no|number|bus|route|line|terminal|gate|building|tower|apartment",
  "grade|cefr|english|german|french|visa|vitamin|model|iphone|galaxy|samsung|type|size|paper|seat|row",
  "section|the",
);
const NUMBERED_THINGS = oneOf(`\\b${NUMBERED_NOUNS}\\.? ?`, "[第楼栋室座号]|英语|德语|法语|水平|公交|房型|户型");
// 'room B2', 'bus E3', 'level B1', 'M1 MacBook' and 'M1 motorway' are no postcodes.
const OTHER_BEFORE = new RegExp(`${NUMBERED_THINGS}$`);
const OTHER_AFTER =
  /^ ?(?:motorway|mac|macbook|chip|pro\b|max\b(?! \d)|bus\b|level|visa|english|german|french|sized?|paper|junction|路|号线|栋|楼|室|座|公交|级|水平|英语|[户房]型)/;

/** Outward codes in use, alone or before the rest of a postcode: 'SE1', 'm14 7fa'. */
export function extractPostcodes(source: SourceText): Place[] {
  return source.consume(POSTCODE, (match) => {
    const [written, code = ""] = match;
    const start = match.index;
    const end = start + written.length;
    if (!isOutwardCodeInUse(code)) return null;
    const isWhole = written.length > code.length;
    const around = { before: source.canonical.slice(0, start), behind: source.canonical.slice(end) };
    if (!isWhole && isNumberedThing(code, around)) return null;
    return {
      name: code.toUpperCase(),
      kind: "postcode" as const,
      city: cityOfOutwardCode(code),
      role: isNegated(source.canonical, start, end) ? ("refused" as const) : ("wanted" as const),
    };
  });
}

/** Whether an outward code is the number of something else by what stands around it: 'Flat B2', 'bus E3', 'M1 motorway'. */
export function isNumberedThing(code: string, around: { before: string; behind: string }): boolean {
  const before = around.before.slice(-14).toLowerCase();
  // "Flat B2" is a door, "flat NE1" a flat.
  const isDoor =
    OTHER_BEFORE.test(before) && !(/^[a-z]{2}/i.test(code) && /\b(?:flat|room|house|apartment) $/.test(before));
  return isDoor || OTHER_AFTER.test(around.behind.slice(0, 14).toLowerCase());
}
