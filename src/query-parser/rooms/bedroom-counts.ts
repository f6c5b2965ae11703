import { BATHROOM_IN_CHINESE } from "../text/shared-words.ts";
import { WORD_END } from "../text/pattern.ts";

const BED = `(?:bet(?=\\s(?:flat|apartment|house))|b(?:e?d(?:[ -]?(?:r+(?:o*[mn](?:e?d)?)?|d?ers?))?s?|hk|r)?)${WORD_END}`;
const BATH = `b(?:a?thr?(?:[ -]?r(?:oo)?ms?)?s?)?${WORD_END}|toilets?|shower ?rooms?|wcs?\\b`;
const ADJECTIVE = "(?:(?:double|single|separate|large|spacious|proper|big|en-?suite)[ -])?";
const HAN_BED =
  "(?:室(?![友内外温]|(?<=1室)户)|房(?!东|子|租|源|客|产|价|型|车|号|间)|居(?!住|民)室?|卧室?|睡房|(?:个|间)(?:卧室|睡房|房间?|房|bed(?:room)?s?(?![a-z])))";
const HAN_BATH = `(?:个|间)?(?:独立)?(?:${BATHROOM_IN_CHINESE}|[卫浴厕])`;
const ALL_HALLS = "([0-9零〇])\\s?个?(?:客厅|厅|(?:living|reception)(?:[ -]?rooms?)?|lounges?)";
const BETWEEN = "[\\s,/&+x×、-]*(?:(?:and|with|plus|w/|带|配|和|有)\\s*)?";
const HOME = "(?:\\s?(?:flat|house|apartment|公寓|的房子?))?";
const OF_HOME =
  "(?:(?= (?:flat|apartment|house|place))|(?<=\\b(?:flat|apartment|house|place) (?:of|with) \\d room(?:s|ed)?)(?![a-z]| (?:available|free|to|left)))";
const BEDS = `([1-9]|one|双(?=卧|居))(?:\\s?(?:-|~|to|or|/|到|或者?)\\s?[1-9])?\\s?-?\\s?(?:${ADJECTIVE}${BED}|${HAN_BED}|room(?:s|ed)?${OF_HOME})`;
const BATHS = `([1-9]|one|双)(?:\\.5)?\\s?-?\\s?(?:${BATH}|${HAN_BATH})`;

// B29 6BD is no six-bed flat.
const OUTWARD = "\\b[a-z]{1,2}\\d[a-z\\d]?\\s?(?=\\d[a-z]{2}(?![a-z\\d]))";

const NO_NUMBER_BEFORE = `(?<![\\d.£]|${OUTWARD}|[a-z](?![1-9]\\s?[室房居卧睡])|(?:flat|unit|block|zone|room) )`;

/** Bedrooms, and living rooms and bathrooms where they are counted too: 2b1b, 3室2厅2卫, "2 bed, 2 bath". */
export const ROOM_COUNT = new RegExp(
  `${NO_NUMBER_BEFORE}(?:(?:([1-9])\\s?-?\\s?(?:bath(?:room)?s?|${HAN_BATH})的?${BETWEEN})?${BEDS})(?:${BETWEEN}${ALL_HALLS})?(?:${HOME}${BETWEEN}${BATHS})?`,
  "g",
);

/** A form's lines: 'Bedrooms: 3', 'Bathrooms: 2'. */
export const LABELLED_COUNT =
  /(?<![a-z])(?:bedrooms?|卧室)\s?:\s?([1-9])(?!\d)(?:[\s,;]+(?:bathrooms?|卫生间)\s?:\s?([1-9])(?!\d))?/g;

/** The room type of a match of `ROOM_COUNT`: 2b2b, 2b, 1b1b, "studio" for 1室0厅; null where no flat is counted (1个房间). */
export function countedRoomType([matched, bathsBefore, beds = "", halls, bathsAfter]: RegExpExecArray): string | null {
  const baths = countOf(bathsAfter ?? bathsBefore);
  const isOneRoom = /^1\s?[个间]/.test(matched) && halls === undefined && baths === null;
  if (isOneRoom) return null;
  if (countOf(beds) === "1" && /[0零〇]/.test(halls ?? "")) return "studio";
  return roomType(countOf(beds) ?? "1", baths);
}

/** The room type of a match of `LABELLED_COUNT`. */
export function labelledRoomType([, beds = "1", baths]: RegExpExecArray): string {
  return roomType(beds, baths ?? null);
}

function roomType(beds: string, baths: string | null): string {
  return `${beds}b${baths === null ? "" : `${baths}b`}`.replace(/^1b$/, "1b1b");
}

function countOf(written: string | undefined): string | null {
  return written === undefined ? null : written.replace("双", "2").replace("one", "1");
}
