import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { CLAUSE_CUES } from "../lexicon/tables/date-cues.ts";
import { DISCOURSE } from "../lexicon/tables/discourse.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { cuesInReach } from "../roles/cues.ts";
import { scoreOf, type Weights } from "../roles/linear-scorer.ts";
import { CITY_WEIGHTS } from "./city-weights.ts";
import type { Place } from "./place.ts";
import { cityOf } from "./place-criteria.ts";

const CUES = [CLAUSE_CUES, DISCOURSE, PLACE_ROLES].map(lexiconOf);
/** Characters within which a word is near a place, and within which it is in its reach. */
const NEAR = 12;
const REACH = 60;
/** The word, or the two Chinese characters, right before a place, and those behind it. */
const WORD_BEFORE = /(?:([a-z]+)|([\u4e00-\u9fff]{1,2}))[^a-z\u4e00-\u9fff]{0,2}$/;
const WORD_BEHIND = /^[^a-z\u4e00-\u9fff]{0,2}(?:([a-z]+)|([\u4e00-\u9fff]{1,2}))/;

/** A canonical text, its places that lie in a city, and the words that say what is told and what is wanted. */
export interface PlacedText {
  text: string;
  places: readonly Place[];
  cues: readonly Term[];
}

/**
 * The city that a text asks for. Where it names one, what that is to the writer decides (`cityOf`); of several the one for which the
 * words around its places speak most: where one lives, studied or comes from is told beside it.
 * @param text The canonical text in which the places stand. @param weights Others are given where what was learnt is tried out.
 */
export function cityAsked(text: string, places: readonly Place[], weights: Weights = CITY_WEIGHTS): string | null {
  const placed = placedText(text, places);
  if (new Set(placed.places.map(({ city }) => city)).size < 2) return cityOf(places).city;
  const scores = placed.places.map((place) => scoreOf(placeFeatures(place, placed), weights));
  return placed.places[scores.indexOf(Math.max(...scores))]?.city ?? null;
}

/** A text with those of its places that may say where a room is wanted. */
export function placedText(text: string, places: readonly Place[]): PlacedText {
  const located = places.filter(({ city, role }) => city !== null && role !== "refused");
  return { text, places: located, cues: CUES.flatMap((lexicon) => findTerms(text, lexicon)) };
}

/** What speaks for or against a place lying in the city that is asked for: its role, the words around it, and the other places. */
export function placeFeatures(place: Place, { text, places, cues }: PlacedText): string[] {
  const { role, kind, city, start, end } = place;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - 20), start));
  const behind = WORD_BEHIND.exec(text.slice(end, end + 20));
  const others = places.filter((other) => other !== place);
  return [
    "any",
    `role ${role}, kind ${kind}`,
    `word before ${before?.[1] ?? before?.[2] ?? "none"}`,
    `word behind ${behind?.[1] ?? behind?.[2] ?? "none"}`,
    ...new Set(others.map((other) => `${other.city === city ? "again" : "other"} ${other.role} ${other.kind}`)),
    ...cuesInReach(text, place, cues, REACH).flatMap(({ sense, isBefore, gap }) => {
      const side = `${isBefore ? "before" : "behind"} ${sense}`;
      return [side, `${side} ${gap.length <= NEAR ? "near" : gap.includes(",") ? "other clause" : "far"}`];
    }),
  ];
}
