import { lexiconOf } from "../../lexicon/find-terms.ts";
import { PLACE_NAMES } from "../../lexicon/tables/place-names.ts";
import type { Span } from "../../text/mapped-text.ts";
import { MASK, type SourceText } from "../../text/source-text.ts";
import { STATE_ABBREVIATIONS } from "../tables/foreign.ts";
import { NEVER_WITH_ARTICLE, ORDINARY, SELDOM_ORDINARY } from "../tables/ordinary-names.ts";
import { cuesOf } from "./cues.ts";

const LEXICON = lexiconOf(PLACE_NAMES);
/** The words of the whole text, and those that nothing has read yet: a room that was read is as good as a mark. */
const cuesInText = cuesOf(LEXICON);
const cuesLeft = cuesOf(LEXICON);

const ordinary = new Set(ORDINARY.split(" "));
const seldomOrdinary = new Set(SELDOM_ORDINARY.split(" "));
const neverWithArticle = new Set(NEVER_WITH_ARTICLE.split(" "));

const REACH = 24;
const EDGE_BEFORE = new RegExp(`(?:^|[\\n,.;:!?()"|/~、${MASK}\\u4e00-\\u9fff-])\\s*$`);
const EDGE_BEHIND = new RegExp(`^\\s*(?:$|[\\n,.;:!?()"|/~、£\\d${MASK}\\u4e00-\\u9fff-])`);
const HAN_BEHIND = /^\s*[\u4e00-\u9fff]/;
/** Among amenities a bath is a bath. */
const AMENITY = /\b(?:kitchen|shower|toilet|sink|wifi|bills?|parking|gym|balcony|bathroom|wc)\b/;

/** Whether a name that may be an ordinary word is used as a name there. @param key The name as the gazetteer has it. */
export function isUsedAsName(source: SourceText, key: string, span: Span): boolean {
  const { start, end } = span;
  const isOrdinary = ordinary.has(key);
  if (!isOrdinary && !seldomOrdinary.has(key)) return true;
  const cues = cuesLeft(source.remaining);
  // 'Reading room', 'bath tub', 'in the bath'.
  if (cuesInText(source.canonical).areBehind("thing-behind", end)) return false;
  if (neverWithArticle.has(key) && cues.areBefore("the-before", start)) return false;
  if (cues.areBefore("place-before", start)) return true;
  if (!isOrdinary) return !cues.areBefore("article-before", start);
  // 'Reading every evening', but 'in Reading every weekend'.
  if (cues.areBehind("sentence-behind", end)) return false;
  if (isCapitalInside(source, span)) return true;
  // 'A bath', 'for reading'.
  if (cues.areBefore("word-before", start)) return false;
  return (
    HAN_BEHIND.test(source.remaining.slice(end, end + REACH)) ||
    cues.areBehind("place-behind", end) ||
    isApart(source, span)
  );
}

/** A capital behind a word without one; in a title all words have them. */
function isCapitalInside(source: SourceText, { start, end }: Span): boolean {
  const before = source.originalOf({ start: Math.max(0, start - REACH), end: start });
  return /^[A-Z][a-z]/.test(source.originalOf({ start, end })) && /(?:^|\s)[a-z\d£][^\s.!?]*\s+$/.test(before);
}

/** 'studio, reading, 200pw': a statement of its own. */
function isApart({ remaining }: SourceText, { start, end }: Span): boolean {
  const before = remaining.slice(Math.max(0, start - REACH), start);
  const behind = remaining.slice(end, end + REACH);
  const cues = cuesLeft(remaining);
  const begins = EDGE_BEFORE.test(before) || cues.areBefore("edge-before", start);
  const ends = EDGE_BEHIND.test(behind) || cues.areBehind("edge-behind", end);
  return begins && ends && !AMENITY.test(before) && !AMENITY.test(behind);
}

/** Whether the Chinese name at [start, end) of a canonical text is meant, and not the characters of other words. */
export function isChineseName(text: string, start: number, end: number): boolean {
  const cues = cuesInText(text);
  // 价格大概 is no University of Glasgow, and 利兹大一点的房间 is about the size.
  const nickname = end - start === 2 ? "nickname-behind" : "long-nickname-behind";
  const isCut = text[end - 1] === "大" && cues.areBehind(nickname, end);
  return !isCut && !cues.areAt("word", start, end);
}

/** What a city's name means there, where it is not the city: a road in London Road, a place abroad in Cambridge MA. */
export type OtherMeaning = "road" | "abroad" | "team";

const STATE_BEHIND = new RegExp(`^,? (?:${STATE_ABBREVIATIONS})\\b`);

/** The other meaning of the city's name at a place. @param names All names of the text. */
export function otherMeaningOf(source: SourceText, { start, end }: Span, names: readonly Span[]): OtherMeaning | null {
  const cues = cuesLeft(source.remaining);
  // A supporter of Liverpool may live anywhere.
  if (cues.areBehind("team-behind", end)) return "team";
  const next = source.remaining[end] === " " ? end + 1 : end;
  // Every town has a London Road, but London St Pancras is no street.
  if (cues.areBehind("road-behind", end) && names.every((name) => name.start !== next)) return "road";
  const behindMarks = end + (/^,? ?\(?/.exec(source.remaining.slice(end, end + 3))?.[0].length ?? 0);
  if (cues.areBehind("abroad-behind", behindMarks) || cues.areBefore("abroad-before", start)) return "abroad";
  return STATE_BEHIND.test(source.originalOf({ start: end, end: end + 8 })) ? "abroad" : null;
}

const SIGNED = /\b(?:regards|sincerely|wishes|best|cheers|thanks|thank you|yours|love),?\s*\n\s*$/;

/** Whether the name of a place at [start, end) of a canonical text is a person's: "My name is Chelsea", 我叫林肯, "Mr Bradford". */
export function isPersonalName(text: string, { start, end }: Span): boolean {
  const cues = cuesInText(text);
  if (cues.areBefore("called-before", start)) return true;
  const behind = text.slice(end, end + 16);
  if (SIGNED.test(text.slice(Math.max(0, start - REACH), start)) && /^(?: [a-z]+)?\s*$/.test(behind)) return true;
  if (!cues.areBefore("who-before", start)) return false;
  // "I'm Lincoln, I need a studio"; "I'm London based" and "I'm in Leeds" name the city.
  const [mark] = /^ ?[,.;!?()-] ?/.exec(behind) ?? [""];
  const goesOn = cues.areBehind("goes-on-behind", mark.startsWith(",") ? end + mark.length : end);
  return goesOn || (mark !== "" && !cues.areBehind("british-behind", end + mark.length));
}
