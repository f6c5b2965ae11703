import { afterEach, beforeEach, expect, test } from "vitest";
import { takeJobTurn } from "../../../src/server/jobs/job-turn-store.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test("of many processes one takes a job's turn, and one the next when the period is over", async () => {
  const ask = (name: string) =>
    Promise.all(Array.from({ length: 8 }, () => takeJobTurn(database.kysely, name, 60_000)));
  const taken = async (name: string) => (await ask(name)).filter(Boolean).length;
  expect([await taken("sweeps"), await taken("sweeps"), await taken("others")]).toEqual([1, 0, 1]);
  await database.pool.query("update job_turn set next_at = next_at - interval '49 seconds' where name = 'sweeps'");
  expect([await taken("sweeps"), await taken("sweeps"), await taken("others")]).toEqual([1, 0, 0]);
});
