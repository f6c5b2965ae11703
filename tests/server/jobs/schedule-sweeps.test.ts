import { Kysely, PostgresDialect } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sweepMailedTokens } from "../../../src/server/accounts/mailed-token-store.ts";
import { sweepSessions } from "../../../src/server/auth/sessions/session-store.ts";
import { sweepCodes } from "../../../src/server/accounts/verification-code-store.ts";
import { scheduleSweeps } from "../../../src/server/jobs/schedule-sweeps.ts";
import { sweepLimits } from "../../../src/server/limits/count-store.ts";
import type { Tables } from "../../../src/server/db/tables.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const TABLES = ["session", "rate_limit", "sign_up_code", "mailed_token"];
const takeTurn = async () => true;
const SWEEPS = [sweepSessions, sweepLimits, sweepCodes, sweepMailedTokens];

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
  const done = Promise.withResolvers<void>();
  const log = { warn: (_: object, line: string) => done.reject(new Error(line)) };
  const sweeps = [...SWEEPS, async () => done.resolve()];
  const sweeping = scheduleSweeps(server.database.kysely, { clock: server.clock, sweeps, takeTurn, log });
  await done.promise;
  sweeping.stop();
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

test("a sweep that fails is one line, the others go on, and the next round tries again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const swept: string[] = [];
  const lines: string[] = [];
  const sweeps = [
    async () => Promise.reject(new Error("away")),
    async (_: unknown, now: string) => void swept.push(now),
  ];
  const log = { warn: (_: object, line: string) => void lines.push(line) };
  const sweeping = scheduleSweeps(server.database.kysely, { clock: server.clock, sweeps, takeTurn, log });
  await expect.poll(() => swept.length).toBe(1);
  vi.advanceTimersByTime(5 * 60 * 1000);
  await expect.poll(() => swept.length).toBe(2);
  sweeping.stop();
  vi.advanceTimersByTime(60 * 60 * 1000);
  await new Promise((later) => setImmediate(later));
  vi.useRealTimers();
  expect([swept, lines]).toEqual([
    ["2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00.000Z"],
    ["expired rows stay for now", "expired rows stay for now"],
  ]);
});

test("a sweep removes any number of rows, a batch a statement", async () => {
  await server.database.pool.query(
    `insert into rate_limit (name, key_hash, count, resets_at)
     select 'loginNetwork', int4send(i), 1, '2026-01-01' from generate_series(1, 2500) as i`,
  );
  const deletions: string[] = [];
  const dialect = new PostgresDialect({ pool: server.database.pool });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void deletions.push(query.sql) });
  await sweepLimits(db, server.clock.now().toISOString());
  expect((await counts())["rate_limit"]).toBe(0);
  expect(deletions).toHaveLength(3);
});
