import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parsePlace } from "#domain/travel/place.ts";
import { parseSearch } from "../../src/query-parser/parse-search.ts";

const TODAY = "2026-11-20";

interface LabelledPlace {
  style: "line" | "message" | "letter";
  lang: "zh" | "en" | "mixed";
  query: string;
  /** By its name in the tables; null where the sentence wants to be near nothing that has a place. */
  place: string | null;
  minutes: number | null;
  /** By which way; null where that is open. */
  by: "foot" | "bicycle" | null;
}

const LABELLED = readFileSync(new URL("labelled/near.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LabelledPlace);

describe.each(["line", "message", "letter"] as const)("A-78: in a %s", (style) => {
  const named = LABELLED.filter((each) => each.style === style);

  test.each(named.filter(({ place }) => place !== null))("$query: near $place", ({ query, place, minutes, by }) => {
    const {
      near = "",
      within_minutes = null,
      travel_by = null,
      near_keywords = [],
      keywords,
    } = parseSearch(query, TODAY);
    const read = { place: parsePlace(near)?.name, minutes: within_minutes, by: travel_by };
    expect(read).toEqual({ place, minutes, by });
    // What the place says again is told by name.
    expect(keywords).toEqual(expect.arrayContaining(near_keywords));
  });

  test.each(named.filter(({ place }) => place === null))("$query: near nothing", ({ query }) => {
    const understood = parseSearch(query, TODAY);
    expect(understood).not.toHaveProperty("near");
    expect(understood).not.toHaveProperty("within_minutes");
  });
});
