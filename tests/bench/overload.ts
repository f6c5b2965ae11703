import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer } from "./start-server.ts";
import { putUnderLoad, summaryOf, type Summary } from "./overload/load.ts";
import { look, slopeOf, watch, type Seen } from "./overload/watch.ts";
import { quantile } from "./median.ts";
import { printTable } from "./print-table.ts";
import { openFilledDatabase } from "./search/filled-database.ts";
import { queryClasses, readTitles } from "./search/query-classes.ts";

const USAGE = "npm run bench -- overload [--listings 20000] [--seconds 30] [--soak-minutes 10] [--data-dir DIR]";
/** Between two loads: what is under way ends. */
const PAUSE_MS = 3000;

type Row = [what: string, measured: string, goal: string];

/**
 * What a server does when more is asked than it can do: three and ten times its measured capacity, requests coming at
 * their own time, load and server on one machine. Then whether it grows while it is used for long.
 */
export async function run(args: string[]): Promise<void> {
  const { listings, seconds, soakMinutes, dataDir } = readArguments(args);
  const database = await openFilledDatabase({ dataDir, listings, log: (line) => console.log(line) });
  const stops: (() => Promise<void>)[] = [];
  const settings = { DATABASE_URL: database.url, DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const start = async (more = {}) => {
    const server = await startServer(resolve(import.meta.dirname, "../.."), { ...settings, ...more });
    stops.push(() => server.stop());
    return server;
  };
  const paths = await listPaths(database.pool);
  try {
    const server = await start();
    const rows: Row[] = [];
    const capacity = await capacityOf(server.url, paths, seconds / 2);
    rows.push(["capacity: lists a second, 8 at a time", capacity.toFixed(0), ""]);
    rows.push(...(await overloaded(server.url, { paths, capacity, seconds })));
    if (soakMinutes > 0) rows.push(...(await soak(server.url, { paths, capacity, minutes: soakMinutes })));
    await stops.pop()?.();
    const patient = await start({ SEARCH_WAIT_MS: "60000" });
    await putUnderLoad({ url: patient.url, paths, seconds: 5 });
    const late = summaryOf(await putUnderLoad({ url: patient.url, paths, perSecond: 3 * capacity, seconds }));
    rows.push(["the same where nothing is refused", told(late, capacity), ""]);
    printTable(rows);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await database.close();
  }
}

interface Overload {
  paths: readonly string[];
  capacity: number;
  seconds: number;
}

async function overloaded(url: string, { paths, capacity, seconds }: Overload): Promise<Row[]> {
  const rows: Row[] = [];
  const owner = await signUp(url);
  const edit = () => ({
    method: "PATCH",
    headers: { ...owner, "content-type": "application/json" },
    body: JSON.stringify({ full_name: `Li Lei ${Math.floor(performance.now())}` }),
  });
  const stop = watch(url, {
    health: { path: "/health", every: 50 },
    ready: { path: "/ready", every: 50 },
    "own user": { path: "/api/v1/users/me", every: 50, init: () => ({ headers: owner }) },
    write: { path: "/api/v1/users/me", every: 200, init: edit },
    login: { path: "/api/v1/login", every: 200, init: () => login() },
    "ranked search": { path: "/api/v1/items/matching?city=London&keywords=gym", every: 100 },
  });
  const report = await putUnderLoad({ url, paths, perSecond: 3 * capacity, seconds });
  const others = await stop();
  const three = summaryOf(report);
  rows.push(["L4: three times the capacity", told(three, capacity), "goodput ≥ 80 %, p99 ≤ 500 ms"]);
  const refusals = `p99 ${ms(quantile(three.refused, 0.99))}; ${three.withoutRetry} without Retry-After 1-5 s`;
  rows.push(["L4: refusals", refusals, "p99 ≤ 250 ms, 0"]);
  for (const [name, answers] of others) {
    const good = answers.filter(([status]) => status < 300 && status > 0);
    const share = ((100 * good.length) / answers.length).toFixed(1);
    const p99 = ms(
      quantile(
        good.map(([, took]) => took),
        0.99,
      ),
    );
    const goal = name === "ranked search" ? "refused first" : "100 %";
    rows.push([`L7: ${name}, meanwhile`, `${share} % of ${answers.length}, p99 ${p99}`, goal]);
  }
  const after = summaryOf(await putUnderLoad({ url, paths, seconds: 5 }));
  rows.push(["L6: the five seconds after it", share(after.goodput, capacity), "≥ 95 %"]);
  await delay(PAUSE_MS);
  const before = await look(url);
  const ten = summaryOf(await putUnderLoad({ url, paths, perSecond: 10 * capacity, seconds: seconds / 2 }));
  await delay(PAUSE_MS);
  const { rssMb } = await look(url);
  rows.push(["L5: ten times the capacity", told(ten, capacity), "goodput ≥ 60 %"]);
  rows.push(["L5: memory after it", `${(rssMb - before.rssMb).toFixed(0)} MB more`, "≤ 100 MB"]);
  return rows;
}

/** As many requests as come in two hours at a twelfth of this, at four fifths of what the server can do. */
async function soak(
  url: string,
  { paths, capacity, minutes }: { paths: readonly string[]; capacity: number; minutes: number },
): Promise<Row[]> {
  const seen: Seen[] = [await look(url)];
  // What is remembered fills in the first fifth.
  for (let minute = 0; minute < minutes; minute += 1) {
    const { others } = summaryOf(await putUnderLoad({ url, paths, perSecond: 0.8 * capacity, seconds: 60 }));
    if (Object.keys(others).length > 0) console.log(`minute ${minute}: ${JSON.stringify(others)}`);
    // Until the load's own connections are gone.
    await delay(PAUSE_MS);
    seen.push(await look(url));
  }
  const settled = seen.slice(1 + Math.floor(minutes / 5));
  const of = (what: keyof Seen) => settled.map((at) => at[what]);
  const range = (what: keyof Seen) => `${Math.min(...of(what)).toFixed(0)} to ${Math.max(...of(what)).toFixed(0)}`;
  const moments = [seen[0]!, seen[Math.floor(seen.length / 2)]!, seen.at(-1)!];
  const at = (what: keyof Seen) => moments.map((each) => each[what].toFixed(0)).join(", ");
  const requests = Math.round(0.8 * capacity * 60 * minutes);
  return [
    [
      `L12: memory over ${requests} requests`,
      `${slopeOf(of("rssMb")).toFixed(2)} MB a minute (${range("rssMb")} MB)`,
      "< 1",
    ],
    ["L12: MB at the beginning, in the middle, at the end", at("rssMb"), ""],
    ["L12: files and sockets at the same moments", at("files"), "flat"],
    ["L12: handles, connections", `${range("handles")}, ${range("connections")}`, "flat"],
  ];
}

function told({ goodput, accepted, refused, others }: Summary, capacity: number): string {
  const times = `accepted p50 ${ms(quantile(accepted, 0.5))}, p99 ${ms(quantile(accepted, 0.99))}`;
  const rest = Object.entries(others).map(([status, count]) => `, ${count} × ${status === "0" ? "failed" : status}`);
  return `${share(goodput, capacity)} in time; ${times}; ${accepted.length} answered, ${refused.length} × 503${rest.join("")}`;
}

function share(rate: number, capacity: number): string {
  return `${((100 * rate) / capacity).toFixed(0)} %`;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: "string", default: "20000" },
      seconds: { type: "string", default: "30" },
      "soak-minutes": { type: "string", default: "10" },
      "data-dir": { type: "string" },
    },
  });
  const [listings, seconds, soakMinutes] = [values.listings, values.seconds, values["soak-minutes"]].map(Number);
  if (!listings || !seconds || soakMinutes === undefined || Number.isNaN(soakMinutes))
    throw new Error(`Usage: ${USAGE}`);
  return { listings, seconds, soakMinutes, dataDir: values["data-dir"] };
}

