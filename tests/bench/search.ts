import { Agent, get } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { quantile } from "./median.ts";
import { openFilledDatabase } from "./search/filled-database.ts";
import { queryClasses, readTitles, type QueryClass } from "./search/query-classes.ts";
import { startServer } from "./start-server.ts";

const USAGE = "npm run bench -- search [--listings 1000000] [--data-dir DIR] [--calls 100] [--seed 1]";

const GOALS_MS = { filter: 25, keyword: 25, text: 50 };
const COUNTED_WITHIN_MS = 30_000;

/**
 * Prints the time of each class of query over HTTP on a large database, one call at a time: the first time that a question is asked,
 * and again when its total has been counted.
 * @param args `--data-dir` keeps the filled database for another run; without it a temporary one is made.
 */
export async function run(args: string[]): Promise<void> {
  const { listings, calls, seed, dataDir } = readArguments(args);
  const database = await openFilledDatabase({ dataDir, listings, log: console.log });
  const settings = { DATABASE_URL: database.url, DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const server = await startServer(resolve(import.meta.dirname, "../.."), settings);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    console.log(row(["class", "first p50", "first p95", "p50 ms", "p95 ms", "goal"]));
    for (const queryClass of queryClasses(await readTitles(database.pool), seed)) {
      const { first, again } = await measure(queryClass, { url: server.url, agent, calls });
      const figures = [first, again].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
      console.log(row([queryClass.name, ...figures.map((ms) => ms.toFixed(1)), goalOf(queryClass, again)]));
    }
  } finally {
    agent.destroy();
    await server.stop();
    await database.close();
  }
}

// The goals are about first pages.
function goalOf({ kind, page }: QueryClass, times: readonly number[]): string {
  if (page > 1) return "";
  return quantile(times, 0.95) <= GOALS_MS[kind] ? `≤ ${GOALS_MS[kind]}` : `> ${GOALS_MS[kind]}!`;
}

async function measure(
  queryClass: QueryClass,
  { url, agent, calls }: { url: string; agent: Agent; calls: number },
): Promise<{ first: number[]; again: number[] }> {
  const times = { first: [] as number[], again: [] as number[] };
  for (let call = 0; call < calls; call++) {
    const address = `${url}${queryClass.nextPath()}`;
    times.first.push(await timed(() => fetched(address, agent)));
    await untilCounted(address, agent);
    times.again.push(await timed(() => fetched(address, agent)));
  }
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function untilCounted(url: string, agent: Agent): Promise<void> {
  const deadline = Date.now() + COUNTED_WITHIN_MS;
  while ((await fetched(url, agent)).includes('"count_is_lower_bound":true')) {
    if (Date.now() > deadline) throw new Error(`${url} has no exact total after ${COUNTED_WITHIN_MS} ms`);
    await delay(50);
  }
}

function fetched(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`));
      text(response).then(resolve, reject);
    }).on("error", reject);
  });
}

function row([name = "", ...figures]: readonly string[]): string {
  return [name.padEnd(36), ...figures.map((figure) => figure.padStart(10))].join("");
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: "string", default: "1000000" },
      calls: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      "data-dir": { type: "string" },
    },
  });
  const [listings, calls, seed] = [values.listings, values.calls, values.seed].map(Number);
  if (!listings || !calls || seed === undefined || Number.isNaN(seed)) throw new Error(`Usage: ${USAGE}`);
  return { listings, calls, seed, dataDir: values["data-dir"] };
}
