import { readFileSync } from "node:fs";
import type { Understanding } from "#domain/search/understanding.ts";
import { parsePlace } from "#domain/travel/place.ts";
import { parseSearch } from "../../../src/query-parser/parse-search.ts";
import type { LabelledSet } from "./labelled-set.ts";

/** A sentence, and the place that it wants to be near. */
export interface LabelledPlace {
  id: string;
  style: "line" | "message" | "letter";
  lang: "zh" | "en" | "mixed";
  query: string;
  /** By its name in the tables; null where the sentence wants to be near nothing that has a place. */
  place: string | null;
  minutes: number | null;
  /** By which way; null where that is open. */
  by: "foot" | "bicycle" | null;
}

/** The day on which all sentences were written. */
const TODAY = "2026-11-20";

/** Searches for a room near a place. A line is right if the place, the minutes and the way are. */
export const NEAR_SET: LabelledSet<LabelledPlace, Understanding> = {
  name: "near",
  readLines: () =>
    readFileSync(new URL("near.jsonl", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as LabelledPlace),
  textOf: ({ query }) => query,
  parse: ({ query }) => parseSearch(query, TODAY),
  score({ place, minutes, by }, answer) {
    const read = placeIn(answer);
    const wrong = new Set([
      ...(read.place === place ? [] : ["near"]),
      ...(read.minutes === minutes ? [] : ["within_minutes"]),
      ...(read.by === by ? [] : ["travel_by"]),
    ]);
    return { judged: ["near", "within_minutes", "travel_by"], wrong, isRight: wrong.size === 0 };
  },
};

/** The place of an answer in the terms of the labels. */
export function placeIn({ near, within_minutes, travel_by }: Understanding) {
  return { place: parsePlace(near ?? "")?.name ?? null, minutes: within_minutes ?? null, by: travel_by ?? null };
}
