/**
 * How much of the tests a run holds. `npm test` sets CHECKS=core: stories that are tagged `@core`, and no long tests of
 * the server. `npm run test:all` sets CHECKS=all. Who runs a file by its name gets all of it.
 */
export const CORE_ONLY = process.env["CHECKS"] === "core";
export const EVERYTHING = process.env["CHECKS"] === "all";
