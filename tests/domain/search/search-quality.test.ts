import { describe, expect, test } from "vitest";
import { demoRooms } from "../../bench/search-quality/demo-rooms.ts";
import { readJudgements } from "../../bench/search-quality/judgements.ts";
import { scoreOf } from "../../bench/search-quality/score-search.ts";

/** What the means may not fall below; `npm run bench -- search-quality` prints them. */
const FLOORS = [
  { set: "keywords", floor: 0.97 },
  { set: "sentences", floor: 0.91 },
  { set: "filters", floor: 0.97 },
] as const;

describe.each(FLOORS)("the judged $set", ({ set, floor }) => {
  const rooms = demoRooms();
  const scored = readJudgements(set).map((search) => scoreOf(set, search, rooms));

  test("each has a room among the demo rooms that is of use", () => {
    expect(scored.filter(({ score }) => Number.isNaN(score))).toEqual([]);
  });

  test(`are answered with a mean nDCG@10 of at least ${floor}`, () => {
    const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
    expect(mean).toBeGreaterThanOrEqual(floor);
  });
});
