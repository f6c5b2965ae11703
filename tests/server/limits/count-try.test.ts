import { expect, test } from "vitest";
import { countTry, uncountTry, type Count, type Outcome, type Pair } from "../../../src/server/limits/count-try.ts";
import type { Limit } from "../../../src/server/limits/limit-table.ts";

const PLAIN: Limit = { of: "network", most: 3, withinSeconds: 100 };
const PAUSING: Limit = { of: "network", most: 2, withinSeconds: 100, pause: { firstSeconds: 10, longestSeconds: 40 } };

function after(outcome: Outcome): Count {
  if (outcome.kind === "refused") throw new Error("refused");
  return outcome.next;
}

/** Seconds as the clock of these tests. */
function tryAt(before: Count | null, limit: Limit, seconds: number, pair: Pair | null = null): Outcome {
  return countTry(before, limit, seconds * 1000, pair);
}

function triesAt(limit: Limit, ...seconds: number[]): Count {
  const count = seconds.reduce<Count | null>((before, at) => after(tryAt(before, limit, at)), null);
  if (count === null) throw new Error("no try");
  return count;
}

test("a first try is counted, and its period begins with it", () => {
  expect(tryAt(null, PLAIN, 7)).toEqual({
    kind: "counted",
    next: { count: 1, resetsAt: 107_000, blockedUntil: null, pairHash: null },
  });
});

test("a period takes its most, then refuses until its end, to the millisecond", () => {
  const full = triesAt(PLAIN, 0, 10, 20);
  expect(full).toMatchObject({ count: 3, resetsAt: 100_000 });
  expect(tryAt(full, PLAIN, 30)).toEqual({ kind: "refused", waitMs: 70_000 });
  expect(tryAt(full, PLAIN, 99.999)).toEqual({ kind: "refused", waitMs: 1 });
  expect(tryAt(full, PLAIN, 100)).toMatchObject({ kind: "counted", next: { count: 1, resetsAt: 200_000 } });
});

test("the try that reaches the most starts a pause, and each further one doubles it", () => {
  expect(triesAt(PAUSING, 0)).toMatchObject({ blockedUntil: null });
  expect(triesAt(PAUSING, 0, 1)).toMatchObject({ count: 2, blockedUntil: 11_000 });
  expect(tryAt(triesAt(PAUSING, 0, 1), PAUSING, 5)).toEqual({ kind: "refused", waitMs: 6000 });
  expect(triesAt(PAUSING, 0, 1, 11)).toMatchObject({ blockedUntil: 31_000 });
  expect(triesAt(PAUSING, 0, 1, 11, 31)).toMatchObject({ blockedUntil: 71_000 });
  expect(triesAt(PAUSING, 0, 1, 11, 31, 71)).toMatchObject({ blockedUntil: 111_000 });
});

test("a pause is followed by a whole period in which the count still stands", () => {
  const paused = triesAt(PAUSING, 0, 1);
  expect(paused.resetsAt).toBe(111_000);
  expect(tryAt(paused, PAUSING, 110)).toMatchObject({ next: { count: 3 } });
  expect(tryAt(paused, PAUSING, 111)).toMatchObject({ next: { count: 1, blockedUntil: null } });
});

const OWN = Buffer.from("own");
const TWIN = Buffer.from("twin");

test("A-09: the twin of a counted try is let through uncounted, once, also while others are refused", () => {
  const full = after(tryAt(triesAt(PLAIN, 0, 1), PLAIN, 2, { own: OWN, twin: TWIN }));
  const paired = tryAt(full, PLAIN, 3, { own: TWIN, twin: OWN });
  expect(paired).toEqual({ kind: "paired", next: { ...full, pairHash: null } });
  expect(tryAt(after(paired), PLAIN, 3, { own: TWIN, twin: OWN }).kind).toBe("refused");
});

test("A-09: the same call again is no twin, and neither is one of a period before", () => {
  const one = after(tryAt(null, PLAIN, 0, { own: OWN, twin: TWIN }));
  expect(tryAt(one, PLAIN, 1, { own: OWN, twin: TWIN })).toMatchObject({ kind: "counted", next: { count: 2 } });
  expect(tryAt(one, PLAIN, 100, { own: TWIN, twin: OWN })).toMatchObject({ kind: "counted", next: { count: 1 } });
});

test("what was given back counts no more, and lifts the pause that it had started", () => {
  const paused = triesAt(PAUSING, 0, 1);
  expect(uncountTry(paused, PAUSING)).toMatchObject({ count: 1, blockedUntil: null });
  const deeper = triesAt(PAUSING, 0, 1, 11);
  expect(uncountTry(deeper, PAUSING)).toMatchObject({ count: 2, blockedUntil: 31_000 });
  expect(uncountTry({ ...paused, count: 0 }, PAUSING).count).toBe(0);
});
