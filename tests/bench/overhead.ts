import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startServer } from "./abuse/start-server.ts";
import { median } from "./median.ts";
import { processorTime } from "./overhead/processor-time.ts";
import { listPaths } from "./overload/list-paths.ts";
import { putUnderLoad, quantile, summaryOf } from "./overload/load.ts";
import { signUp } from "./overload/sign-up.ts";
import { printTable } from "./print-table.ts";
import { startChildServer } from "./search/child-server.ts";
import { openFilledDatabase } from "./search/filled-database.ts";
import { queryClasses } from "./search/query-classes.ts";
import { readTitles } from "./search/read-titles.ts";
import { measureThroughput, rateOf } from "./search/throughput.ts";

const USAGE = "npm run bench -- overhead [--listings 20000] [--seconds 5] [--rounds 4] [--data-dir DIR]";

type Row = [what: string, measured: string, goal: string];

/** One address that is asked as fast as it answers. */
interface Asked {
  address: string;
  /** Of the process that answers there. */
  pid: number;
  headers?: Record<string, string>;
}

/** What an address was seen to answer. */
interface Answering {
  perSecond: number;
  /** Microseconds of a processor that its process takes for an answer. */
  each: number;
}

/**
 * What an answer costs beyond what it must (L1 to L3): the app beside the least that Node, Fastify and one statement cost, in
 * turns of one run, so that only ratios count: of answers a second, in which whoever asks has a part, and of the time for which
 * the server holds a processor, in which other work of the machine has little.
 */
export async function run(args: string[]): Promise<void> {
  const { listings, seconds, rounds, dataDir } = readArguments(args);
  const database = await openFilledDatabase({ dataDir, listings, log: (line) => console.log(line) });
  const settings = { DATABASE_URL: database.url, DEMO_DATA: "off", RATE_LIMITS: "off" };
  const server = await startServer(resolve(import.meta.dirname, "../.."), settings);
  const references = await Promise.all(["bare", "plain", "select"].map((kind) => startReference(kind, database.url)));
  const [bare, plain, select] = references;
  try {
    const headers = await signUp(server.url);
    const { pid } = server;
    const ping = { address: `${server.url}/api/v1/ping`, pid };
    const ownUser = { address: `${server.url}/api/v1/users/me`, pid, headers };
    const seen = await inTurns([bare!, plain!, ping, select!, ownUser], { seconds, rounds });
    const [ofBare, ofPlain, ofPing, ofSelect, ofOwnUser] = seen as [
      Answering,
      Answering,
      Answering,
      Answering,
      Answering,
    ];
    const { pool } = database;
    const classes = queryClasses(await readTitles(pool), 1).filter(({ kind, page }) => kind === "filter" && page === 1);
    const rows: Row[] = [
      ["bare, plain Fastify, ping", told([ofBare, ofPlain, ofPing]), ""],
      ["L1: ping with all that every call goes through, of bare", compared(ofPing, ofBare), "≥ 0.35"],
      ["L1: the same, of plain Fastify", compared(ofPing, ofPlain), "≥ 0.65"],
      ["`select 1`, GET /users/me", told([ofSelect, ofOwnUser]), ""],
      ["L3: GET /users/me, of `select 1`", compared(ofOwnUser, ofSelect), "≥ 0.60"],
      await listThroughput({ database, classes, seconds }),
      await listTail(server.url, { paths: await listPaths(pool), seconds }),
    ];
    printTable(rows);
  } finally {
    for (const each of references) each.stop();
    await server.stop();
    await database.close();
  }
}

async function startReference(kind: string, databaseUrl: string): Promise<Asked & { stop: () => void }> {
  const child = fork(fileURLToPath(new URL("overhead/reference-server.ts", import.meta.url)), [kind, databaseUrl]);
  const [address] = (await once(child, "message")) as [string];
  return { address, pid: child.pid ?? 0, stop: () => void child.send("stop") };
}

interface Turns {
  seconds: number;
  rounds: number;
}

/** So many answers a server gives before what it runs is compiled; those until then take up to twice as long. */
const ANSWERS_TO_WARM = 20_000;

/** There and back again, once all are warm: what slows the machine down for a while slows all. @returns Medians. */
async function inTurns(asked: readonly Asked[], { seconds, rounds }: Turns): Promise<Answering[]> {
  for (const each of asked) {
    for (let answered = 0; answered < ANSWERS_TO_WARM;) answered += seconds * (await askedFor(each, seconds));
  }
  const turns = new Map<Asked, Answering[]>(asked.map((each) => [each, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of round % 2 === 0 ? asked : asked.toReversed()) {
      const before = processorTime(each.pid);
      const perSecond = await askedFor(each, seconds);
      turns.get(each)?.push({ perSecond, each: (processorTime(each.pid) - before) / (perSecond * seconds) });
    }
  }
  return asked.map((each) => {
    const seen = turns.get(each) ?? [];
    return { perSecond: median(seen.map((one) => one.perSecond)), each: median(seen.map((one) => one.each)) };
  });
}

/** @returns Answers a second. */
function askedFor({ address, headers }: Asked, seconds: number): Promise<number> {
  const { origin, pathname } = new URL(address);
  return rateOf(origin, [pathname], seconds, headers);
}

function told(seen: readonly Answering[]): string {
  const all = (of: keyof Answering) => seen.map((each) => whole(each[of])).join(", ");
  return `${all("perSecond")} a second; ${all("each")} µs of a processor each`;
}

function compared(one: Answering, other: Answering): string {
  return `${ratio(one.perSecond, other.perSecond)}; by the processor's time ${ratio(other.each, one.each)}`;
}

type Throughput = Parameters<typeof measureThroughput>[0];

async function listThroughput({ database, classes, seconds }: Omit<Throughput, "server" | "kinds">): Promise<Row> {
  const server = await startChildServer("search-server.ts", { databaseUrl: database.url });
  try {
    const [filter] = await measureThroughput({ server, database, classes, seconds, kinds: ["filter"] });
    const { handler = 0, minimal = 0 } = filter ?? {};
    const measured = `${ratio(handler, minimal)} (${whole(handler)} and ${whole(minimal)} a second)`;
    return ["L2: filtered lists, of the same SQL in a minimal handler", measured, "≥ 0.80"];
  } finally {
    await server.stop();
  }
}

/** How much longer the slowest take than most, at half of what the server can do. */
async function listTail(url: string, { paths, seconds }: { paths: readonly string[]; seconds: number }): Promise<Row> {
  const capacity = summaryOf(await putUnderLoad({ url, paths, seconds: 2 * seconds })).goodput;
  const { accepted } = summaryOf(await putUnderLoad({ url, paths, perSecond: capacity / 2, seconds: 4 * seconds }));
  const [p50, p99] = [quantile(accepted, 0.5), quantile(accepted, 0.99)];
  const measured = `${ratio(p99, p50)} (${p99.toFixed(0)} and ${p50.toFixed(0)} ms)`;
  return ["L2: p99 of p50 at half of the capacity", measured, "≤ 5"];
}

function ratio(of: number, reference: number): string {
  return (of / reference).toFixed(2);
}

function whole(value: number): string {
  return value.toFixed(0);
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: "string", default: "20000" },
      seconds: { type: "string", default: "5" },
      rounds: { type: "string", default: "4" },
      "data-dir": { type: "string" },
    },
  });
  const [listings, seconds, rounds] = [values.listings, values.seconds, values.rounds].map(Number);
  if (!listings || !seconds || !rounds) throw new Error(`Usage: ${USAGE}`);
  return { listings, seconds, rounds, dataDir: values["data-dir"] };
}
