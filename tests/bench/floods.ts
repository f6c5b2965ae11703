import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer, type AbusedServer } from "./abuse/start-server.ts";
import { prepareFlood, type FloodName, type FloodReport } from "./floods/flood.ts";
import { capacityOf, listPaths } from "./overload/list-paths.ts";
import { putUnderLoad, quantile, summaryOf, type Summary } from "./overload/load.ts";
import { residentMb } from "./floods/resident-memory.ts";
import { printTable } from "./print-table.ts";
import { openFilledDatabase } from "./search/filled-database.ts";

const USAGE = "npm run bench -- floods [--listings 20000] [--seconds 15] [--only WORD] [--data-dir DIR]";
/** Of the capacity: those who search while others flood. */
const SHARE_ASKED = 0.2;
const LOOKS_EVERY_MS = 250;
/** As long as a slow sender may take, and a while more. */
const SLOW_SECONDS = 40;

type Row = [what: string, measured: string, goal: string];

/** What was seen during a flood. */
interface Seen {
  quiet: Summary;
  flooded: Summary;
  mostMb: number;
  report: FloodReport;
}

const GOALS: Record<FloodName, { id: string; what: string; rows: (seen: Seen) => Row[] }> = {
  logins: {
    id: "L8",
    what: "200 logins at once",
    rows: ({ report: { answers } }) => {
      const slowest = Math.max(...answers.map(([, ms]) => ms));
      return [["L8: the logins", `${statusesOf(answers)}; slowest ${slowest.toFixed(0)} ms`, "400 or 503, ≤ 3000 ms"]];
    },
  },
  photos: {
    id: "L9",
    what: "20 photos of 4 MB at once",
    rows: ({ report: { answers }, mostMb }) => [
      ["L9: memory at most", `${mostMb.toFixed(0)} MB`, "≤ 400 MB"],
      ["L9: the photos", statusesOf(answers), "200 or 503"],
    ],
  },
  "slow-senders": {
    id: "L10",
    what: "500 slow headers and 500 slow bodies",
    rows: ({ report: { cutAfterMs, leftOpen } }) => {
      const longest = (Math.max(...cutAfterMs) / 1000).toFixed(1);
      return [["L10: cut off", `${cutAfterMs.length}, the last after ${longest} s; ${leftOpen} left`, "all, ≤ 35 s"]];
    },
  },
};

/** How others fare while a server is flooded with what costs most (L8 to L10): searches before and meanwhile, on one server. */
export async function run(args: string[]): Promise<void> {
  const { listings, seconds, only, dataDir } = readArguments(args);
  const database = await openFilledDatabase({ dataDir, listings, log: (line) => console.log(line) });
  const settings = { DATABASE_URL: database.url, DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const paths = await listPaths(database.pool);
  const rows: Row[] = [];
  try {
    for (const [name, goal] of Object.entries(GOALS) as [FloodName, (typeof GOALS)[FloodName]][]) {
      if (!name.includes(only)) continue;
      const server = await startServer(resolve(import.meta.dirname, "../.."), settings);
      try {
        const lasting = name === "slow-senders" ? SLOW_SECONDS : seconds;
        const seen = await flooded(server, name, { paths, seconds: lasting });
        rows.push([`${goal.id}: lists meanwhile, ${goal.what}`, told(seen), "p99 ≤ 3 times"], ...goal.rows(seen));
      } finally {
        await server.stop();
      }
    }
    printTable(rows);
  } finally {
    await database.close();
  }
}

async function flooded(
  { url, pid }: AbusedServer,
  name: FloodName,
  { paths, seconds }: { paths: readonly string[]; seconds: number },
): Promise<Seen> {
  const perSecond = SHARE_ASKED * (await capacityOf(url, paths, 5));
  const lists = async () => summaryOf(await putUnderLoad({ url, paths, perSecond, seconds }));
  const quiet = await lists();
  const flood = await prepareFlood(name, url);
  const memory = watchMemory(pid);
  const [report, meanwhile] = await Promise.all([flood(seconds), lists()]);
  return { quiet, flooded: meanwhile, mostMb: await memory.stop(), report };
}

/** Of the server and its own processes. */
function watchMemory(pid: number): { stop: () => Promise<number> } {
  const over = new AbortController();
  const watching = (async () => {
    let most = 0;
    while (!over.signal.aborted) {
      most = Math.max(most, await residentMb(pid));
      await delay(LOOKS_EVERY_MS);
    }
    return most;
  })();
  return {
    stop() {
      over.abort();
      return watching;
    },
  };
}

function told({ quiet, flooded: meanwhile }: Seen): string {
  const [before, during] = [quantile(quiet.accepted, 0.99), quantile(meanwhile.accepted, 0.99)];
  const answered = meanwhile.accepted.length + meanwhile.refused.length;
  const share = ((100 * meanwhile.accepted.length) / answered).toFixed(1);
  const times = `${(during / before).toFixed(1)} times (${before.toFixed(0)} to ${during.toFixed(0)} ms)`;
  return `p99 ${times}; ${share} % of ${answered} answered`;
}

function statusesOf(answers: FloodReport["answers"]): string {
  const counts = new Map<number, number>();
  for (const [status] of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status === 0 ? "broken off" : status}`).join(", ");
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: "string", default: "20000" },
      seconds: { type: "string", default: "15" },
      only: { type: "string", default: "" },
      "data-dir": { type: "string" },
    },
  });
  const [listings, seconds] = [values.listings, values.seconds].map(Number);
  if (!listings || !seconds) throw new Error(`Usage: ${USAGE}`);
  return { listings, seconds, only: values.only, dataDir: values["data-dir"] };
}