const PATHS = 2000;

/** First pages of filtered lists as people ask for them, no two in a row alike. @param pool Of the database whose rooms they find. */
async function listPaths(pool: Parameters<typeof readTitles>[0]): Promise<string[]> {
  const classes = queryClasses(await readTitles(pool), 1).filter(({ kind, page }) => kind === "filter" && page === 1);
  return Array.from({ length: PATHS }, (_, index) => classes[index % classes.length]?.nextPath() ?? "/");
}

/** How many of these a server answers in a second, eight at a time, when it is warm. */
async function capacityOf(url: string, paths: readonly string[], seconds: number): Promise<number> {
  await putUnderLoad({ url, paths, seconds: 5 });
  const { goodput, refused } = summaryOf(await putUnderLoad({ url, paths, seconds }));
  if (refused.length > 0) console.log(`${refused.length} were refused while the capacity was measured`);
  return goodput;
}

const JSON_BODY = { "content-type": "application/json" };

const PASSWORD = "a quiet room 42";
const EMAIL = "rush@example.org";

/** Makes an account and logs it in. @returns The headers of its calls. */
async function signUp(url: string, email = EMAIL): Promise<{ authorization: string }> {
  const account = { email, password: PASSWORD, full_name: "Li Lei" };
  await fetch(`${url}/api/v1/users/open`, { method: "POST", headers: JSON_BODY, body: JSON.stringify(account) });
  const answer = await fetch(`${url}/api/v1/login`, login(email));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** The request by which an account made by `signUp` logs in. */
function login(email = EMAIL): RequestInit {
  return { method: "POST", headers: JSON_BODY, body: JSON.stringify({ username: email, password: PASSWORD }) };
}
