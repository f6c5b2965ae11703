import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let owned: TestDatabase;
let database: Database;

beforeAll(async () => {
  owned = await createTestDatabase();
  database = connect(owned.url, { maxConnections: 1 });
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

test("a statement that fails says who has asked it; one that is asked by callback calls back", async () => {
  const failing = sql`select 1 / 0`.execute(database.kysely);
  await expect(failing).rejects.toMatchObject({ code: "22012", stack: expect.stringContaining(import.meta.filename) });
  const client = await database.pool.connect();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  client.query("select 7 as seven", (_error, { rows }) => resolve(rows));
  expect(await promise).toEqual([{ seven: 7 }]);
  client.release();
});
