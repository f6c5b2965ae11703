import { expect, test } from "vitest";
import { failureText, readKnownFailures } from "./grids/known-failures.ts";
import { missText, readGrids } from "./grids/read-grids.ts";

const readings = readGrids();
const known = readKnownFailures();

test("no two lines of the grids are the same", () => {
  expect(readings.length).toBeGreaterThan(500);
  expect(new Set(readings.map(({ labelled }) => labelled.id)).size).toBe(readings.length);
  expect(new Set(readings.map(({ labelled }) => labelled.query)).size).toBe(readings.length);
});

test("a rent keeps its own bound beside what is said of bills, deposits, fees, income, ways, ages, people and former rents", () => {
  const listed = new Set(known);
  const misses = readings.filter((reading) => !reading.isRight && !listed.has(failureText(reading)));
  if (misses.length > 0) expect.fail(["Read wrong, and not known to be:", ...misses.map(missText)].join("\n"));
});

test("the list of known failures only gets shorter: what is read right is off it", () => {
  const wrong = new Set(readings.filter(({ isRight }) => !isRight).map(failureText));
  const mended = known.filter((line) => !wrong.has(line));
  const hint = "`npm run accept:readings` takes them off grids/known-failures.txt.";
  if (mended.length > 0) expect.fail(["Read right, or no line of the grids:", ...mended, hint].join("\n"));
});
