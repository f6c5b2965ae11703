import { expect, test } from "vitest";
import { endsEarly, isOver, nextWait } from "#offline/transport/backoff.ts";

const HOUR_MS = 3_600_000;
const trouble = { reason: "trouble", retryAfterMs: null } as const;

test("A12: a wait doubles with each failure, and stays below two minutes", () => {
  const delays = [0, 1, 2, 6, 7, 100].map((failures) => nextWait(failures, trouble, { now: 0, random: 0 }).until);
  expect(delays).toEqual([1000, 2000, 4000, 64_000, 90_000, 90_000]);
  expect(nextWait(100, trouble, { now: 0, random: 1 }).until).toBe(117_000);
});

test("A12: a time that the server named is the least, and 36 hours the most", () => {
  const told = (retryAfterMs: number) => nextWait(0, { reason: "told-to", retryAfterMs }, { now: 5, random: 0 });
  expect(told(60_000)).toEqual({ failures: 1, since: 5, until: 60_005, reason: "told-to" });
  expect(told(10).until).toBe(1005);
  expect(told(100 * HOUR_MS).until).toBe(36 * HOUR_MS + 5);
});

test("B9: a wait that a clock that was set back makes too long is over", () => {
  const wait = nextWait(0, trouble, { now: HOUR_MS, random: 0 });
  expect(isOver(wait, HOUR_MS)).toBe(false);
  expect(isOver(wait, HOUR_MS + 1000)).toBe(true);
  expect(isOver(wait, HOUR_MS - 1)).toBe(true);
  const { since: _, ...ofEarlierBuild } = wait;
  expect(isOver(ofEarlierBuild, 0)).toBe(true);
});

test("A12, A-60: the network's return ends a wait, unless the server named its time or it is to be undone", () => {
  expect(endsEarly({ reason: "no-answer" })).toBe(true);
  expect(endsEarly({ reason: "told-to" })).toBe(false);
  expect(endsEarly({ reason: "held" })).toBe(false);
});
