import { describe, expect, test } from "vitest";
import { cpuOf, longText, READERS, UNITS } from "./long-texts.ts";

const SHORT = 2500;
const LONG = 10_000;
/** Between 4, which is linear, and 16, which is quadratic. */
const MOST_TIMES_LONGER = 12;
/** What takes less cannot be told from noise. */
const LEAST_MILLISECONDS = 3;
const TRIES = 3;

describe.each(Object.entries(READERS))("%s", (_, read) => {
  test.each(UNITS)("takes time in proportion to the length of a text of nothing but '%s'", (unit) => {
    read(longText(unit, SHORT));
    expect(leastRatio(read, unit)).toBeLessThan(MOST_TIMES_LONGER);
  });
});

/** How much longer the long text takes than the short one: the first ratio that is small enough, else the least of all tries. */
function leastRatio(read: (text: string) => unknown, unit: string): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least >= MOST_TIMES_LONGER; tries++) {
    const short = Math.max(LEAST_MILLISECONDS, cpuOf(read, longText(unit, SHORT)));
    least = Math.min(least, cpuOf(read, longText(unit, LONG)) / short);
  }
  return least;
}
