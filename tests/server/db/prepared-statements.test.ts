import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { prepared } from "../../../src/server/db/prepared-statements.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let owned: TestDatabase;
/** With one connection, of which all is asked. */
let database: Database;

beforeAll(async () => {
  owned = await createTestDatabase();
  database = connect(owned.url, { maxConnections: 1 });
  await database.pool.query("create table thing (id integer primary key, name text not null)");
  await database.pool.query("insert into thing select id, 'thing ' || id from generate_series(1, 100) id");
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

const findThing = prepared<{ name: string }>("thing by id", "select name from thing where id = $1");

async function nameOf(id: number, db = database.kysely): Promise<string | undefined> {
  return (await findThing(db, id))?.name;
}

async function statements(): Promise<{ name: string; generic_plans: number }[]> {
  const { rows } = await database.pool.query("select name, generic_plans from pg_prepared_statements");
  return rows;
}

test("a prepared statement is parsed and planned once, and answers each value with its own row", async () => {
  for (let id = 1; id <= 10; id += 1) expect(await nameOf(id)).toBe(`thing ${id}`);
  expect(await nameOf(101)).toBeUndefined();
  expect(await statements()).toEqual([{ name: "thing by id", generic_plans: expect.any(Number) }]);
  expect((await statements())[0]?.generic_plans).toBeGreaterThan(0);
});

test("within a transaction it sees what that has written", async () => {
  const seen = await database.kysely.transaction().execute(async (trx) => {
    await sql`insert into thing values (200, 'of this transaction')`.execute(trx);
    return nameOf(200, trx);
  });
  expect(seen).toBe("of this transaction");
});

test("a column that an upgrade adds meanwhile does not break it", async () => {
  await nameOf(1);
  await database.pool.query("alter table thing add column colour text not null default 'red'");
  expect(await nameOf(1)).toBe("thing 1");
});

test("any other statement has no name, and is planned with its values each time", async () => {
  for (let id = 1; id <= 10; id += 1) {
    await sql`select name from thing where id > ${id}`.execute(database.kysely);
    await database.pool.query("select id from thing where id > $1", [id]);
  }
  expect((await statements()).map(({ name }) => name).toSorted()).toEqual(["thing by id"]);
});
