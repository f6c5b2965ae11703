import { groupBy } from "#domain/group-by.ts";
import { scoreOf } from "../roles/linear-scorer.ts";
import { CITY_WEIGHTS } from "./city-weights.ts";
import type { Place } from "./place.ts";
import { cityOf, locatedPlaces } from "./place-criteria.ts";

const SENTENCE_END = /[.;!?\n]/;
const WORD = /[a-z]+|[\u4e00-\u9fff]|\d+|,/g;
/** So many words or Chinese characters on either side say what a place is to the writer, and so many characters hold them. */
const MOST_WORDS = 15;
const REACH = 150;
/** No text that asks for a room names so many. */
const MOST_PLACES = 60;

/**
 * The city that a text asks for. Where it names one, what that is to the writer decides (`cityOf`); of several the one for which the
 * words around its places speak most: where one lives, studied or comes from is told beside it.
 * @param text The canonical text in which the places stand.
 */
export function cityAsked(text: string, places: readonly Place[]): string | null {
  const named = cityFeatures(text, places);
  if (named.length < 2) return cityOf(places);
  const scores = named.map(({ features }) => scoreOf(features, CITY_WEIGHTS));
  return named[scores.indexOf(Math.max(...scores))]?.city ?? null;
}

/** Each city that a room may be wanted in, with what its places are and the words around them, which speak for and against it. */
export function cityFeatures(text: string, places: readonly Place[]): { city: string | null; features: string[] }[] {
  return Array.from(
    groupBy(locatedPlaces(places).slice(0, MOST_PLACES), ({ city }) => city),
    ([city, own]) => ({ city, features: [...new Set(own.flatMap((place) => placeFeatures(text, place)))] }),
  );
}

function placeFeatures(text: string, { role, kind, start, end }: Place): string[] {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  const [behind = ""] = text.slice(end, end + REACH).split(SENTENCE_END, 1);
  return [
    "any",
    `role ${role}`,
    `kind ${kind}`,
    `role ${role}, kind ${kind}`,
    ...wordFeatures("before", wordsOf(before).toReversed()),
    ...wordFeatures("behind", wordsOf(behind)),
  ];
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => word);
}

/** @param words The one next to the place first. */
function wordFeatures(side: string, words: readonly string[]): string[] {
  return [
    ...words.slice(0, MOST_WORDS).map((word) => `${side} ${word}`),
    `next ${side} ${words[0] ?? "none"}`,
    `next ${side} ${words.slice(0, 2).join(" ")}`,
  ];
}
