import { readFileSync, writeFileSync } from "node:fs";
import type { GridReading } from "./read-grids.ts";

const FILE = new URL("known-failures.txt", import.meta.url);

/** The lines of the grids that are known to be read wrong, as `failureText` writes them. */
export function readKnownFailures(): string[] {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** A line of the list. It holds the sentence too, so that another sentence under the same id counts as a new failure. */
export function failureText({ labelled }: GridReading): string {
  return `${labelled.id}\t${labelled.query}`;
}

/** Takes off the list what is read right now, or is no line of the grids any more. @returns how many went, and how many are left. */
export function dropMended(readings: readonly GridReading[]): { mended: number; left: number } {
  const wrong = new Set(readings.filter(({ isRight }) => !isRight).map(failureText));
  const known = readKnownFailures();
  const left = known.filter((line) => wrong.has(line));
  writeFileSync(FILE, left.map((line) => `${line}\n`).join(""));
  return { mended: known.length - left.length, left: left.length };
}
