import { afterEach, beforeEach, expect, test } from "vitest";
import { passwords } from "../../../src/server/auth/passwords.ts";
import { DEMO_USER, ensureDemoUser } from "../../../demo/demo-user/demo-user.ts";
import { ensureFirstSuperuser } from "../../../src/server/users/admin/first-superuser.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let said: string[] = [];
const wanted = { email: "admin@example.org", password: "velvet-otter-91" };

beforeEach(async () => {
  server = await startTestApp();
  said = [];
});
afterEach(() => server.close());

function parts() {
  return {
    db: server.database.kysely,
    clock: server.clock,
    passwords: passwords(),
    log: (line: string) => void said.push(line),
  };
}

async function roleOf(email: string) {
  const row = await server.database.kysely.selectFrom("account").selectAll().where("email", "=", email).execute();
  return row.map(({ is_superuser, is_active, email_verified }) => ({ is_superuser, is_active, email_verified }));
}

const SUPERUSER = { is_superuser: true, is_active: true, email_verified: true };

test("the first superuser is created once, and can log in", async () => {
  await ensureFirstSuperuser(wanted, parts());
  await ensureFirstSuperuser({ ...wanted, password: "another-otter-92" }, parts());
  expect(await roleOf(wanted.email)).toEqual([SUPERUSER]);
  expect(said).toEqual(["Created the superuser that FIRST_SUPERUSER names"]);
  const login = await server.post("/api/v1/login", { username: wanted.email, password: wanted.password });
  expect(login.statusCode).toBe(200);
});

test("A-61: that the setting has made a superuser, or promoted one, is in the log, once", async () => {
  const logged = () =>
    server.database.kysely
      .selectFrom("moderation_act")
      .select(["act", "actor_id", "reason", "changes"])
      .orderBy("position")
      .execute();
  await Promise.all([ensureFirstSuperuser(wanted, parts()), ensureFirstSuperuser(wanted, parts())]);
  const changes = (before: boolean | null) => ({ field: "is_superuser", before, after: true });
  const made = { act: "create", actor_id: null, reason: "set_at_start" };
  expect(await logged()).toMatchObject([{ ...made, changes: [changes(null), { field: "is_active" }] }]);
  await server.database.kysely.updateTable("account").set({ is_superuser: false }).execute();
  await ensureFirstSuperuser(wanted, parts());
  expect((await logged())[1]).toMatchObject({ ...made, act: "edit", changes: [changes(false)] });
});

test("processes that start together make one, and one of them says so", async () => {
  await Promise.all(Array.from({ length: 5 }, () => ensureFirstSuperuser(wanted, parts())));
  expect(await roleOf(wanted.email)).toEqual([SUPERUSER]);
  expect(said).toEqual(["Created the superuser that FIRST_SUPERUSER names"]);
});

test("an account that is there is left alone while there is an active superuser", async () => {
  await server.addUser({ is_superuser: true });
  await server.addUser({ email: wanted.email });
  await ensureFirstSuperuser(wanted, parts());
  expect(await roleOf(wanted.email)).toEqual([{ is_superuser: false, is_active: true, email_verified: false }]);
  expect(said).toEqual([]);
});

test("where there is no active superuser at all, the account that is there becomes one, with its own password", async () => {
  await server.addUser({ is_superuser: true, is_active: false });
  const user = await server.addUser({ email: wanted.email, is_active: false });
  await Promise.all([ensureFirstSuperuser(wanted, parts()), ensureFirstSuperuser(wanted, parts())]);
  expect(await roleOf(wanted.email)).toEqual([{ ...SUPERUSER, email_verified: false }]);
  expect(said).toEqual(["There was no active superuser: the account of FIRST_SUPERUSER is one now"]);
  const login = (password: string) => server.post("/api/v1/login", { username: wanted.email, password });
  expect((await login(wanted.password)).statusCode).toBe(400);
  expect((await login(user.password)).statusCode).toBe(200);
});

test("the demo user is an ordinary user whose password is printed at every start", async () => {
  await Promise.all([ensureDemoUser(parts()), ensureDemoUser(parts())]);
  await ensureDemoUser(parts());
  expect(await roleOf(DEMO_USER.email)).toEqual([{ ...SUPERUSER, is_superuser: false }]);
  const line = "To try it out, log in as demo@qiying.example with the password try-qiying-out";
  expect(said).toEqual([line, line, line]);
  const { email: username, password } = DEMO_USER;
  expect((await server.post("/api/v1/login", { username, password })).statusCode).toBe(200);
});

test("an account that signed up with that address is no demo account, and is left as it is", async () => {
  await server.addUser({ email: DEMO_USER.email, password: "my own password 7" });
  await ensureDemoUser(parts());
  expect(said).toEqual([]);
  const { email: username, password } = DEMO_USER;
  expect((await server.post("/api/v1/login", { username, password })).statusCode).toBe(400);
});
