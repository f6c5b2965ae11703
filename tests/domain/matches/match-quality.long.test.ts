import { expect, test } from "vitest";
import { matchQualities } from "../../bench/match-quality/judged-matches.ts";

test("A-71: of the best matches on the demo data nine in ten are right, each way, and each is judged", () => {
  for (const { right, wrong, unjudged } of Object.values(matchQualities())) {
    expect(unjudged).toEqual([]);
    expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(0.9);
  }
}, 600_000);
