import type { GridCase } from "./cases.ts";

/**
 * The part of the grid that `npm run test:all` runs, always the same: each step and each fault at least once, by the
 * uploaders in turn.
 * @param grids All cases of each uploader.
 * @returns The titles of those that it has.
 */
export function sampleOf(grids: readonly (readonly GridCase[])[]): Set<string> {
  const sample: GridCase[] = [];
  const faults = new Set(grids.flat().map(({ fault }) => fault));
  const steps = new Set(grids.flat().map(familyOf));
  for (const fault of faults) take((each) => each.fault === fault);
  for (const step of steps)
    if (!sample.some((each) => familyOf(each) === step)) take((each) => familyOf(each) === step);
  return new Set(sample.map(({ title }) => title));

  // Each time from another uploader and another place in its grid, so that not all faults are done to the first step.
  function take(isWanted: (each: GridCase) => boolean): void {
    const turn = sample.length;
    const fitting = grids.map((grid) => grid.filter(isWanted)).filter((cases) => cases.length > 0);
    const cases = fitting[turn % fitting.length]!;
    sample.push(cases[turn % cases.length]!);
  }
}

/** A step without the number of its photo, before and after alike. */
function familyOf({ step }: GridCase): string {
  return step.replace(/\.\d/, "").replace(/ (before|after)$/, "");
}
