import { lexiconOf } from "../lexicon/find-terms.ts";
import { AREA_LISTS } from "../lexicon/tables/area-lists.ts";
import { isNegated } from "../negation.ts";
import { blank, MASK, type Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { cuesOf } from "./context/cues.ts";
import type { Place, PlaceKind } from "./place.ts";
import { ELSEWHERE } from "./place-criteria.ts";

const AREAS: ReadonlySet<PlaceKind> = new Set(["district", "university"]);
const cuesIn = cuesOf(lexiconOf(AREA_LISTS));

/** Words with a capital that follow one another: 'Bradley Stoke', 'Isle of Dogs'. */
const NAME = /[A-Z][a-z][A-Za-z'’]*(?:[ -](?:(?:of|on|upon|le) )?[A-Z][a-z][A-Za-z'’]*){0,3}/g;
/** What parts the names of a list. */
const SEPARATOR = /^ ?(?:[,，、/|&+] ?(?:or |and )?|(?:or|and) |(?:或者?|和|跟) ?)(?:the )?$/;

interface ListedName extends Span {
  text: string;
  /** Where it stands in the canonical text. */
  canonical: Span;
  isKnown: boolean;
}

/**
 * The areas that no gazetteer knows, as they are written: names that stand in a list beside a known area ('Torry or Ferryhill'),
 * or in one that a word like 'near' or 区域 leads to.
 * @param taken What has another meaning: wishes, for example.
 */
export function unknownAreas(source: SourceText, places: readonly Place[], taken: readonly Span[]): string[] {
  const { canonical } = source;
  const cues = cuesIn(canonical);
  const names = namesIn(source, places, taken);
  const found = listsOf(names, source.original).flatMap((list) => {
    const isLed = cues.areBefore("area-before", list[0]!.canonical.start);
    if (list.length === 1) return cues.areBefore("near-before", list[0]!.canonical.start) ? list : [];
    return isLed || list.some(({ isKnown }) => isKnown) ? list : [];
  });
  return found
    .filter(({ isKnown, canonical: { start, end } }) => !isKnown && !isNegated(canonical, start, end))
    .map(({ text }) => text);
}

/** Names with a capital that nothing else has read, and the known areas. */
function namesIn(source: SourceText, places: readonly Place[], taken: readonly Span[]): ListedName[] {
  const { original } = source;
  const unread = blank(source.remaining, taken, MASK);
  const canonicalAt = canonicalPlaces(source);
  const cues = cuesIn(source.canonical);
  const placeAt = new Map(places.flatMap((place) => [place.start, place.end].map((edge) => [edge, place])));
  return Array.from(original.matchAll(NAME)).flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const span = { start: canonicalAt[start] ?? 0, end: canonicalAt[end] ?? unread.length };
    const place = placeAt.get(span.end) ?? placeAt.get(span.start);
    const isKnown = place !== undefined && AREAS.has(place.kind) && !ELSEWHERE.has(place.role);
    // Bradley Stoke is not Stoke.
    const ownEnd = place?.kind === "town" && place.start > span.start ? place.start - 1 : span.end;
    const isFree = !unread.slice(span.start, ownEnd).includes(MASK) && !cues.areAt("no-area", span.start, ownEnd);
    return isKnown || isFree ? [{ text, start, end, canonical: span, isKnown }] : [];
  });
}

/** For each place of an original where it stands in the canonical text. */
function canonicalPlaces(source: SourceText): number[] {
  const places = Array.from<number>({ length: source.original.length + 1 });
  for (let at = source.canonical.length; at >= 0; at--)
    places[source.originalSpanOf({ start: at, end: at }).start] = at;
  return places;
}

/** Names with nothing but a comma, a stroke or an 'or' between them are one list. */
function listsOf(names: readonly ListedName[], original: string): ListedName[][] {
  const lists: ListedName[][] = [];
  for (const name of names) {
    const last = lists.at(-1)?.at(-1);
    if (last !== undefined && SEPARATOR.test(original.slice(last.end, name.start))) lists.at(-1)!.push(name);
    else lists.push([name]);
  }
  return lists;
}
