import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { accountRow, clearMails, mails, patch, refusal, sessionCount, STRONG } from "./support.ts";

let server: TestApp;
let root: TestUser;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestApp({ logLevel: "info", logTo: { write: (line) => lines.push(line) } });
  root = await server.addUser({ email: "root@example.org", is_superuser: true, language: "en" });
});
afterAll(() => server.close());
beforeEach(async () => {
  lines.length = 0;
  await clearMails(server);
});

const edit = (id: string, body: object, actor = root) => patch(server, id, body, actor.headers());
const logged = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === "security")
    .map(({ msg, targetId }) => [msg, targetId]);

test("UA-14: an ordinary user cannot make a superuser of themselves or anybody else", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  for (const id of [user.id, other.id, crypto.randomUUID()]) {
    expect(refusal(await edit(id, { is_superuser: true }, user))).toEqual([
      403,
      "The user doesn't have enough privileges",
      "not_superuser",
    ]);
  }
  expect((await accountRow(server, user.id))?.is_superuser).toBe(false);
});

test("UA-15, A-47: a superuser cannot act on their own row", async () => {
  const before = await accountRow(server, root.id);
  for (const body of [{ is_superuser: false }, { is_active: false }, { full_name: "x" }, { password: STRONG }, {}]) {
    for (const id of [root.id, root.id.toUpperCase()]) {
      expect(refusal(await edit(id, body))).toEqual([
        403,
        "Super users are not allowed to change their own row",
        "own_row",
      ]);
    }
  }
  expect(await accountRow(server, root.id)).toEqual(before);
});

test("UA-17: a password left empty is dropped, one to seven characters are 422", async () => {
  const user = await server.addUser();
  const before = await accountRow(server, user.id);
  for (const body of [
    { password: "" },
    { password: null },
    { password: "", confirm_password: "" },
    { password: null, confirm_password: null },
  ]) {
    expect((await edit(user.id, { ...body, full_name: "Li Lei" })).statusCode).toBe(200);
  }
  for (const password of ["1", "1234567", "password1", user.email]) {
    expect(refusal(await edit(user.id, { password }))[0], password).toBe(422);
  }
  expect(refusal(await edit(user.id, { password: STRONG, confirm_password: "another" }))).toEqual([
    422,
    ["body.confirm_password: The passwords do not match"],
  ]);
  expect((await accountRow(server, user.id))?.password_hash).toBe(before?.password_hash);
  expect(await sessionCount(server, user.id)).toBe(1);
  expect(await mails(server)).toEqual([]);
});

test("UA-17: a password that is set ends all sessions of its owner, and is mailed to them", async () => {
  const user = await server.addUser({ language: "en" });
  await user.signIn();
  expect((await edit(user.id, { password: STRONG, confirm_password: STRONG })).statusCode).toBe(200);
  expect(await sessionCount(server, user.id)).toBe(0);
  expect(refusal(await server.get("/api/v1/users/me", user.headers()))).toEqual([
    401,
    "Could not validate credentials",
    "invalid_credentials",
  ]);
  expect(await verify((await accountRow(server, user.id))?.password_hash ?? "", STRONG)).toBe(true);
  expect(await mails(server)).toEqual([
    { kind: "password-changed", email: user.email, by: "superuser", language: "en" },
  ]);
  expect(logged()).toEqual([["password set by superuser", user.id]]);
});

test("UA-18: another user's address is 409, an absent or malformed id 404", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  expect(refusal(await edit(user.id, { email: other.email.toUpperCase() }))).toEqual([
    409,
    "User with this email already exists",
    "email_taken",
  ]);
  for (const id of [crypto.randomUUID(), "0", "1;--", "%00", "9223372036854775808"]) {
    expect(refusal(await edit(id, { full_name: "x" })), id).toEqual([
      404,
      "The user with this id does not exist in the system",
      "edited_user_not_found",
    ]);
  }
  expect(refusal(await edit(user.id, { email: "a@b" }))).toEqual([422, ["body.email: Invalid email address"]]);
});

test("a new address is unconfirmed, voids every link that was mailed, and is asked to confirm itself", async () => {
  const user = await server.addUser({ email: "moved@example.org", email_verified: true });
  await patch(server, "me", { email: "moving@example.org" }, user.headers());
  await clearMails(server);
  const answer = await edit(user.id, { email: "Settled@example.org", full_name: "Settled" });
  expect(answer.json()).toMatchObject({ email: "settled@example.org", email_verified: false, full_name: "Settled" });
  expect(await mails(server)).toMatchObject([{ kind: "confirm-email", email: "settled@example.org" }]);
  const links = await server.database.kysely
    .selectFrom("mailed_token")
    .selectAll()
    .where("account_id", "=", user.id)
    .execute();
  expect(links).toMatchObject([{ purpose: "confirm-email", email: "settled@example.org" }]);
  expect(logged()).toContainEqual(["address changed", user.id]);
});

test("A-40: a form that sends back an address of the simple pattern is not refused for it", async () => {
  const user = await server.addUser({ email: "simple@localhost" });
  expect((await edit(user.id, { email: "simple@localhost", full_name: "Simple" })).json().full_name).toBe("Simple");
});

test("W-09, T-07: a deactivated user's sessions end: 403 at once, and 401 for the old token once active again", async () => {
  const user = await server.addUser();
  expect((await edit(user.id, { is_active: false })).json().is_active).toBe(false);
  expect(refusal(await server.get("/api/v1/users/me", user.headers()))).toEqual([
    403,
    "Inactive user",
    "inactive_account",
  ]);
  expect(await sessionCount(server, user.id)).toBe(0);
  expect((await edit(user.id, { is_active: true })).json().is_active).toBe(true);
  expect((await server.get("/api/v1/users/me", user.headers())).statusCode).toBe(401);
  expect(logged()).toEqual([
    ["activation changed", user.id],
    ["activation changed", user.id],
  ]);
});

test("W-09: a superuser who is demoted or deactivated by another one has no rights from that moment", async () => {
  const other = await server.addUser({ is_superuser: true });
  expect((await edit(other.id, { is_superuser: false })).json().is_superuser).toBe(false);
  expect((await edit(root.id, { full_name: "x" }, other)).statusCode).toBe(403);
  expect(await sessionCount(server, other.id)).toBe(1);
  expect(logged()).toContainEqual(["role changed", other.id]);
});

test("all active superusers are told of a new one", async () => {
  const user = await server.addUser();
  await edit(user.id, { is_superuser: true });
  await edit(user.id, { is_superuser: true });
  expect(await mails(server)).toEqual([
    { kind: "superuser-created", email: "root@example.org", newEmail: user.email, language: "en" },
  ]);
  await edit(user.id, { is_superuser: false });
});

test("G8: ids, times and flags that no form has are ignored", async () => {
  const user = await server.addUser();
  const before = await accountRow(server, user.id);
  const wished = { id: root.id, created_at: "2020-01-01T00:00:00Z", email_verified: true, password_hash: "x" };
  expect((await edit(user.id, wished)).statusCode).toBe(200);
  expect(await accountRow(server, user.id)).toEqual(before);
  expect(logged()).toHaveLength(1);
});
