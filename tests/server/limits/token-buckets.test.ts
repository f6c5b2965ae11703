import { expect, test } from "vitest";
import { tokenBuckets } from "../../../src/server/limits/token-buckets.ts";

function movedClock() {
  let ms = Date.parse("2026-11-21T12:00:00Z");
  return { now: () => new Date(ms), pass: (by: number) => (ms += by) };
}

test("a bucket gives what it holds at once, and then as much as has come back", () => {
  const clock = movedClock();
  const buckets = tokenBuckets(clock, { most: 10, perSecond: 2 });
  expect(buckets.take("a", 10)).toBe(0);
  expect(buckets.take("a", 4)).toBe(2000);
  clock.pass(1999);
  expect(buckets.take("a", 4)).toBe(1);
  clock.pass(1);
  expect(buckets.take("a", 4)).toBe(0);
  expect(buckets.take("b", 10)).toBe(0);
});

test("what was refused is not taken, a rest fills a bucket no further than to its brim", () => {
  const clock = movedClock();
  const buckets = tokenBuckets(clock, { most: 10, perSecond: 2 });
  expect(buckets.take("a", 6)).toBe(0);
  for (let again = 0; again < 5; again += 1) expect(buckets.take("a", 6)).toBe(1000);
  clock.pass(3_600_000);
  expect([buckets.take("a", 10), buckets.take("a", 1)]).toEqual([0, 500]);
});

test("F12: a clock that is set back neither fills a bucket nor empties it", () => {
  const clock = movedClock();
  const buckets = tokenBuckets(clock, { most: 10, perSecond: 2 });
  buckets.take("a", 8);
  clock.pass(-3_600_000);
  expect([buckets.take("a", 2), buckets.take("a", 1)]).toEqual([0, 500]);
});
