import { expect, test } from "vitest";
import { faultyProxy, postgresAt, urlBy, type FaultyProxy } from "../../support/faulty-proxy.ts";
import { ALL_WELL, heldBy, startFaulted, visitorOf, type FaultedServer, type OnTestFinished } from "./server.ts";

/** Connections that a server may open at a time: its pool's ten, and those by which it cancels statements. */
const MOST_CONNECTIONS = 24;

async function serverOnLine(onTestFinished: OnTestFinished): Promise<{ server: FaultedServer; line: FaultyProxy }> {
  let line: FaultyProxy | undefined;
  const server = await startFaulted(onTestFinished, {
    async databaseAt(url) {
      line = await faultyProxy(postgresAt(url));
      return urlBy(line, url);
    },
  });
  onTestFinished(() => line?.close());
  return { server, line: line! };
}

interface Answer {
  status: number;
  retryAfter: string | null;
}

/** Many who ask at once. */
function rush({ url }: FaultedServer, size: number): Promise<Answer[]> {
  const paths = ["items/filter-open?city=London", "items/fuzzy?fuzzy=river", "items/count", "items/open"];
  return Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const answer = await fetch(`${url}/api/v1/${paths[index % paths.length]}`);
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
    }),
  );
}

/** Connections that the database has from the server. */
async function backends({ database }: FaultedServer): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows[0]?.count ?? 0;
}

test(
  "F5: a database that is slow for long slows what asks it, and is asked by no more connections",
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const { server, line } = await serverOnLine(onTestFinished);
    const visitor = await visitorOf(server);
    line.delay(50);
    expect(await visitor.visit()).toEqual(ALL_WELL);
    for (let round = 0; round < 3; round += 1) {
      let isOver = false;
      const rushing = rush(server, 60).finally(() => (isOver = true));
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(isOver, "/health waits for no database").toBe(false);
      const answers = await rushing;
      for (const { status, retryAfter } of answers) {
        expect([200, 503]).toContain(status);
        if (status === 503) expect(retryAfter).toMatch(/^[1-5]$/);
      }
      expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    }
    expect(line.mostOpen()).toBeLessThanOrEqual(MOST_CONNECTIONS);
    line.delay(0);
    expect(await visitor.visit()).toEqual(ALL_WELL);
  },
);

test(
  "F5: while a database is silent, calls end with 503, nothing grows, and all is well when it speaks again",
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const { server, line } = await serverOnLine(onTestFinished);
    const visitor = await visitorOf(server);
    await rush(server, 40);
    line.stall();
    const held = [];
    for (let round = 0; round < 3; round += 1) {
      const rushing = rush(server, 80);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      for (const { status, retryAfter } of await rushing)
        expect([status, retryAfter]).toEqual([503, expect.any(String)]);
      held.push(await heldBy(server));
      expect(line.open()).toBeLessThanOrEqual(MOST_CONNECTIONS);
    }
    const [first, , last] = held;
    expect(last!.files - first!.files).toBeLessThanOrEqual(MOST_CONNECTIONS);
    expect(last!.memoryMb - first!.memoryMb).toBeLessThan(64);
    const ready = await fetch(`${server.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { detail: "The database does not answer", code: "database_unavailable" },
    ]);
    expect(await visitor.visit()).toEqual({ search: 503, room: 503, post: 503, health: 200, ready: 503 });
    line.pass();
    await expect.poll(() => visitor.visit()).toEqual(ALL_WELL);
    await expect.poll(() => backends(server)).toBeLessThanOrEqual(MOST_CONNECTIONS);
  },
);
