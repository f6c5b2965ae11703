import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import autocannon from "autocannon";
import { startChildServer } from "./search/child-server.ts";
import type { Statement } from "./search/child-protocol.ts";
import { APPS, startSite, type App, type Site } from "./machines/site.ts";

/**
 * What one, two and three app servers behind a balancer answer, beside one minimal handler of the same statements: answers a second,
 * and the processor's time that each answer takes, which says more on a machine that does other things besides. Needs root.
 * `npm run bench -- scale [rooms] [seconds a round]`
 */
export async function run([rooms = "100000", seconds = "8"]: string[] = []): Promise<void> {
  const site = await startSite({ rooms: Number(rooms), log: () => undefined });
  try {
    const database = { databaseUrl: site.databases.db1.url };
    const answers = await statementsOf(database);
    const minimal = await startChildServer("minimal-server.ts", database);
    await minimal.teach(answers);
    console.log(
      "\n| Who answers | answers/s | app ms | database ms | balancer ms | p99 ms |\n|---|---|---|---|---|---|",
    );
    await measure("a minimal handler", minimal.address, Number(seconds));
    await measure("one app server, asked directly", `http://${site.network.addressOf("app1")}:8000`, Number(seconds));
    for (const count of [1, 2, 3]) {
      await only(site, APPS.slice(0, count));
      await measure(`${count} behind the balancer`, site.url, Number(seconds));
    }
    await minimal.stop();
  } finally {
    await site.end();
  }
}

const PATHS = ["London", "Leeds", "Manchester", "Glasgow"].flatMap((city) => [
  `/api/v1/items/filter-open?city=${city}`,
  `/api/v1/items/filter-open?city=${city}&low_price=100&high_price=250`,
]);
const CONNECTIONS = 16;

async function statementsOf(database: { databaseUrl: string }): Promise<Record<string, Statement[]>> {
  const server = await startChildServer("search-server.ts", database);
  const answers: Record<string, Statement[]> = {};
  await server.takeStatements();
  for (const path of PATHS) {
    await (await fetch(`${server.address}${path}`)).arrayBuffer();
    answers[path] = await server.takeStatements();
  }
  await server.stop();
  return answers;
}

async function only(site: Site, apps: readonly App[]): Promise<void> {
  for (const app of APPS) if (!apps.includes(app)) await site.programs[app].stop();
  for (const app of apps) {
    await site.programs[app].stop();
    await site.startApp(app);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

async function measure(who: string, url: string, duration: number): Promise<void> {
  const options = { url, connections: CONNECTIONS, requests: PATHS.map((path) => ({ path })) };
  await autocannon({ ...options, duration: 2 });
  const before = spent();
  const { requests, latency, errors, non2xx } = await autocannon({ ...options, duration });
  const after = spent();
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals under load`);
  const each = (kind: keyof typeof after) => ((after[kind] - before[kind]) / requests.total).toFixed(2);
  const cells = [Math.round(requests.average), each("app"), each("database"), each("balancer"), latency.p99];
  console.log(`| ${[who, ...cells].join(" | ")} |`);
}

/** Processor time of all programs of a kind so far, milliseconds. */
function spent(): Record<"app" | "database" | "balancer", number> {
  const time = { app: 0, database: 0, balancer: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const kind = kindOf(pid);
    if (kind !== null) time[kind] += millisecondsOf(pid);
  }
  return time;
}

const KINDS = [
  ["app", /src\/server\/main\.ts|minimal-server\.ts/],
  ["database", /^postgres|\/postgres/],
  ["balancer", /haproxy/],
] as const;

/** Of those that run in namespaces of their own, or were started by us; other servers of this machine look alike. */
function kindOf(pid: string): (typeof KINDS)[number][0] | null {
  const command = read(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
  const isOurs = isElsewhere(pid) || command.includes("minimal-server.ts");
  return isOurs ? (KINDS.find(([, pattern]) => pattern.test(command))?.[0] ?? null) : null;
}

function isElsewhere(pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`) !== readlinkSync("/proc/self/ns/net");
  } catch {
    return false;
  }
}

/** In ticks of 10 ms, of all threads; with the children that have ended: connections to a database come and go. */
function millisecondsOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
