import { oneOf } from "../../text/pattern.ts";
import { MASK, type SourceText } from "../../text/source-text.ts";
import type { Span } from "../../text/mapped-text.ts";

/** Names that are ordinary words too: they are places only where the words around them say so. */
const ORDINARY = setOf(
  "reading bath battle sale deal sandwich rugby stone ware bury wells rye diss fleet grays wick bow bank angel oval temple monument strand " +
    "barking chapter vita roost hope lee castle primrose hanover marsh meadows polygon viaduct botanic shambles uplands southside quay walker " +
    "grange moorlands fairfield canton woodlands paradise parkside old lodge queens kings exchange lime butler canvas goldsmiths easteend " +
    "unite fresh barnes maryland oakwood",
);
/** Words that are names far oftener: only an article before them makes them words. */
const SELDOM_ORDINARY = setOf(
  "imperial hull lincoln stratford victoria waterloo newport soton ulster trent poplar arsenal stoke borough embankment cov leam haymarket " +
    "slade shirley arboretum hythe goldsmith marston greenbank wolves riverside chesterton aber boro",
);

const PREPOSITIONS = oneOf(
  "in|at|near|nr|around|within|outside|towards?|to|from|central|greater|downtown|inside|live|city of",
  "town of|university of|uni of|college|visit|visiting|between|but|except|not|avoid|area of",
);
// Behind these a place is named.
const BEFORE_A_PLACE = new RegExp(`(?:\\b${PREPOSITIONS}|[在去到离近住来往找从要是租])\\s*(?:the )?$`);
const BEFORE_NOUN_OR_VERB = oneOf(
  "an?|own|private|shared?|separate|with|w/|hot|my|your|its|the|for|of|like|love|enjoys?|do|no|good",
  "great|big|best|nice|new|some|quiet|or|and|plus|&|\\+|\\d|shower|toilet|beds?|kitchen|family|books?",
  "proof|student|full|half|barclays|hsbc|lloyds|santander|natwest|guardian|fish|dogs?|into|hobbies|is",
  "am|are|was|be|keeps?|while|after|before|when",
);
// Behind these it's a word: 'a bath', 'for reading'.
const BEFORE_A_WORD = new RegExp(`(?:\\b${BEFORE_NOUN_OR_VERB}|[带有包含个和爱])\\s*$`);
const BEHIND_ARTICLE = /\b(?:an?|my|your|own)\s*$/;
const NOUNS_BEHIND = oneOf(
  "rooms?(?! (?:share|for rent|to rent|available|near|under|max|below|£|\\d))|nook|corner|lamps?|light",
  "glass(?:es)?|books?|lists?|skills?|chair|space|desk|club|habit|tubs?|towels?|mats?",
  "(?:and|or|&) shower|water|taps?|robe|accounts?|statements?|holidays?|transfer|details|card|loan",
  "balance|manager|shop|toasties?|bars?|floor|walls?|walled|built|cottage|player|team|match|breaker",
  "agent|(?:area|week|price|time) (?!of)",
);
const OBJECTS = oneOf("s\\b|ing\\b", `\\s*[-/]?\\s*${NOUNS_BEHIND}\\b`);
// Before these it's part of another word: 'reading room', 'bath tub', 'bank holiday'.
const OBJECT_BEHIND = new RegExp(`^${OBJECTS}`);
const AFTER_NOUN_OR_VERB = oneOf(
  "(?:of|is|it|to be|as possible|this|that|your|my|the|about|through|all|a|now|them|on)\\b",
  "in (?:bed|the|peace|silence|a|my)\\b|(?:and|or|&|,) (?!barking|reading)[a-z]+ing\\b",
  "at (?:home|night|my)\\b|(?:every|most|late|while)\\b",
);
// Before these it's a verb or a noun of its own, unless a preposition stands before it.
const STATEMENT_BEHIND = new RegExp(`^\\s*${AFTER_NOUN_OR_VERB}`);
// Before these a place is named: 'Bath city centre', 'Reading uni', 'Oval tube'.
const BEHIND_A_PLACE =
  /^(?:'s)?\s*(?:(?:city|town|uni|univ|university|station|tube|underground|centre|center|campus|college|spa|area|studio|flat|house|ensuite|en-suite|apartment|uk|england)\b|[\u4e00-\u9fff])/;
// A statement begins or ends here, or something that has been read stands beside.
const EDGE_BEFORE =
  /(?:^|[\n,.;:!?()"|/~、-]|[\u4e00-\u9fff]|\b(?:studio|flat|room|ensuite|en-suite|house|apartment|flatshare|share|sublet|accommodation|london|street|road|rd|lane|avenue))\s*$/;
const EDGE_BEHIND =
  /^\s*(?:$|[\n,.;:!?()"|/~、£-]|\d|[\u4e00-\u9fff]|(?:under|max|below|up to|from|for|budget|around|about|or|and|near|close|between|starting|less|over|per|zone|area|london)\b)/;
const AMENITY = /\b(?:kitchen|shower|toilet|sink|wifi|bills?|parking|gym|balcony|bathroom|wc)\b/;
const REACH = 24;

// "In the bath" is no town, but "the Strand" is a street.
const NEVER_WITH_ARTICLE = setOf("bath reading battle sale deal rugby stone ware bury wells diss grays");

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Whether a name that may be a word is used as a name there. `key` is the name as the gazetteer has it. */
export function isUsedAsName(source: SourceText, key: string, span: Span): boolean {
  const isOrdinary = ORDINARY.has(key);
  if (!isOrdinary && !SELDOM_ORDINARY.has(key)) return true;
  const before = around(source, span.start - REACH, span.start);
  const behind = around(source, span.end, span.end + REACH);
  // A room may have been read already.
  if (OBJECT_BEHIND.test(source.canonical.slice(span.end, span.end + REACH))) return false;
  if (NEVER_WITH_ARTICLE.has(key) && /\bthe\s*$/.test(before)) return false;
  if (BEFORE_A_PLACE.test(before)) return true;
  if (!isOrdinary) return !BEHIND_ARTICLE.test(before);
  if (STATEMENT_BEHIND.test(behind)) return false;
  if (isCapitalInside(source, span)) return true;
  if (BEFORE_A_WORD.test(before)) return false;
  return BEHIND_A_PLACE.test(behind) || isApart(before, behind);
}

// What has been read is as good as a mark of punctuation.
function around({ remaining }: SourceText, from: number, to: number): string {
  return remaining.slice(Math.max(0, from), to).replaceAll(MASK, "|");
}

// A capital behind a word without one; in a title all words have them.
function isCapitalInside(source: SourceText, span: Span): boolean {
  if (!/^[A-Z][a-z]/.test(source.originalOf(span))) return false;
  return /(?:^|\s)[a-z\d£][^\s.!?]*[\s]+$/.test(source.originalOf({ start: 0, end: span.start }));
}

// 'studio, source, 200pw': a statement of its own; among amenities a bath is a bath.
function isApart(before: string, behind: string): boolean {
  return EDGE_BEFORE.test(before) && EDGE_BEHIND.test(behind) && !AMENITY.test(before) && !AMENITY.test(behind);
}
