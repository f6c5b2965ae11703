import { matchQualities } from "./match-quality/judged-matches.ts";
import { printTable } from "./print-table.ts";

/** How many of the best matches on the demo data are right, each way, and which are wrong (match-quality/README.md). */
export async function run(): Promise<void> {
  const rows: [string, string, string][] = [];
  for (const [way, { right, wrong, unjudged }] of Object.entries(matchQualities())) {
    rows.push([`best ${way}: right`, `${right} of ${right + wrong.length}`, ""]);
    for (const { about, why = "" } of wrong) console.log(`wrong: ${about}: ${why}`);
    for (const pair of unjudged) console.log(`not judged: ${pair}`);
  }
  printTable(rows);
}
