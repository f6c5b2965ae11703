import { afterEach, beforeEach, expect, test } from "vitest";
import { addDemoReports } from "../../demo/demo-reports.ts";
import { giveDemoBelongings } from "../../demo/demo-user/demo-belongings.ts";
import { DEMO_USER, ensureDemoUser } from "../../demo/demo-user/demo-user.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { caseOf, casesOf } from "../server/moderation/support.ts";
import { startTestApp, type TestApp } from "../server/test-app.ts";

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp({});
});
afterEach(() => server.close());

const add = () => addDemoReports({ db: server.database.kysely, clock: server.clock });

test("the moderators' queue of a demo has two rooms and a request in it; a second start adds nothing", async () => {
  const { kysely: db } = server.database;
  const { clock } = server;
  const [today, log] = ["2026-11-20", () => undefined];
  await loadDemoData(server.database, { today, now: clock.now(), log });
  await ensureDemoUser({ db, clock, passwords: { hash: async () => "-" }, log });
  await giveDemoBelongings({ db, clock, today });
  await add();
  await add();
  const moderator = await server.addUser({ is_superuser: true });
  const cases = await casesOf(server, moderator);
  expect(cases.map(({ kind, severity, reports }) => [kind, severity, reports])).toEqual([
    ["listing", "high", 1],
    ["tenant_request", "normal", 1],
    ["listing", "low", 1],
  ]);
  expect(cases.map(({ poster }) => poster?.email ?? null)).toEqual([null, null, DEMO_USER.email]);
  const { now, report_list } = await caseOf(server, moderator, cases[0]!);
  expect([now?.listing?.is_demo, report_list[0]?.said[0]?.words]).toEqual([true, expect.stringContaining("定金")]);
});

test("without demo rooms there is nothing to report", async () => {
  await add();
  expect((await server.database.pool.query("select from report")).rowCount).toBe(0);
});
