import { lexiconOf } from "../../lexicon/find-terms.ts";
import { PLACE_NAMES } from "../../lexicon/tables/place-names.ts";
import type { Span } from "../../text/mapped-text.ts";
import { MASK, type SourceText } from "../../text/source-text.ts";
import type { NameMatch } from "../matching/longest-names.ts";
import { NEVER_WITH_ARTICLE, ORDINARY, SELDOM_ORDINARY } from "../tables/ordinary-names.ts";
import { cuesOf } from "./cues.ts";

const cuesIn = cuesOf(lexiconOf(PLACE_NAMES));

const ordinary = new Set(ORDINARY.split(" "));
const seldomOrdinary = new Set(SELDOM_ORDINARY.split(" "));
const neverWithArticle = new Set(NEVER_WITH_ARTICLE.split(" "));

const REACH = 24;
const EDGE_BEFORE = new RegExp(`(?:^|[\\n,.;:!?()"|/~、${MASK}\\u4e00-\\u9fff-])\\s*$`);
const EDGE_BEHIND = new RegExp(`^\\s*(?:$|[\\n,.;:!?()"|/~、£\\d${MASK}\\u4e00-\\u9fff-])`);
const HAN_BEHIND = /^\s*[\u4e00-\u9fff]/;

/** Whether a name that may be an ordinary word is used as a name there. @param key The name as the gazetteer has it. */
export function isUsedAsName(source: SourceText, key: string, span: Span): boolean {
  const { start, end } = span;
  const isOrdinary = ordinary.has(key);
  if (!isOrdinary && !seldomOrdinary.has(key)) return true;
  const cues = cuesIn(source.canonical);
  // 'Reading room', 'bath tub', 'Kings Lane', 'in the bath'.
  if (cues.areBehind("thing-behind", end) || (isOrdinary && cues.areBehind("street-behind", end))) return false;
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
function isApart({ canonical, remaining }: SourceText, { start, end }: Span): boolean {
  const before = remaining.slice(Math.max(0, start - REACH), start);
  const behind = remaining.slice(end, end + REACH);
  const cues = cuesIn(canonical);
  const begins = EDGE_BEFORE.test(before) || cues.areBefore("edge-before", start);
  const ends = EDGE_BEHIND.test(behind) || cues.areBehind("edge-behind", end);
  return begins && ends;
}

/** Whether the Chinese name at [start, end) of a canonical text is meant, and not the characters of other words. */
export function isChineseName(text: string, start: number, end: number): boolean {
  const cues = cuesIn(text);
  // 价格大概 is no University of Glasgow, and 利兹大一点的房间 is about the size.
  const nickname = end - start === 2 ? "nickname-behind" : "long-nickname-behind";
  const isCut = text[end - 1] === "大" && cues.areBehind(nickname, end);
  return !isCut && !cues.areAt("word", start, end);
}

/**
 * Whether a name means something else there: a person or a pet ('my name is Chelsea'), and that of a city a road ('London Road'),
 * a team or a place abroad ('London, Ontario').
 * @param starts Where all names of the text begin.
 */
export function isOtherThing(
  { canonical, remaining }: SourceText,
  { start, end, entry }: NameMatch,
  starts: ReadonlySet<number>,
): boolean {
  const kind = entry.senses[0]?.kind;
  const cues = cuesIn(canonical);
  if (kind !== "university" && cues.areBefore("called-before", start)) return true;
  if (kind !== "city" && kind !== "town") return false;
  const next = remaining[end] === " " ? end + 1 : end;
  // Every town has a London Road, but London St Pancras is no street.
  const isRoad = cues.areBehind("street-behind", end) || cues.areBehind("road-behind", end);
  if (isRoad && !starts.has(next)) return true;
  const behindMarks = end + (/^,? ?\(?/.exec(remaining.slice(end, end + 3))?.[0].length ?? 0);
  return cues.areBehind("other-behind", behindMarks) || cues.areBefore("other-before", start);
}
