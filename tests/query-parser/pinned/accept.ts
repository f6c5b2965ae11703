import { dropMended } from "../grids/known-failures.ts";
import { readGrids } from "../grids/read-grids.ts";
import { compareAll } from "./compare-all.ts";
import { listDifferences, tabulate } from "./comparison-text.ts";
import { writeSnapshot } from "./snapshot.ts";

/**
 * `npm run accept:readings`: pins the parser's answers of now to the labelled lines, takes the lines of the grids that are read right
 * now off the list of known failures, and prints a table of what differs, for the message of the commit. With `-- --dry-run` it lists
 * the differences, and writes nothing.
 */
const comparisons = compareAll();
if (process.argv.includes("--dry-run")) {
  console.log(`${listDifferences(comparisons)}\n\n${tabulate(comparisons)}`);
} else {
  for (const { set, answers } of comparisons) writeSnapshot(set, answers);
  const { mended, left } = dropMended(readGrids());
  console.log(`${tabulate(comparisons)}\n\nGrids: ${mended} known failures are gone, ${left} are left.`);
}
