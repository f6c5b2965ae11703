import { setTimeout as delay } from "node:timers/promises";
import { quantile } from "./median.ts";
import { APPS, startSite, type Site } from "./machines/site.ts";
import { startPhones, type Confirmed, type Phones, type Tally } from "./machines/phones.ts";
import type { ClusterServer } from "../support/postgres-cluster.ts";

/**
 * Three app servers behind a balancer, a primary with a synchronous replica, and a store, each in a network namespace, under phones
 * that repeat what was not answered: restarted one by one, then each killed, cut off and slowed in turn. Needs root.
 * `npm run bench -- machines [requests of the rolling restart]`
 */
export async function run([requests = "20000"]: string[] = []): Promise<void> {
  const site = await startSite({ rooms: 20_000, log: () => undefined });
  try {
    const phones = await startPhones(site.url, 24);
    const measure = async (what: string, happen: () => Promise<unknown>): Promise<void> => {
      await delay(2000);
      phones.take();
      await happen();
      console.log(rowOf(what, phones.take()));
    };
    console.log(`\n| What | ${COLUMNS.join(" | ")} |\n|---|${"---|".repeat(COLUMNS.length)}`);
    await measure("nothing", () => delay(8000));
    await restartAll(site, phones, Number(requests));
    await breakApps(site, measure);
    await breakOthers(site, measure);
    await breakReplica(site, measure);
    const primary = await breakPrimary(site, measure);
    await delay(3000);
    await report(primary, await phones.stop());
  } finally {
    await site.end();
  }
}

type Measure = (what: string, happen: () => Promise<unknown>) => Promise<void>;

const COLUMNS = [
  "requests",
  "asked again",
  "failed",
  "own room missed",
  "p50 ms",
  "p99 ms",
  "longest ms",
  "s without writes",
];
/** How long a fault lasts, and how long is watched what comes after it. */
const FAULT_MS = 6000;
const AFTER_MS = 4000;

function rowOf(what: string, { requests, repeated, failed, missed, times, withoutWrites }: Tally): string {
  const of = (share: number) => Math.round(quantile(times, share));
  const cells = [requests, repeated, failed, missed, of(0.5), of(0.99), of(1), (withoutWrites / 1000).toFixed(1)];
  return `| ${[what, ...cells].join(" | ")} |`;
}

/** Restarts one server after the other, again and again, until so many requests were made. */
async function restartAll(site: Site, phones: Phones, requests: number): Promise<void> {
  let made = 0;
  phones.take();
  for (let round = 0; made < requests; round++) {
    for (const app of APPS) {
      await site.programs[app].stop();
      await site.startApp(app);
      await delay(1000);
    }
    const tally = phones.take();
    made += tally.requests;
    console.log(rowOf(`rolling restart, round ${round + 1}`, tally));
  }
  console.log(`(${made} requests in all rounds)`);
}

async function breakApps(site: Site, measure: Measure): Promise<void> {
  const [one, two, three] = APPS;
  await measure("an app server killed", async () => {
    await site.programs[one].kill();
    await delay(FAULT_MS);
    await site.startApp(one);
    await delay(AFTER_MS);
  });
  await measure("an app server cut off", () => cutOff(site, two));
  await measure("an app server slowed", () => slowed(site.programs[three]));
}

async function breakOthers(site: Site, measure: Measure): Promise<void> {
  for (const [name, start] of [
    ["store", () => site.startStore()],
    ["balancer", () => site.startBalancer()],
  ] as const) {
    await measure(`the ${name} killed`, async () => {
      await site.programs[name].kill();
      await delay(FAULT_MS / 2);
      await start();
      await delay(AFTER_MS);
    });
    await measure(`the ${name} cut off`, () => cutOff(site, name));
    await measure(`the ${name} slowed`, () => slowed(site.programs[name]));
  }
}

/** The primary waits for this one replica: whoever watches the site takes it off the list, and puts it back. */
async function breakReplica(site: Site, measure: Measure): Promise<void> {
  const { network, databases } = site;
  const { db1, db2 } = databases;
  const without = async (fail: () => unknown, mend: () => unknown): Promise<void> => {
    await fail();
    await delay(2000);
    await site.waitFor(db1, []);
    await delay(FAULT_MS);
    await mend();
    await delay(AFTER_MS);
    await site.waitFor(db1, ["db2"]);
    await delay(1000);
  };
  await measure("the replica killed", () =>
    without(
      () => db2.kill(),
      () => db2.start(),
    ),
  );
  await measure("the replica cut off", () =>
    without(
      () => network.cut("db2"),
      () => network.mend("db2"),
    ),
  );
  await measure("the replica slowed", () => slowed(db2));
}

/** @returns Who is the primary in the end. */
async function breakPrimary(site: Site, measure: Measure): Promise<ClusterServer> {
  const { network, cluster, databases } = site;
  const { db1, db2 } = databases;
  await measure("the primary slowed", () => slowed(db1));
  await measure("the primary killed, its replica promoted after 1 s", async () => {
    await db1.kill();
    await delay(1000);
    await waitForNobody(db2);
    await db2.promote();
    await delay(FAULT_MS);
  });
  await measure("the old primary comes back as a replica", async () => {
    await cluster.rejoin(db1, db2);
    await site.waitFor(db2, ["db1"]);
    await delay(AFTER_MS);
  });
  await measure(
    "the primary cut off, its replica promoted after 1 s; then it is back, and believes itself the primary",
    async () => {
      network.cut("db2");
      await delay(1000);
      await waitForNobody(db1);
      await db1.promote();
      await delay(FAULT_MS);
      network.mend("db2");
      await delay(AFTER_MS);
    },
  );
  return db1;
}

// A copy has the settings of what it was copied from; it would wait for itself once it is promoted.
async function waitForNobody(replica: ClusterServer): Promise<void> {
  await replica.query("alter system set synchronous_standby_names = ''");
  await replica.query("select pg_reload_conf()");
}

async function cutOff({ network }: Site, machine: string): Promise<void> {
  network.cut(machine);
  await delay(FAULT_MS);
  network.mend(machine);
  await delay(AFTER_MS);
}

/** Lets it work a third of the time: 400 ms not, 200 ms so. */
async function slowed(program: { freeze(): void; thaw(): void }): Promise<void> {
  const until = performance.now() + FAULT_MS;
  while (performance.now() < until) {
    program.freeze();
    await delay(400);
    program.thaw();
    await delay(200);
  }
  await delay(AFTER_MS);
}

async function report(primary: ClusterServer, { rooms, requests }: Confirmed): Promise<void> {
  const there = await primary.query<{ id: string }>("select id from listing where title like 'bench %'");
  const sent = await primary.query<{ description: string; count: number }>(
    "select description, count(*)::int as count from tenant_request where description like 'bench %' group by 1",
  );
  const [ids, counts] = [
    there.map(({ id }) => id),
    new Map(sent.map(({ description, count }) => [description, count])),
  ];
  const known = new Set(ids);
  const lost = rooms.filter((id) => !known.has(id)).length + requests.filter((each) => !counts.has(each)).length;
  const doubled = ids.length - known.size + [...counts.values()].filter((count) => count > 1).length;
  console.log(`\nConfirmed: ${rooms.length} rooms, ${requests.length} requests. Lost: ${lost}. Doubled: ${doubled}.`);
}
