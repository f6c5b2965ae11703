import type { Listing } from "#domain/listings/listing.ts";
import { findRooms } from "#domain/search/find-rooms.ts";
import { findFittingRooms } from "#domain/search/fit/find-fitting-rooms.ts";
import { mentionsKeyword } from "../../src/query-parser/keyword-mentions.ts";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { printTable } from "./print-table.ts";
import { demoRooms, TODAY } from "./search-quality/demo-rooms.ts";
import { gradesOf, readJudgements, SETS, type JudgedSearch, type SetName } from "./search-quality/judgements.ts";
import { ndcgAt } from "./search-quality/ndcg.ts";

const DEPTH = 10;
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

interface Scored {
  ask: string;
  score: number;
}

/** One search's figure: the domain's own code ranks, as it does for the rooms on a phone and in the server. */
function scoreOf(set: SetName, search: JudgedSearch, rooms: readonly Listing[]): Scored {
  const ranked = answersTo(set, search, rooms).map(({ id }) => id);
  const ask = typeof search.ask === "string" ? search.ask : JSON.stringify(search.ask);
  return { ask, score: ndcgAt(DEPTH, ranked, gradesOf(search, rooms)) };
}

function answersTo(set: SetName, { ask }: JudgedSearch, rooms: readonly Listing[]): Listing[] {
  if (typeof ask !== "string") return findRooms(rooms, { criteria: ask, sort: null, today: TODAY });
  if (set === "keywords") return findRooms(rooms, { criteria: { keyword: ask }, sort: null, today: TODAY });
  const wanted = parseQuery(ask, TODAY);
  return findFittingRooms(rooms, { wanted, filters: {}, today: TODAY }, mentionsKeyword).found.map(({ room }) => room);
}

function mean(scored: readonly Scored[]): string {
  return (scored.reduce((sum, { score }) => sum + score, 0) / scored.length).toFixed(3);
}

function show(all: readonly Scored[]): void {
  for (const { ask, score } of all.toSorted((a, b) => a.score - b.score)) console.log(`${score.toFixed(3)} ${ask}`);
}
