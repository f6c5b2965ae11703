import { lexiconOf } from "../lexicon/find-terms.ts";
import { AREA_LISTS } from "../lexicon/tables/area-lists.ts";
import { isNegated } from "../negation.ts";
import { blank, MASK, type Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { cuesOf } from "./context/cues.ts";
import type { Place, PlaceKind } from "./place.ts";
import { ELSEWHERE } from "./place-criteria.ts";
import { choicesIn, listsOf } from "./place-lists.ts";

const AREAS: ReadonlySet<PlaceKind> = new Set(["district", "university"]);
const TOWNS: ReadonlySet<PlaceKind> = new Set(["city", "town"]);
const cuesIn = cuesOf(lexiconOf(AREA_LISTS));

/** Words with a capital that follow one another: 'Bradley Stoke', 'Isle of Dogs'. */
const NAME = /[A-Z][a-z][A-Za-z'’]*(?:[ -](?:(?:of|on|upon|le) )?[A-Z][a-z][A-Za-z'’]*){0,3}/g;
/** Small words that begin a sentence: 'Not Toton', 'Near Cowley Road'. */
const LEADING = /^(?:(?:Not|No|Near|In|Around|At|To|From|Or|And|The|Either|Maybe|Preferably|Ideally) )+/;
/** What makes another name of the one beside it: 'Lower Earley', 'Cherry Hinton Road', 'Clapham South'. */
const MORE_BEFORE = /^(?:High|Lower|Upper|New|Old|Great|Little|North|South|East|West) $/;
const MORE_BEHIND =
  /^ (?:Road|Street|Lane|Avenue|Square|Gardens?|Green|Park|Hill|Bridge|Quays?|Broadway|Central|Docks?|Village|Common|Heath|Wharf|North|South|East|West)$/;

interface ListedName extends Span {
  text: string;
  /** Where it stands in the canonical text. */
  canonical: Span;
  isKnown: boolean;
  /** A town beside the city that is asked for: an area only in a list with one. */
  isTown: boolean;
  /** A known name with more words, as it is written. */
  isLonger: boolean;
}

/**
 * The areas that no gazetteer knows, as they are written: names that are offered as a choice or stand in a list beside a known
 * area ('Torry or Ferryhill'), and those that a word like 'near', 区域 or 都行 makes an area.
 * @param city The one that is asked for. @param taken What has another meaning: wishes, for example.
 */
export function areasAsWritten(
  source: SourceText,
  places: readonly Place[],
  city: string | null,
  taken: readonly Span[],
): string[] {
  const { canonical } = source;
  const cues = cuesIn(canonical);
  const names = namesIn(source, places, city, taken);
  const found = listsOf(names, source.original).flatMap((list) => {
    const [first, last] = [list[0]!.canonical, list.at(-1)!.canonical];
    const hasKnown = list.some(({ isKnown }) => isKnown);
    const isLed = cues.areBefore("area-before", first.start) || hasKnown;
    const isOne = cues.areBefore("near-before", first.start) || cues.areBehind("area-behind", last.end);
    return isOne || (list.length > 1 && (isLed || choicesIn(list, source.original).every(Boolean)))
      ? list.filter(({ isTown }) => hasKnown || !isTown)
      : [];
  });
  return found
    .filter(({ isKnown, canonical: { start, end } }) => !isKnown && !isNegated(canonical, start, end))
    .concat(names.filter(({ isLonger }) => isLonger))
    .map(({ text }) => text);
}

/** Names with a capital that nothing else has read, and the known areas. */
function namesIn(
  source: SourceText,
  places: readonly Place[],
  city: string | null,
  taken: readonly Span[],
): ListedName[] {
  const { original } = source;
  const unread = blank(source.remaining, taken, MASK);
  const canonicalAt = canonicalPlaces(source);
  const cues = cuesIn(source.canonical);
  const placeAt = new Map(places.flatMap((place) => [place.start, place.end].map((edge) => [edge, place])));
  return Array.from(original.matchAll(NAME)).flatMap((match) => {
    const text = match[0].replace(LEADING, "");
    const end = match.index + match[0].length;
    const start = end - text.length;
    const span = { start: canonicalAt[start] ?? 0, end: canonicalAt[end] ?? unread.length };
    const place = placeAt.get(span.end) ?? placeAt.get(span.start);
    const isAsked = place !== undefined && !ELSEWHERE.has(place.role);
    const isKnown = isAsked && AREAS.has(place.kind);
    const isTown = isAsked && TOWNS.has(place.kind) && place.city !== city;
    // Bradley Stoke is not Stoke.
    const ownEnd = place?.kind === "town" && place.start > span.start ? place.start - 1 : span.end;
    const isFree = !unread.slice(span.start, ownEnd).includes(MASK) && !cues.areAt("no-area", span.start, ownEnd);
    // Leeds Dock is an area, North Leeds is none.
    const isMore = isAsked && isLonger(text, place.name) && (isKnown || text.startsWith(place.name));
    if (!isKnown && !isTown && !isFree && !isMore) return [];
    return [{ text, start, end, canonical: span, isKnown, isTown, isLonger: isMore }];
  });
}

/** Whether a name is that of another place than a known one in it. */
function isLonger(name: string, known: string): boolean {
  const [before, behind] = name.split(known);
  return (before === "" && MORE_BEHIND.test(behind ?? "")) || (behind === "" && MORE_BEFORE.test(before ?? ""));
}

/** For each place of an original where it stands in the canonical text. */
function canonicalPlaces(source: SourceText): number[] {
  const places = Array.from<number>({ length: source.original.length + 1 });
  for (let at = source.canonical.length; at >= 0; at--)
    places[source.originalSpanOf({ start: at, end: at }).start] = at;
  return places;
}
