/**
 * How much of the tests a run holds. `npm test` sets CHECKS=core: stories that are tagged `@core`, and no long tests of
 * the server. `npm run test:all` sets CHECKS=all. Who runs a file by its name gets all of it.
 */
export const CORE_ONLY = process.env["CHECKS"] === "core";
export const EVERYTHING = process.env["CHECKS"] === "all";

/**
 * How often a race is run: two times in `npm test`, which runs often, and `most` times elsewhere. A fault that comes at every
 * second time is found by either; a rare one needs many.
 */
export function raceRounds(most: number): number {
  return CORE_ONLY ? 2 : most;
}
