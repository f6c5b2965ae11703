import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../src/server/db/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../src/server/db/migrations", import.meta.url));

let database: TestDatabase;
let before: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("drop schema public cascade; create schema public");
  before = await mkdtemp(join(tmpdir(), "migrations-"));
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file < "014")) {
    await cp(join(MIGRATIONS, name), join(before, name));
  }
  await migrate(database, () => undefined, before);
});
afterAll(async () => {
  await database.drop();
  await rm(before, { recursive: true });
});

test("A-61: what accounts that were deactivated before there were moderators have posted is hidden by the migration", async () => {
  const account = `insert into account (id, email, password_hash, is_active, language, created_at, updated_at) values`;
  const room = `insert into listing (id, owner_id, title, city, post_code, price_pence, property_type, room_type, email,
    created_at, updated_at, search_text, search_tsv) values`;
  const request = `insert into tenant_request (id, owner_id, email, city, post_code, property_type, created_at, updated_at) values`;
  const ids = { active: crypto.randomUUID(), inactive: crypto.randomUUID() };
  for (const [name, id] of Object.entries(ids)) {
    await database.pool.query(`${account} ($1, $2, '', $3, 'zh', 'now', 'now')`, [id, name, name === "active"]);
    await database.pool.query(
      `${room} (gen_random_uuid(), $1, $2, 'York', 'YO1', 100, 'student', 'ensuite', '', 'now', 'now', '', '')`,
      [id, name],
    );
    await database.pool.query(`${request} (gen_random_uuid(), $1, '', 'York', '', 'any', 'now', 'now')`, [id]);
  }
  await migrate(database, () => undefined);
  const { rows } = await database.pool.query(
    `select listing.title, listing.live, listing.owner_inactive, tenant_request.owner_inactive as request_inactive
     from listing join tenant_request using (owner_id) order by title`,
  );
  expect(rows).toEqual([
    { title: "active", live: true, owner_inactive: false, request_inactive: false },
    { title: "inactive", live: false, owner_inactive: true, request_inactive: true },
  ]);
});
