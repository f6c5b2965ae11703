import { compareAll } from "./compare-all.ts";
import { listDifferences, tabulate } from "./comparison-text.ts";
import { writeSnapshot } from "./snapshot.ts";

/**
 * `npm run accept:readings`: pins the parser's answers of now to the labelled lines and prints a table of what differs, for the
 * message of the commit. With `-- --dry-run` it lists the differences as well, and writes nothing.
 */
const isDryRun = process.argv.includes("--dry-run");
const comparisons = compareAll();
if (isDryRun) console.log(`${listDifferences(comparisons)}\n`);
else for (const { set, answers } of comparisons) writeSnapshot(set, answers);
console.log(tabulate(comparisons));
