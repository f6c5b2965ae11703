import { Agent, get } from "node:http";
import type pg from "pg";
import type { ChildServer } from "./child-server.ts";
import type { QueryClass } from "./query-classes.ts";

/** Milliseconds of one class. */
export interface Latency {
  queryClass: QueryClass;
  handler: { p50: number; p95: number };
  /** The handler's own statements, sent bare one after the other, when their pages are warm. */
  bare: { p50: number; p95: number };
}

interface Parts {
  server: ChildServer;
  database: { pool: pg.Pool };
  calls: number;
}

export async function measureLatency(queryClass: QueryClass, { server, database, calls }: Parts): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = await database.pool.connect();
  const handler: number[] = [];
  const bare: number[] = [];
  await server.takeStatements();
  for (let call = 0; call < calls; call++) {
    const url = `${server.address}${queryClass.nextPath()}`;
    handler.push(await timed(() => fetched(url, agent)));
    const statements = await server.takeStatements();
    bare.push(
      await timed(async () => {
        for (const { text, values } of statements) await client.query(text, [...values]);
      }),
    );
  }
  client.release();
  agent.destroy();
  return { queryClass, handler: quantiles(handler), bare: quantiles(bare) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function fetched(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}

function quantiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
