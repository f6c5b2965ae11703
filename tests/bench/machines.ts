import { setTimeout as delay } from "node:timers/promises";
import { connect, type Database } from "../../src/server/db/connect.ts";
import { isDatabaseUnavailable } from "../../src/server/db/database-errors.ts";
import { startPhones, type Phones } from "./machines/phones.ts";
import { DATABASES, startSite, type DatabaseMachine, type Machine, type Site } from "./machines/site.ts";

/**
 * What fails, under phones that repeat what was not answered: of three machines with PostgreSQL, Patroni and etcd, of the servers, the
 * balancer and the store, each in a network namespace. Nobody promotes, and nobody takes a standby off a list. Needs root.
 * `npm run bench -- machines [only faults whose names have these words]`
 */
export async function run(words: string[] = []): Promise<void> {
  const faults = Object.entries(FAULTS).filter(([what]) => what.includes(words.join(" ")));
  const site = await startSite(20_000);
  const database = connect(site.databaseUrl("qiying_owner"), { maxConnections: 1, statementTimeoutMs: 0 });
  try {
    const phones = await startPhones(site.url, 24);
    console.log(`\n| What | ${COLUMNS.join(" | ")} |\n|---|${"---|".repeat(COLUMNS.length)}`);
    for (const [what, happen] of faults) {
      await site.untilWhole();
      await delay(SETTLES_MS);
      phones.take();
      const mend = await happen(site);
      await row(what, phones, database);
      if (mend === undefined) continue;
      mend();
      await site.untilWhole();
      await delay(SETTLES_MS);
      await row("… and back", phones, database);
    }
    await phones.stop();
    await row("all that phones still waited for", phones, database);
  } finally {
    await database.close();
    await site.end();
  }
}

const COLUMNS = [
  "requests",
  "asked again",
  "failed",
  "writes",
  "s without writes",
  "confirmed so far",
  "lost",
  "doubled",
];
/** How long a fault lasts: Patroni's lease of 20 s, and time to work without the failed part. */
const FAULT_MS = 35_000;
const SHORT_FAULT_MS = 12_000;
const SETTLES_MS = 5000;

/** Lets something fail and waits. Where that does not end by itself, it returns how to mend it. */
type Fault = (site: Site) => Promise<(() => void) | undefined>;

const FAULTS: Record<string, Fault> = {
  nothing: () => pause(SHORT_FAULT_MS),
  "the primary's machine dies": async (site) => dies(site, await site.primary(), FAULT_MS),
  "the primary's PostgreSQL is killed": async (site) => {
    site.network.signal(await site.primary(), "SIGKILL", "postgres");
    return pause(SHORT_FAULT_MS);
  },
  "the primary is cut off": (site) => onPrimary(site, (old) => site.network.cut(old)),
  "the primary is cut off from the other two, not from the servers": (site) =>
    onPrimary(site, (old) => {
      const others = DATABASES.filter((each) => each !== old);
      site.network.cutFrom(old, others);
    }),
  "the primary's cable carries 8 Mbit/s": (site) => onPrimary(site, (slow) => site.network.slow(slow, "8mbit")),
  "the primary's machine works a third of the time": async (site) => {
    const slow = await site.primary();
    for (const until = performance.now() + FAULT_MS; performance.now() < until;) {
      site.network.signal(slow, "SIGSTOP");
      await delay(400);
      site.network.signal(slow, "SIGCONT");
      await delay(200);
    }
    return undefined;
  },
  "the primary's place is handed over": async (site) => {
    await site.switchOver();
    return pause(SHORT_FAULT_MS);
  },
  "a standby's machine dies": async (site) => dies(site, (await site.standbys())[0]!, FAULT_MS),
  "etcd's leader is killed": async (site) => {
    const leader = await site.etcdLeader();
    site.network.signal(leader, "SIGKILL", "etcd");
    await delay(FAULT_MS);
    return () => site.startEtcd(leader);
  },
  "all of etcd is killed": async (site) => {
    for (const machine of DATABASES) site.network.signal(machine, "SIGKILL", "etcd");
    await delay(FAULT_MS);
    return () => DATABASES.forEach((machine) => site.startEtcd(machine));
  },
  "an app server's machine dies": (site) => dies(site, "app1", SHORT_FAULT_MS),
  "the store's machine dies": (site) => dies(site, "store", SHORT_FAULT_MS),
  "the balancer's machine dies": (site) => dies(site, "balancer", SHORT_FAULT_MS / 2),
};

async function pause(ms: number): Promise<undefined> {
  await delay(ms);
}

async function onPrimary(site: Site, happen: (primary: DatabaseMachine) => void): Promise<() => void> {
  const primary = await site.primary();
  happen(primary);
  await delay(FAULT_MS);
  return () => site.network.mend(primary);
}

/** As in a power cut: nobody hears that its connections have ended. */
async function dies(site: Site, machine: Machine, ms: number): Promise<() => void> {
  site.network.cut(machine);
  site.network.signal(machine, "SIGKILL");
  await delay(ms);
  return () => {
    site.network.mend(machine);
    site.start(machine);
  };
}

/** Looks for all that was ever confirmed. */
async function row(what: string, phones: Phones, { pool }: Database): Promise<void> {
  const { requests, repeated, failed, writes, withoutWrites } = phones.take();
  // Taken before the question: what is confirmed meanwhile need not be in its answer.
  const confirmed = [...phones.confirmed];
  const rows = await untilAnswered(async () => {
    const answer = await pool.query<{ text: string; count: number }>(
      `select text, count(*) from (
         select title as text from listing union all select description from tenant_request
       ) as each where text like 'bench %' group by text`,
    );
    return answer.rows;
  });
  const counts = new Map(rows.map(({ text, count }) => [text, count]));
  const lost = confirmed.filter((text) => !counts.has(text)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  const seconds = (withoutWrites / 1000).toFixed(1);
  console.log(
    `| ${[what, requests, repeated, failed, writes, seconds, confirmed.length, lost, doubled].join(" | ")} |`,
  );
}

/** Asks again while there is no primary. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(500);
    }
  }
}
