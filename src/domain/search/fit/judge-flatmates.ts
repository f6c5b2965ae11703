import { foldText } from "../keyword.ts";
import type { Understanding } from "../understanding.ts";
import { wordsIn, type FittedRoom, type Judgement } from "./fit.ts";
import { withDigits } from "./digits.ts";

/** The wish for a small household. */
export const FEW_FLATMATES = "few-flatmates";

const WEIGHT = 6;
/** The value of a household of so many, one's own place among them: a home for two first. */
const VALUES = [1, 1, 1, 0.85, 0.6, 0.4, 0.2];
const OF_MANY = 0;
const OF_UNKNOWN = 0.3;
/** Up to here flatmates are few. */
const FEW = 3;

const PERSON = String.raw`(?:people|persons?|others?|girls?|guys?|women|men|students?|professionals?|sharers?|tenants?|(?:flat|house|room)[ -]?mates?)`;
/** A number that is no part of a date or a price. */
const ONE = String.raw`(?<![\d.])(\d)`;
const SEVERAL = String.raw`(?<![\d.])([2-9])`;
/** It may be shared with fewer than the home. */
const BATHROOM = "(?:卫生间|洗手间|浴室|厕所|衛生間|廁所)";
/** All who will live there; each has a bedroom. 'S3 7BR' is a postcode. */
const ALL = [
  String.raw`(?<!\b[a-z]{1,2}\d{1,2} ?)${SEVERAL} ?-?(?:b(?:ed(?:s|rooms?|roomed)?|r)?(?![a-z])|室(?!友)|房(?![东東租源])|居)`,
  String.raw`${ONE} ?人(?:合租|间|間|共用|同住)`,
  String.raw`${ONE}[ -]?person (?:flat|house|home|apartment)`,
  String.raw`(?:shared (?:between|by|among)|sleeps) ${ONE}\b`,
].map((pattern) => new RegExp(pattern));
/** Those who live there already. */
const OTHERS = [
  String.raw`我[们們] ?${ONE} ?(?:个|個)?(?:人|女生|男生|都|住)`,
  String.raw`(?:室友|舍友)(?:一共|一共有|共|有|就|只有|:|：| )*${ONE} ?(?:个|個|位|名|人)?`,
  String.raw`(?<![找招缺差求徵] ?)(?<!${BATHROOM}[和跟与與] ?)${ONE} ?(?:个|個|位|名)? ?(?:其他|另外|女|男)?(?:的)?(?:室友|舍友)`,
  String.raw`(?<!${BATHROOM})(?:和|跟|与|與) ?(?:其他|另外)?${ONE} ?(?:个|個|位|名)? ?(?:其他)?(?:人|女生|男生|同学|同學|${PERSON})`,
  String.raw`住了 ?${ONE} ?(?:个|個)?人`,
  String.raw`(?:living|live|lives|share|shared|sharing|home|house|flat|kitchen) (?:it )?with (?:just |only )?${ONE} (?:other |more |lovely |friendly |nice )*${PERSON}`,
  String.raw`(?<!\b(?:for|needs?|want(?:s|ed)?|seeking|find) )${ONE} (?:other |lovely |friendly |nice |quiet |current |existing |female |male )*(?:flat|house|room)[ -]?mates?`,
  String.raw`\b${ONE} of us\b`,
  String.raw`\b${ONE} others\b`,
].map((pattern) => new RegExp(pattern));

/** How many live in a shared home, the newcomer among them, by the words of its poster; null where they do not tell. */
export function householdIn(words: string): number | null {
  // Folding drops the ends of lines.
  const text = withDigits(foldText(words.replaceAll("\n", " ")));
  const all = numberIn(text, ALL);
  const others = numberIn(text, OTHERS);
  return all ?? (others === null ? null : others + 1);
}

function numberIn(text: string, patterns: readonly RegExp[]): number | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((digit) => digit !== undefined);
  return found === undefined ? null : Number(found);
}

/** How few live in a shared home; null where that was not asked for. */
export function judgeFlatmates(room: FittedRoom, { keywords }: Pick<Understanding, "keywords">): Judgement | null {
  if (!keywords.includes(FEW_FLATMATES)) return null;
  const people = householdIn(wordsIn(room));
  const isSo = people !== null && people <= FEW;
  return {
    weight: WEIGHT,
    value: people === null ? OF_UNKNOWN : (VALUES[people] ?? OF_MANY),
    missed: 0,
    reasons: isSo ? [{ code: "keyword", keyword: FEW_FLATMATES }] : [],
    misses: [],
  };
}
