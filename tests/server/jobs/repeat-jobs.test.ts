import { Kysely, PostgresDialect } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { repeatJobs } from "../../../src/server/jobs/repeat-jobs.ts";
import { sweepsOfRows } from "../../../src/server/jobs/sweeps.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import type { Tables } from "../../../src/server/db/tables.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const TABLES = ["session", "rate_limit", "sign_up_code", "mailed_token"];
const ROUNDS = { everyMs: 5 * MINUTE_MS };

async function counts(): Promise<Record<string, number>> {
  const columns = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`);
  const { rows } = await server.database.pool.query<Record<string, number>>(`select ${columns.join(", ")}`);
  return rows[0] ?? {};
}

async function leaveTraces(): Promise<void> {
  const user = await server.addUser();
  await server.post("/api/v1/login", { username: user.email, password: "not this one 1" });
  await server.post("/api/v1/sign-up/check/new@example.org/123456");
  await server.post(`/api/v1/password-recovery/${user.email}`);
  await server.mails();
}

/** One round of all sweeps. */
async function sweepOnce(): Promise<void> {
  const failures: object[] = [];
  const done = Promise.withResolvers<void>();
  const jobs = [
    ...sweepsOfRows(server.database.kysely, server.clock),
    { name: "end", run: async () => done.resolve() },
  ];
  const sweeping = repeatJobs({ ...ROUNDS, jobs }, { warn: (fields) => void failures.push(fields) });
  await done.promise;
  await sweeping.stop();
  expect(failures).toEqual([]);
}

test("everything that has expired goes, and nothing before its time", async () => {
  await leaveTraces();
  const before = await counts();
  expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
  await sweepOnce();
  expect(await counts()).toEqual(before);
  server.clock.set("2027-02-21T12:00:00Z");
  await sweepOnce();
  expect(await counts()).toEqual({ session: 0, rate_limit: 0, sign_up_code: 0, mailed_token: 0 });
});

test("a job that fails is one line, the others go on, and the next round tries again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let done = 0;
  const lines: string[] = [];
  const jobs = [
    { name: "failing", run: async () => Promise.reject(new Error("away")) },
    { name: "working", run: async () => void (done += 1) },
  ];
  const log = { warn: (_: object, line: string) => void lines.push(line) };
  const repeating = repeatJobs({ ...ROUNDS, jobs }, log);
  await vi.waitUntil(() => vi.getTimerCount() === 1);
  vi.advanceTimersByTime(ROUNDS.everyMs);
  await vi.waitUntil(() => done === 2);
  await repeating.stop();
  vi.advanceTimersByTime(HOUR_MS);
  await new Promise((later) => setImmediate(later));
  vi.useRealTimers();
  const line = "a job has failed, and is tried again";
  expect([done, lines]).toEqual([2, [line, line]]);
});

test("a poll that goes on failing is one line, and another one when it fails after it has worked", async () => {
  let runs = 0;
  const lines: string[] = [];
  const run = async () => {
    runs += 1;
    if (runs !== 3) throw new Error("away");
  };
  const log = { warn: (_: object, line: string) => void lines.push(line) };
  const polling = repeatJobs({ ...ROUNDS, jobs: [{ name: "poll", run }], everyMs: 1, isPoll: true }, log);
  await expect.poll(() => runs).toBeGreaterThan(4);
  await polling.stop();
  expect(lines).toHaveLength(2);
});

test("nothing is done while it is another process's turn, nor while the database cannot say whose it is", async () => {
  const run = vi.fn(async () => undefined);
  const log = { warn: () => undefined };
  for (const turn of [async () => false, () => Promise.reject(new Error("no database"))]) {
    const takeTurn = vi.fn(turn);
    const repeating = repeatJobs({ ...ROUNDS, jobs: [{ name: "job", run }], everyMs: 1, takeTurn }, log);
    await expect.poll(() => takeTurn.mock.calls.length).toBeGreaterThan(1);
    await repeating.stop();
  }
  expect(run).not.toHaveBeenCalled();
});

test("stopping waits for the job that is under way, and begins no other", async () => {
  const begun: string[] = [];
  const long = async (isStopping: () => boolean) => {
    begun.push("long");
    while (!isStopping()) await new Promise((later) => setImmediate(later));
    begun.push("ended");
  };
  const next = async () => void begun.push("next");
  const jobs = [
    { name: "long", run: long },
    { name: "next", run: next },
  ];
  const repeating = repeatJobs({ ...ROUNDS, jobs }, { warn: () => undefined });
  await expect.poll(() => begun).toEqual(["long"]);
  await repeating.stop();
  expect(begun).toEqual(["long", "ended"]);
});

test("a sweep removes any number of rows, a batch a statement", async () => {
  await server.database.pool.query(
    `insert into rate_limit (name, key_hash, count, resets_at)
     select 'loginNetwork', int4send(i), 1, '2026-01-01' from generate_series(1, 2500) as i`,
  );
  const deletions: string[] = [];
  const dialect = new PostgresDialect({ pool: server.database.pool });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void deletions.push(query.sql) });
  await sweepTable(db, "rate_limit", server.clock.now().toISOString());
  expect((await counts())["rate_limit"]).toBe(0);
  expect(deletions).toHaveLength(3);
});
