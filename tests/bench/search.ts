import { parseArgs } from "node:util";
import { startChildServer } from "./search/child-server.ts";
import { measureLatency } from "./search/latency.ts";
import { openFilledDatabase } from "./search/filled-database.ts";
import { queryClasses } from "./search/query-classes.ts";
import { readTitles } from "./search/read-titles.ts";
import { printLatencies, printThroughputs } from "./search/tables.ts";
import { measureThroughput } from "./search/throughput.ts";

const USAGE = "npm run bench -- search [--listings 1000000] [--data-dir DIR] [--calls 100] [--seed 1] [--seconds 6]";

/**
 * Measures the search calls on a large database: the time of each class of query over HTTP against its own SQL
 * run bare, and the throughput against a minimal handler that runs the same SQL.
 * @param args `--data-dir` keeps the filled database for another run; without it a temporary one is made.
 */
export async function run(args: string[]): Promise<void> {
  const { listings, calls, seed, seconds, dataDir } = readArguments(args);
  const database = await openFilledDatabase({ dataDir, listings, log: say });
  const server = await startChildServer("search-server.ts", { databaseUrl: database.url });
  try {
    const classes = queryClasses(await readTitles(database.pool), seed);
    say(
      `${calls} calls a class, each with parameters of its own, one at a time; again when its total has been counted; ` +
        "then the SQL of that bare on one connection.",
    );
    const latencies = [];
    for (const queryClass of classes) latencies.push(await measureLatency(queryClass, { server, database, calls }));
    printLatencies(latencies, say);
    printThroughputs(await measureThroughput({ server, database, classes, seconds }), say);
  } finally {
    await server.stop();
    await database.close();
  }
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: "string", default: "1000000" },
      calls: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      seconds: { type: "string", default: "6" },
      "data-dir": { type: "string" },
    },
  });
  const [listings, calls, seed, seconds] = [values.listings, values.calls, values.seed, values.seconds].map(Number);
  if (!listings || !calls || seed === undefined || Number.isNaN(seed) || !seconds) throw new Error(`Usage: ${USAGE}`);
  return { listings, calls, seed, seconds, dataDir: values["data-dir"] };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
