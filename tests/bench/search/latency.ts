import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { ChildServer } from "./child-server.ts";
import type { QueryClass } from "./query-classes.ts";

/** Milliseconds of one class. */
export interface Latency {
  queryClass: QueryClass;
  handler: { p50: number; p95: number };
  /** The first time that it is asked, before its total has been counted. */
  first: { p50: number; p95: number };
  /** The handler's own statements, sent bare one after the other, when their pages are warm. */
  bare: { p50: number; p95: number };
}

interface Parts {
  server: ChildServer;
  database: { pool: pg.Pool };
  calls: number;
}

const COUNTED_WITHIN_MS = 30_000;

export async function measureLatency(queryClass: QueryClass, { server, database, calls }: Parts): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = await database.pool.connect();
  const first: number[] = [];
  const handler: number[] = [];
  const bare: number[] = [];
  for (let call = 0; call < calls; call++) {
    const url = `${server.address}${queryClass.nextPath()}`;
    first.push(await timed(() => fetched(url, agent)));
    await untilCounted(url, agent);
    await server.takeStatements();
    handler.push(await timed(() => fetched(url, agent)));
    const statements = await server.takeStatements();
    bare.push(
      await timed(async () => {
        for (const statement of statements) await client.query(statement.text, [...statement.values]);
      }),
    );
  }
  client.release();
  agent.destroy();
  return { queryClass, first: quantiles(first), handler: quantiles(handler), bare: quantiles(bare) };
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

function quantiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
