import { districtOf } from "#domain/travel/districts.ts";
import { parsePlace, type Position } from "#domain/travel/place.ts";
import { travelTable } from "#domain/travel/travel-table.ts";
import { travelTimes, type MinuteRange } from "#domain/travel/travel-times.ts";
import { KNOWN_JOURNEYS } from "../domain/travel/known-journeys.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";

const TABLES = 50;

/** How well journeys are estimated whose time is known (SQ-10), the worst first, and how long a place's table takes. */
export async function run(): Promise<void> {
  const estimates = KNOWN_JOURNEYS.map((known) => {
    const estimate = travelTimes(districtOf(known.district)!, parsePlace(known.to)!)[known.by];
    return { known, estimate, error: estimate.typical / known.minutes - 1 };
  }).toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error));
  printTable([
    ...estimates.map(({ known: { journey, minutes }, estimate, error }): [string, string, string] => [
      `${journey}: ${minutes} min`,
      `${rangeText(estimate)}, ${percent(error)}`,
      holds(estimate, minutes) ? "" : "out of its range",
    ]),
    ["All twenty: median error", percent(median(estimates.map(({ error }) => Math.abs(error)))), "< 20 %"],
    ["The table of a place, median", `${medianTable().toFixed(1)} ms`, ""],
  ]);
}

function holds({ low, high }: MinuteRange, minutes: number): boolean {
  return minutes >= low && minutes <= high;
}

function rangeText({ low, typical, high }: MinuteRange): string {
  return `${typical.toFixed(0)} min (${low.toFixed(0)} to ${high.toFixed(0)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function medianTable(): number {
  const times = Array.from({ length: TABLES }, (_, index) => {
    const place: Position = { north: 51.5 + index / 1000, east: -0.13 };
    const begun = performance.now();
    travelTable(place);
    return performance.now() - begun;
  });
  return median(times);
}
