import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asker } from "./abuse/ask.ts";
import { FLOODS, type FloodName } from "./abuse/flood.ts";
import { honestUser, type Served } from "./abuse/honest-user.ts";
import { startServer, type AbusedServer } from "./abuse/start-server.ts";

const USAGE = "npm run bench -- abuse [--before CHECKOUT] [--seconds 15] [--only WORD]";

/** What others notice of a flood. */
interface Noticed {
  healthP99: number;
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
  say("| Server | Flood | /health p99 | Honest user's requests that succeed (goal ≥ 99 %) | Flood answered |");
  say("|---|---|---|---|---|");
  for (const [which, checkout] of checkouts) {
    for (const name of names) {
      // A new one for each: what one flood has used up is not in the next one's way.
      const server = await startServer(checkout);
      try {
        say(rowOf(which, name, await notice(server, name, seconds)));
      } finally {
        await server.stop();
      }
    }
  }
}

async function notice({ url }: AbusedServer, name: FloodName | "none", seconds: number): Promise<Noticed> {
  const honest = await honestUser(url);
  const flood = name === "none" ? null : startFlood(name, url);
  await delay(2000);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const [times, served] = await Promise.all([watchHealth(url, isOver), honest.use(isOver)]);
  const answered = (await flood?.stop()) ?? {};
  return { healthP99: quantile(times, 0.99), served, answered };
}

function startFlood(name: FloodName, url: string) {
  const child = fork(fileURLToPath(new URL("abuse/flood-main.ts", import.meta.url)), [name, url]);
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

function rowOf(which: string, name: string, { healthP99, served, answered }: Noticed): string {
  const failures = Object.entries(served.failed);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const share = (100 * (1 - failed / served.asked)).toFixed(1);
  const missing = failures.map(([what, count]) => `${what}: ${count}`).join(", ");
  const statuses = Object.entries(answered).map(([status, count]) => `${status}: ${count}`);
  const success = `${share} % of ${served.asked}${missing === "" ? "" : ` (${missing})`}`;
  return `| ${which} | ${name} | ${healthP99.toFixed(0)} ms | ${success} | ${statuses.join(", ")} |`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
