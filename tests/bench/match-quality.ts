import { heldOutQualities, type HeldOutMatch } from "./match-quality/held-out.ts";
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
  for (const [way, { best, blind, unjudged }] of Object.entries(heldOutQualities())) {
    rows.push([`held out, ${way}: before anything was changed`, verdicts(blind), ""]);
    rows.push([`held out, ${way}: now`, verdicts(best), ""]);
    for (const { about, why = "" } of best.filter(isWrong)) console.log(`wrong, held out: ${about}: ${why}`);
    for (const pair of unjudged) console.log(`not judged, held out: ${pair}`);
  }
  printTable(rows);
}

function isWrong({ verdict }: HeldOutMatch): boolean {
  return verdict === "wrong";
}

function verdicts(matches: readonly HeldOutMatch[]): string {
  const count = (verdict: HeldOutMatch["verdict"]) => matches.filter((match) => match.verdict === verdict).length;
  return `${count("fits")} fit, ${count("near")} near, ${count("wrong")} wrong`;
}
