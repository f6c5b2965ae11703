import type { Listing } from "#domain/listings/listing.ts";
import { printTable } from "./print-table.ts";
import { demoRooms } from "./search-quality/demo-rooms.ts";
import { readJudgedQueries } from "./search-quality/judged-queries.ts";
import { DEPTH, scoreQuery, type Scored } from "./search-quality/score-query.ts";

/**
 * How well searches are answered, by what judges say of rooms (search-quality/README.md): right at rank 1, wrong among the first
 * five, nDCG@5. Of the half that the ranking was tuned on first; `--held` takes the other. `--show` prints what was answered badly,
 * `--unjudged` the rooms that nobody has judged yet.
 */
export async function run(args: string[]): Promise<void> {
  const rooms = demoRooms();
  const half = args.includes("--held") ? "held" : "tuned";
  const scored = readJudgedQueries()
    .filter((query) => query.half === half)
    .map((query) => scoreQuery(query, rooms));
  const kinds = ["sentence", "keyword", "filter"] as const;
  if (args.includes("--show")) for (const each of scored.filter(isBad)) show(each);
  if (args.includes("--unjudged")) for (const each of scored) showUnjudged(each);
  printTable([
    ...kinds.flatMap((kind) =>
      rowsOf(
        kind,
        scored.filter(({ query }) => query.kind === kind),
      ),
    ),
    ...rowsOf(`all of the ${half} half`, scored),
  ]);
}

function rowsOf(name: string, scored: readonly Scored[]): [string, string, string][] {
  const first = scored.map(({ isRightFirst }) => isRightFirst).filter((isRight) => isRight !== null);
  const wrong = scored.map((each) => each.wrong).filter((count) => count !== null);
  const gains = scored.map(({ ndcg }) => ndcg).filter((gain) => gain !== null);
  const unjudged = sum(scored.map((each) => each.unjudged.length));
  return [
    [
      `${name} (${scored.length}): right at rank 1, of ${first.length} with a right room`,
      percent(first.filter(Boolean).length, first.length),
      "",
    ],
    [
      `${name}: wrong in the first ${DEPTH}, of ${wrong.length} with ${DEPTH} acceptable ones`,
      percent(sum(wrong), DEPTH * wrong.length),
      "",
    ],
    [
      `${name}: nDCG@${DEPTH}`,
      (sum(gains) / gains.length).toFixed(3),
      unjudged === 0 ? "" : `${unjudged} rooms unjudged`,
    ],
  ];
}

function isBad({ isRightFirst, wrong }: Scored): boolean {
  return isRightFirst === false || (wrong ?? 0) > 0;
}

function show({ query, first }: Scored): void {
  console.log(
    `\n${query.id} ${query.text} ${Object.keys(query.filters).length === 0 ? "" : JSON.stringify(query.filters)}`,
  );
  for (const room of first) console.log(`  ${query.grades.get(room.id) ?? "?"} ${line(room)}`);
}

/** For judges: a line for each room, with its query. */
function showUnjudged({ query: { id, text, filters }, unjudged }: Scored): void {
  for (const room of unjudged) console.log([id, room, text, JSON.stringify(filters)].join("\t"));
}

function line({ title, city, post_code, price, begin_date, end_date, room_type }: Listing): string {
  return `${title} | ${city} ${post_code} | £${price} | ${begin_date} to ${end_date} | ${room_type}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((100 * part) / whole)} %`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
