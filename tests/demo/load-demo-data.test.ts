import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../../src/server/db/connect.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
let database: TestDatabase;
let said: string[];
const options = (today = "2026-11-20", now = NOW) => ({ today, now, log: (line: string) => void said.push(line) });

beforeEach(async () => {
  database = await createTestDatabase();
  said = [];
});
afterEach(() => database.drop());

test("an empty database gets 600 rooms and 60 requests, marked as demo and without an owner", async () => {
  await loadDemoData(database, options());
  expect(await count("listing where is_demo and owner_id is null")).toBe(600);
  expect(await count("tenant_request where is_demo and owner_id is null")).toBe(60);
  expect(await count("listing where live <> (end_date >= '2026-11-20')")).toBe(0);
  expect(await count("listing where created_at > '2026-11-20T12:00:00Z'")).toBe(0);
  expect(await count("search_term where term in ('studio', 'ensuite', 'leeds')")).toBe(3);
  expect(said).toHaveLength(1);
});

test("a second start leaves them as they are", async () => {
  await loadDemoData(database, options());
  const before = await ids();
  await loadDemoData(database, options("2026-11-24", new Date("2026-11-24T08:00:00Z")));
  expect(await ids()).toEqual(before);
  expect(said).toHaveLength(1);
});

test("two processes that start together fill the database once", async () => {
  const other = connect(database.url);
  try {
    await Promise.all([loadDemoData(database, options()), loadDemoData(other, options())]);
  } finally {
    await other.close();
  }
  expect(await count("listing")).toBe(600);
  expect(await count("tenant_request")).toBe(60);
});

test("rooms that have aged for a year are replaced, and a person's own room stays", async () => {
  await loadDemoData(database, options());
  await database.pool.query(
    `with owner as (
       insert into account (id, email, password_hash, language, created_at, updated_at)
       values (gen_random_uuid(), 'owner@example.org', '', 'zh', $1, $1) returning id
     )
     update listing set owner_id = owner.id, is_demo = false, title = 'My own' from owner
     where listing.id = (select id from listing where live order by id limit 1)`,
    [NOW],
  );
  await loadDemoData(database, options("2027-11-20", new Date("2027-11-20T12:00:00Z")));
  expect(await count("listing where is_demo")).toBe(599);
  expect(await count("listing where title = 'My own'")).toBe(1);
  expect(await count("listing where is_demo and end_date < '2027-11-20'")).toBe(90);
});

async function count(what: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*)::text from ${what}`);
  return Number(rows[0]?.count);
}

async function ids(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>("select id from listing order by id");
  return rows.map(({ id }) => id);
}
