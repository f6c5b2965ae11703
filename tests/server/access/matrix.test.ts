import { afterAll, beforeAll, expect, test } from "vitest";
import { routes, type RouteName } from "#contract/routes.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { policyTable, ROLES, type Role } from "./policy-table.ts";
import { sampleCalls, sendSample } from "./sample-calls.ts";

let server: TestApp;
let roomId = "";

beforeAll(async () => {
  // A matrix of callers at one address is more than that address may try.
  server = await startTestApp({ settings: { rateLimits: false } });
  [roomId = ""] = await server.add({ title: "studio" });
  await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

test("SG-01: every route has a row, and every row a route", () => {
  expect(Object.keys(policyTable).toSorted()).toEqual(Object.keys(routes).toSorted());
});

const cells = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  ROLES.map((role) => [name, role, policyTable[name][role]] as const),
);

test.each(cells)("SG-01: %s by %s is %i", async (name, role, status) => {
  const target = await server.addUser();
  const caller = role === "anonymous" ? null : role === "owner" ? target : await callerOf(role);
  const isOwn = role === "inactive" && caller !== null;
  const situation = { server, caller, target: isOwn ? caller : target, roomId };
  const sample = await sampleCalls[name](situation);
  const before = await accounts();
  const answer = await sendSample(server, name, sample, caller?.headers());
  expect([answer.statusCode, answer.statusCode < 400 ? "" : answer.json().detail], answer.body).toEqual([
    status,
    status < 400 ? "" : expect.any(String),
  ]);
  // Whom the answer refuses, the database has not obeyed.
  if (status >= 400) expect(await accounts()).toEqual(before);
});

async function callerOf(role: Role): Promise<TestUser> {
  const wasSuperuser = role === "superuser" || role === "exSuperuser";
  const user = await server.addUser({ is_superuser: wasSuperuser });
  if (role === "exSuperuser") await change(user, { is_superuser: false });
  if (role === "inactive") await change(user, { is_active: false });
  return user;
}

function change({ id }: TestUser, fields: { is_superuser?: boolean; is_active?: boolean }) {
  return server.database.kysely.updateTable("account").set(fields).where("id", "=", id).execute();
}

async function accounts(): Promise<unknown[]> {
  const { rows } = await server.database.pool.query("select account::text from account order by id");
  return rows;
}
