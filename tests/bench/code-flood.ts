import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer, type RunningServer } from "../e2e/support/server.ts";
import { prepareTestPostgres, stopTestPostgres } from "../support/test-postgres.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";

const USAGE = "npm run bench -- code-flood [--parallel 50] [--seconds 10]";

/** From where a flood comes: the address of its n-th call. */
const FLOODS = {
  nobody: null,
  "two addresses": (call: number) => (call % 2 === 0 ? "198.51.100.1" : "198.51.100.2"),
  "an address a call": (call: number) => `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`,
} as const;

/**
 * What somebody who signs up sees while others ask for codes as fast as they can, many calls at a time, each for another
 * mailbox (V-03): how long the answer takes, how long the mail, and whether there is one. On the real server, with its
 * limits, its database and its mails as files, which no other load shares.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { parallel: { type: "string", default: "50" }, seconds: { type: "string", default: "10" } },
  });
  const [parallel, seconds] = [Number(values.parallel), Number(values.seconds)];
  if (!(parallel >= 1 && seconds >= 2)) throw new Error(`Usage: ${USAGE}`);
  await prepareTestPostgres();
  try {
    for (const [name, addressOf] of Object.entries(FLOODS)) {
      const server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
      const flood = startFlood(server, addressOf, parallel);
      const honest = await signUpBeside(server, seconds, watchMails(server.dataDir));
      const counts = await flood.end();
      await server.stop();
      print(`${name}, ${parallel} calls at a time for ${seconds} s`, honest, counts);
    }
  } finally {
    await stopTestPostgres();
  }
}

interface Asked {
  status: number;
  ms: number;
}

async function ask(server: RunningServer, email: string, address: string): Promise<Asked> {
  const begun = performance.now();
  const url = `${server.url}/api/v1/sign-up/check/${email}/000000`;
  const answer = await fetch(url, { method: "POST", headers: { "x-forwarded-for": address } });
  await answer.text();
  return { status: answer.status, ms: performance.now() - begun };
}

function startFlood(server: RunningServer, addressOf: ((call: number) => string) | null, parallel: number) {
  const counts: Record<number, number> = {};
  let calls = 0;
  const over = new AbortController();
  const flooding = Array.from({ length: addressOf === null ? 0 : parallel }, async () => {
    while (!over.signal.aborted) {
      const call = (calls += 1);
      const { status } = await ask(server, `flood-${call}@example.org`, addressOf!(call));
      counts[status] = (counts[status] ?? 0) + 1;
    }
  });
  return {
    async end() {
      over.abort();
      await Promise.all(flooding);
      return counts;
    },
  };
}

interface Honest extends Asked {
  /** From the call to the mail's file; null where it was refused. */
  mailMs: number | null;
}

/** Somebody new each second, from a network of their own. */
async function signUpBeside(server: RunningServer, seconds: number, arrival: Arrival): Promise<Honest[]> {
  const all = Array.from({ length: seconds }, async (_, second) => {
    await pause(second * 1000);
    const email = `honest-${second}@example.org`;
    const begun = performance.now();
    const asked = await ask(server, email, `203.0.113.${second + 1}`);
    if (asked.status !== 200) return { ...asked, mailMs: null };
    return { ...asked, mailMs: (await arrival(email)) - begun };
  });
  return Promise.all(all);
}

/** When the mail to an address was seen, on the clock of `performance`. */
type Arrival = (email: string) => Promise<number>;

const LOOKS_EVERY_MS = 50;

/** Reads each file once: a flood leaves thousands of them. */
function watchMails(dataDir: string): Arrival {
  const folder = join(dataDir, "mail");
  const seen = new Set<string>();
  const arrived = new Map<string, number>();
  return async (email) => {
    for (;;) {
      const at = arrived.get(email);
      if (at !== undefined) return at;
      await pause(LOOKS_EVERY_MS);
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(".eml") && !seen.has(each))) {
        seen.add(name);
        const to = /^To: .*?([\w.-]+@example\.org)/m.exec(await readFile(join(folder, name), "utf8"))?.[1];
        if (to !== undefined) arrived.set(to, performance.now());
      }
    }
  };
}

function print(title: string, honest: readonly Honest[], flood: Record<number, number>): void {
  const answers = honest.map(({ ms }) => ms);
  const mails = honest.flatMap(({ mailMs }) => mailMs ?? []);
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(`\nFlood: ${title}`);
  printTable([
    ["answers to the flood, by status", JSON.stringify(flood), ""],
    ["honest calls that were taken", `${mails.length} of ${honest.length}`, "all"],
    ["their answer, median and worst", `${ms(median(answers))}, ${ms(Math.max(...answers))}`, ""],
    ["their mail, median and worst", `${ms(median(mails))}, ${ms(Math.max(...mails))}`, "below 5 minutes"],
  ]);
}
