import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asker } from "./floods/ask.ts";
import { FLOODS, type FloodName } from "./floods/flood.ts";
import { honestUser, type Served } from "./floods/honest-user.ts";
import { quantile } from "./median.ts";
import { startServer } from "./start-server.ts";

const USAGE = "npm run bench -- floods [--before CHECKOUT] [--seconds 15] [--only WORD]";

/** What others notice of a flood. */
interface Noticed {
  /** Milliseconds that `/health` took, each time. */
  health: number[];
  served: Served;
  /** How the flood was answered, by status. */
  answered: Record<string, number>;
}

/**
 * What others notice while somebody floods the server: how long `/health` takes, and how much of what an honest user asks
 * for succeeds.
 * @param args `--before` runs the same against the server of another checkout, for a table of both.
 */
export async function run(args: string[]): Promise<void> {
  const { checkouts, seconds, names } = readArguments(args);
  console.log(
    "| Server | Flood | /health p50, p99 (goal ≤ 100 ms) | Honest user's requests that succeed | Flood answered |",
  );
  console.log("|---|---|---|---|---|");
  for (const name of names) {
    for (const [which, checkout] of checkouts) {
      // A new one for each: what one flood has used up is not in the next one's way.
      const server = await startServer(checkout);
      try {
        console.log(rowOf(which, name, await notice(server.url, name, seconds)));
      } finally {
        await server.stop();
      }
    }
  }
}

async function notice(url: string, name: FloodName | "none", seconds: number): Promise<Noticed> {
  const honest = await honestUser(url);
  const flood = name === "none" ? null : await startFlood(name, url);
  await delay(2000);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const [health, served] = await Promise.all([watchHealth(url, isOver), honest.use(isOver)]);
  return { health, served, answered: (await flood?.stop()) ?? {} };
}

async function startFlood(name: FloodName, url: string) {
  const child = fork(fileURLToPath(new URL("floods/flood-main.ts", import.meta.url)), [name, url]);
  await once(child, "message");
  return {
    async stop(): Promise<Record<string, number>> {
      child.send("stop");
      const [answered] = (await once(child, "message")) as [Record<string, number>];
      return answered;
    },
  };
}

const HEALTH_EVERY_MS = 20;

async function watchHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const { ask, close } = asker(url, "127.3.0.1");
  const times: number[] = [];
  while (!isOver()) {
    times.push((await ask({ path: "/health" })).ms);
    await delay(HEALTH_EVERY_MS);
  }
  close();
  return times;
}

function rowOf(which: string, name: string, { health, served, answered }: Noticed): string {
  const failures = Object.entries(served.failed);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const share = (100 * (1 - failed / served.asked)).toFixed(1);
  const missing = failures.map(([what, count]) => `${what}: ${count}`).join(", ");
  const statuses = Object.entries(answered).map(([status, count]) => `${status}: ${count}`);
  const success = `${share} % of ${served.asked}${missing === "" ? "" : ` (${missing})`}`;
  const times = [0.5, 0.99].map((part) => quantile(health, part).toFixed(0)).join(", ");
  return `| ${which} | ${name} | ${times} ms | ${success} | ${statuses.join(", ")} |`;
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { before: { type: "string" }, seconds: { type: "string", default: "15" }, only: { type: "string" } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`Usage: ${USAGE}`);
  const here = resolve(import.meta.dirname, "../..");
  const before: [string, string][] = values.before === undefined ? [] : [["before", resolve(values.before)]];
  const checkouts: [string, string][] = [...before, ["now", here]];
  const all = ["none", ...(Object.keys(FLOODS) as FloodName[])] as const;
  return { checkouts, seconds, names: all.filter((name) => name.includes(values.only ?? "")) };
}
