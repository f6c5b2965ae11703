import { describe, expect, test } from "vitest";
import { readSet } from "./labelled/labelled-set.ts";
import { NEAR_SET, placeIn } from "./labelled/near-set.ts";
import { compareSet } from "./pinned/compare-set.ts";
import { expectPinned } from "./pinned/expect-pinned.ts";

const readings = readSet(NEAR_SET);
const LABELLED = readings.map(({ line, answer }) => ({ ...line, answer }));

describe.each(["line", "message", "letter"] as const)("A-78: in a %s", (style) => {
  const named = LABELLED.filter((each) => each.style === style);

  test.each(named.filter(({ place }) => place !== null))("$query: near $place", ({ answer, place, minutes, by }) => {
    expect(placeIn(answer)).toEqual({ place, minutes, by });
    // What the place says again is told by name.
    expect(answer.keywords).toEqual(expect.arrayContaining(answer.near_keywords ?? []));
  });

  test.each(named.filter(({ place }) => place === null))("$query: near nothing", ({ answer }) => {
    expect(answer).not.toHaveProperty("near");
    expect(answer).not.toHaveProperty("within_minutes");
  });
});

test("each answer is the pinned one", () => {
  expectPinned([compareSet(NEAR_SET, readings)]);
});
