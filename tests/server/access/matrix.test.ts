import { afterAll, beforeAll, expect, test } from "vitest";
import { routes, type RouteName } from "#contract/routes.ts";
import { addMarked, hasContacts } from "../contacts/marked-contacts.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { NewUser, TestUser } from "../test-users.ts";
import { endpoints } from "#contract/endpoints.ts";
import { secondFactorOf } from "../auth/second-factor/support.ts";
import { NEEDS_CONFIRMED_ADDRESS, needsRights, policyTable, ROLES, type Role } from "./policy-table.ts";
import { sampleCalls, sendSample } from "./sample-calls.ts";

let server: TestApp;
let roomId = "";

beforeAll(async () => {
  // A matrix of callers at one address is more than that address may try.
  server = await startTestApp({ settings: { rateLimits: false } });
  ({ room: roomId } = await addMarked(server));
  await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

test("SG-01: every route has a row, and every row a route", () => {
  expect(Object.keys(policyTable).toSorted()).toEqual(Object.keys(routes).toSorted());
});

const cells = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  ROLES.map((role) => [name, role, policyTable[name][role]] as const),
);

/** Who gets somebody's contact data, which is counted. */
const GIVES_CONTACTS: ReadonlySet<RouteName> = new Set(["openListingContact", "openTenantRequestContact"]);
/** What a superuser reads and judges, one at a time. */
const READ_ONE_BY_ONE: ReadonlySet<RouteName> = new Set([
  "readListing",
  "readTenantRequest",
  "readCase",
  "readAccountRecord",
]);

test.each(cells)("SG-01, A-53: %s by %s is %i, and gives nobody's contact away", async (name, role, status) => {
  const target = await server.addUser();
  const caller = role === "anonymous" ? null : role === "owner" ? target : await callerOf(role);
  const isOwn = role === "inactive" && caller !== null;
  const situation = { server, caller, target: isOwn ? caller : target, roomId };
  const sample = await sampleCalls[name](situation);
  const before = status >= 400 ? await accounts() : "";
  const answer = await sendSample(server, name, sample, caller?.headers());
  expect([answer.statusCode, answer.statusCode < 400 ? "" : answer.json().detail], answer.body).toEqual([
    status,
    status < 400 ? "" : expect.any(String),
  ]);
  const mayHaveContacts = GIVES_CONTACTS.has(name) || (role === "superuser" && READ_ONE_BY_ONE.has(name));
  if (!mayHaveContacts) expect(hasContacts(answer.body)).toBe(false);
  const waitsForCode = role === "lockedSuperuser" && status === 403 && needsRights(policyTable[name]);
  expect(status >= 400 && answer.json().code === "second_factor_needed").toBe(waitsForCode);
  // Whom the answer refuses, the database has not obeyed.
  if (status >= 400) expect(await accounts()).toBe(before);
});

const ofAccounts = (Object.keys(routes) as RouteName[])
  .filter((name) => endpoints[name].access === "user")
  .map((name) => [name, NEEDS_CONFIRMED_ADDRESS.has(name) ? 403 : policyTable[name].owner] as const);

test("A-62: an unconfirmed address keeps its owner from posting and from others' contacts, and from nothing else", async () => {
  const strict = await startTestApp({ settings: { rateLimits: false, requireEmailCode: true } });
  const addUser = (fields?: Partial<NewUser>) => strict.addUser({ email_verified: true, ...fields });
  const { room } = await addMarked(strict);
  const answered: (readonly [RouteName, number])[] = [];
  for (const [name] of ofAccounts) {
    const caller = await addUser();
    // What the call is about was made while the address was confirmed. One's own contact is for oneself to see.
    const target = GIVES_CONTACTS.has(name) ? await addUser() : caller;
    const sample = await sampleCalls[name]({ server: { ...strict, addUser }, caller, target, roomId: room });
    await change(caller, { email_verified: false }, strict);
    answered.push([name, (await sendSample(strict, name, sample, caller.headers())).statusCode]);
  }
  expect(answered).toEqual(ofAccounts);
  await strict.close();
});

async function callerOf(role: Role): Promise<TestUser> {
  const wasSuperuser = role === "superuser" || role === "exSuperuser" || role === "lockedSuperuser";
  const user = await server.addUser({ is_superuser: wasSuperuser });
  if (role === "exSuperuser") await change(user, { is_superuser: false });
  if (role === "lockedSuperuser") await secondFactorOf(server, user.id);
  if (role === "inactive") await change(user, { is_active: false });
  return user;
}

type Changed = Partial<Pick<NewUser, "is_superuser" | "is_active" | "email_verified">>;

function change({ id }: TestUser, fields: Changed, on: TestApp = server) {
  return on.database.kysely.updateTable("account").set(fields).where("id", "=", id).execute();
}

/** What all accounts are, as a hash. */
async function accounts(): Promise<string> {
  const sql = "select md5(string_agg(account::text, '' order by id)) as hash from account";
  return (await server.database.pool.query<{ hash: string }>(sql)).rows[0]!.hash;
}
