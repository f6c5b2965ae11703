import { afterEach, beforeEach, expect, test } from "vitest";
import { giveDemoBelongings } from "../../demo/demo-user/demo-belongings.ts";
import { DEMO_USER, ensureDemoUser } from "../../demo/demo-user/demo-user.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { startTestApp, type TestApp } from "../server/test-app.ts";

const TODAY = "2026-11-20";
let server: TestApp;

beforeEach(async () => {
  server = await startTestApp({});
  const now = server.clock.now();
  await loadDemoData(server.database, { today: TODAY, now, log: () => undefined });
  const passwords = { hash: async () => "-" };
  await ensureDemoUser({ db: server.database.kysely, clock: server.clock, passwords, log: () => undefined });
});
afterEach(() => server.close());

const give = (today = TODAY) => giveDemoBelongings({ db: server.database.kysely, clock: server.clock, today });

async function count(table: string, condition = "true"): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: string }>(
    `select count(*)::text from ${table} where owner_id = (select id from account where email = $1) and ${condition}`,
    [DEMO_USER.email],
  );
  return Number(rows[0]?.count);
}

test("the demo user has rooms, a request, viewings with an appointment, a saved search with new rooms, and a draft; a second start changes nothing", async () => {
  await give();
  await give();
  expect(await count("listing", "jsonb_array_length(images) > 0")).toBe(5);
  // One in each state: to be had, ending soon, paused, let, ended.
  expect(await count("listing", "live")).toBe(2);
  expect(await count("listing", "live and end_date = '2026-11-29'")).toBe(1);
  expect(await count("listing", "state = 'paused' and not live")).toBe(1);
  expect(await count("listing", "state = 'let' and not live")).toBe(1);
  expect(await count("listing", "state = 'active' and end_date < '2026-11-21' and not live")).toBe(1);
  expect(await count("tenant_request")).toBe(1);
  const fittingRoom = `(select id from listing room where room.live and room.city = tenant_request.city
    and price_pence <= price_upper_bound_pence and room.begin_date <= tenant_request.begin_date limit 1)`;
  expect(await count("tenant_request", `${fittingRoom} is not null`)).toBe(1);
  expect(await count("viewing")).toBe(3);
  expect(await count("viewing", "content->>'appointment' = '2026-11-22T14:30'")).toBe(1);
  expect(await count("saved_search")).toBe(1);
  const finds = "(select count(*) from saved_search_match where saved_search_id = saved_search.id) = 3";
  expect(await count("saved_search", finds)).toBe(1);
  expect(await count("draft", "kind = 'listing' and not is_posted")).toBe(1);
});

test("a user whose rooms have all ended is given them anew, and the rest of the demo stays", async () => {
  await give();
  const { pool } = server.database;
  await pool.query("update listing set live = false where owner_id is not null");
  await give("2026-12-20");
  expect(await count("listing")).toBe(5);
  expect(await count("listing", "live and end_date = '2026-12-29'")).toBe(1);
  expect((await pool.query("select from listing where is_demo")).rowCount).toBe(600);
});

test("somebody who has made the account their own is given nothing", async () => {
  await server.database.pool.query("update account set is_demo = false where email = $1", [DEMO_USER.email]);
  await give();
  expect(await count("listing")).toBe(0);
});
