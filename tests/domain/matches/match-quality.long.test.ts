import { expect, test } from "vitest";
import { heldOutQualities } from "../../bench/match-quality/held-out.ts";
import { matchQualities } from "../../bench/match-quality/judged-matches.ts";

test("A-71: of the best matches on the demo data nine in ten are right, each way, and each is judged", () => {
  for (const { right, wrong, unjudged } of Object.values(matchQualities())) {
    expect(unjudged).toEqual([]);
    expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(0.9);
  }
}, 600_000);

test("A-71: of the best matches of the second set, which was held out, no more than one in ten is wrong", () => {
  for (const { best, unjudged } of Object.values(heldOutQualities())) {
    expect(unjudged).toEqual([]);
    expect(best.filter(({ verdict }) => verdict === "wrong").length / best.length).toBeLessThanOrEqual(0.1);
  }
}, 600_000);
