import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemClock } from "../../../src/server/clock.ts";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { isDatabaseUnavailable } from "../../../src/server/db/database-errors.ts";
import { migrate } from "../../../src/server/db/migrate.ts";
import { startEmbeddedPostgres } from "../../../src/server/db/embedded-postgres/start-embedded-postgres.ts";
import { idempotentAnswers } from "../../../src/server/http/idempotency/idempotent-answers.ts";
import { ask, makeUsedDataDir } from "../../support/embedded-postgres.ts";
import { testBinaries } from "../../support/test-postgres.ts";
import { SECRET_KEYS } from "../test-app.ts";

const PATIENTLY = { timeout: 30_000, interval: 20 };
const WAITING = "from pg_stat_activity where wait_event = 'SyncRep'";

// A server of its own: which standbys it waits for is a setting of all its databases.
let place: Awaited<ReturnType<typeof makeUsedDataDir>>;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: Database;
const userId = randomUUID();

beforeAll(async () => {
  place = await makeUsedDataDir();
  server = await startEmbeddedPostgres({ dataDir: place.dataDir, log: () => undefined, binaries: testBinaries });
  // The client gives up only long after the test has looked.
  database = connect(server.url, { maxConnections: 2, statementTimeoutMs: 60_000 });
  await migrate(database, () => undefined);
  await ask(
    server.url,
    `insert into account (id, email, password_hash, language, created_at, updated_at)
      values ('${userId}', 'x@example.org', '', 'en', now(), now())`,
  );
  await post();
  await ask(server.url, "alter role current_user set client_min_messages = error");
  await ask(server.url, "alter system set synchronous_standby_names = 'none_that_comes'");
  await ask(server.url, "select pg_reload_conf()");
  // A new session has the setting only after the checkpointer was told of it, and a checkpoint is made after that was heard.
  const standbys = "select current_setting('synchronous_standby_names') as answer";
  await vi.waitUntil(async () => (await ask(server.url, standbys)) === "none_that_comes", PATIENTLY);
  await ask(server.url, "checkpoint");
});
afterAll(async () => {
  await database.close();
  await server.leave();
  await place.remove();
});

/** A write under a key, or its repetition. */
function post(): Promise<unknown> {
  const { kysely } = database;
  const answers = idempotentAnswers({ db: kysely, clock: systemClock, secretKeys: SECRET_KEYS, limited: false });
  return answers.once({ userId, key: "key", request: "POST /x {}" }, async () => "posted");
}

/** Ends the wait of the one commit that waits: cancels it as an operator does, or ends its session as a shutdown does. */
async function endWait(by: "pg_cancel_backend" | "pg_terminate_backend"): Promise<void> {
  await untilWaiting(1);
  await ask(server.url, `select ${by}(pid) as answer ${WAITING}`);
  // Else the next call would end what follows on the same session.
  await untilWaiting(0);
}

async function untilWaiting(sessions: number): Promise<void> {
  await expect.poll(() => ask(server.url, `select count(*)::int as answer ${WAITING}`), PATIENTLY).toBe(sessions);
}

const REMOVE = "insert into removal (id, removed_at) values ($1, now())";

test.for(["pg_cancel_backend", "pg_terminate_backend"] as const)(
  "a commit whose wait for a standby was ended by %s is not confirmed, alone or at a transaction's end",
  async (by) => {
    const alone = randomUUID();
    const failed = database.pool.query(REMOVE, [alone]).catch((error: unknown) => error);
    await endWait(by);
    expect(isDatabaseUnavailable(await failed)).toBe(true);

    const row = { id: randomUUID(), removed_at: new Date().toISOString() };
    const transaction = database.kysely
      .transaction()
      .execute((trx) => trx.insertInto("removal").values(row).execute())
      .catch((error: unknown) => error);
    await endWait(by);
    expect(isDatabaseUnavailable(await transaction)).toBe(true);

    // Both are there: a failover would have lost them.
    const { rows } = await database.pool.query("select from removal where id in ($1, $2)", [alone, row.id]);
    expect(rows).toHaveLength(2);
  },
);

test("a repetition of a write that the standbys may lack is not confirmed before they have it", async () => {
  const again = post().catch((error: unknown) => error);
  await endWait("pg_cancel_backend");
  expect(isDatabaseUnavailable(await again)).toBe(true);
});
