import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { CLAUSE_CUES } from "../lexicon/tables/date-cues.ts";
import { DISCOURSE } from "../lexicon/tables/discourse.ts";
import { cuesInReach } from "../roles/cues.ts";
import type { Place } from "./place.ts";

const CLAUSE = lexiconOf(CLAUSE_CUES);
const TOLD = lexiconOf(DISCOURSE);
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

/** A text with those of its places that may say where a room is wanted. */
export function placedText(text: string, places: readonly Place[]): PlacedText {
  const located = places.filter(({ city, role }) => city !== null && role !== "refused");
  return { text, places: located, cues: [...findTerms(text, CLAUSE), ...findTerms(text, TOLD)] };
}

/** What speaks for or against a place lying in the city that is asked for: its role, the words around it, and the other cities. */
export function placeFeatures(place: Place, placed: PlacedText): string[] {
  const { text, places } = placed;
  const { role, kind, city, start, end } = place;
  const own = places.filter((other) => other.city === city);
  const others = places.filter((other) => other.city !== city);
  const before = WORD_BEFORE.exec(text.slice(0, start).slice(-20));
  const behind = WORD_BEHIND.exec(text.slice(end, end + 20));
  return [
    "any",
    `role ${role}`,
    `kind ${kind}`,
    `role ${role}, kind ${kind}`,
    `word before ${before?.[1] ?? before?.[2] ?? "none"}`,
    `word behind ${behind?.[1] ?? behind?.[2] ?? "none"}`,
    ...(own.length > 1 ? ["named again"] : []),
    ...new Set(own.filter((other) => other !== place).map((other) => `again ${other.role} ${other.kind}`)),
    ...new Set(others.map((other) => `other ${other.role} ${other.kind}`)),
    `other cities ${Math.min(3, new Set(others.map((other) => other.city)).size)}`,
    others.every((other) => other.start > start)
      ? "first"
      : others.every((other) => other.start < start)
        ? "last"
        : "between",
    ...cuesAround(place, placed),
  ];
}

function cuesAround(place: Place, { text, cues }: PlacedText): string[] {
  return cuesInReach(text, place, cues, REACH).flatMap(({ sense, isBefore, gap }) => {
    const side = `${isBefore ? "before" : "behind"} ${sense}`;
    return [side, `${side} ${gap.length <= NEAR ? "near" : gap.includes(",") ? "other clause" : "far"}`];
  });
}
