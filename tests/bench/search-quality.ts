import { printTable } from "./print-table.ts";
import { demoRooms } from "./search-quality/demo-rooms.ts";
import { readJudgements, SETS } from "./search-quality/judgements.ts";
import { DEPTH, scoreOf, type Scored } from "./search-quality/score-search.ts";

const POOR = 0.6;

/**
 * How well searches are answered, beside what a student would want (search-quality/README.md): nDCG@10 of each set.
 * `--show` prints each search with its figure, the worst first.
 */
export async function run(args: string[]): Promise<void> {
  const rooms = demoRooms();
  const rows: [string, string, string][] = [];
  const all: Scored[] = [];
  for (const set of SETS) {
    const scored = readJudgements(set).map((search) => scoreOf(set, search, rooms));
    rows.push([`${set} (${scored.length}): mean nDCG@${DEPTH}`, mean(scored), ""]);
    all.push(...scored);
  }
  rows.push([`all (${all.length}): mean nDCG@${DEPTH}`, mean(all), ""]);
  rows.push([`searches below ${POOR}`, String(all.filter(({ score }) => score < POOR).length), ""]);
  if (args.includes("--show")) show(all);
  printTable(rows);
}

function mean(scored: readonly Scored[]): string {
  return (scored.reduce((sum, { score }) => sum + score, 0) / scored.length).toFixed(3);
}

function show(all: readonly Scored[]): void {
  for (const { ask, score } of all.toSorted((a, b) => a.score - b.score)) console.log(`${score.toFixed(3)} ${ask}`);
}
