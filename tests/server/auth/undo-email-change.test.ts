import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { tally } from "../users/support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from delivery");
  user = await server.addUser();
});

const undo = (token: string) => server.post("/api/v1/undo-email-change", { token });
const account = () =>
  server.database.kysely.selectFrom("account").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();

/** Moves the account, as its session may; the token of the mail to the address before. */
async function move(to: string): Promise<string> {
  const { email } = await account();
  const url = "/api/v1/users/me";
  const answer = await server.app.inject({ method: "PATCH", url, payload: { email: to }, headers: user.headers() });
  expect(answer.statusCode).toBe(200);
  const mail = (await server.mails()).find((mail) => mail.to === email);
  expect(mail?.text).toContain(to);
  return tokenIn(mail!, "/undo-email-change");
}

test("UA-06: the old mailbox takes a stolen account back, password and sessions and all", async () => {
  const token = await move("thief@example.org");
  await server.post("/api/v1/password-recovery/thief%40example.org");
  const stolen = (await server.mails()).find(({ to }) => to === "thief@example.org");
  const thiefsLink = tokenIn(stolen!, "/reset-password");

  const answer = await undo(token);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Email address restored" }]);
  expect(await account()).toMatchObject({ email: user.email, password_hash: "" });
  expect((await server.get("/api/v1/users/me", user.headers())).statusCode).toBe(401);
  const login = await server.post("/api/v1/login", { username: user.email, password: user.password });
  expect(login.statusCode).toBe(400);
  const reset = (link: string) =>
    server.post("/api/v1/reset-password/", { token: link, new_password: "seven herons by a canal" });
  expect((await reset(thiefsLink)).statusCode).toBe(400);

  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([user.email]);
  // It says what has happened, not that somebody asked for a new password.
  expect(mails[0]?.subject).toBe("你的栖英登录邮箱已改回来了");
  expect(mails[0]?.text).not.toMatch(/有人想|找回密码页面/);
  expect((await reset(tokenIn(mails[0]!, "/reset-password"))).statusCode).toBe(200);
});

test("UA-06: a thief who moves on cannot undo the undoing", async () => {
  const first = await move("thief@example.org");
  server.clock.set("2026-11-21T12:10:00Z");
  const second = await move("other-thief@example.org");
  expect((await undo(first)).statusCode).toBe(200);
  const answer = await undo(second);
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: "Invalid token", code: "invalid_link" }]);
  expect((await account()).email).toBe(user.email);
});

test("UA-06: a way back from an earlier change stays when a later one is undone", async () => {
  const first = await move("second@example.org");
  server.clock.set("2026-11-21T12:10:00Z");
  const second = await move("third@example.org");
  expect((await undo(second)).statusCode).toBe(200);
  expect((await account()).email).toBe("second@example.org");
  expect((await undo(first)).statusCode).toBe(200);
  expect((await account()).email).toBe(user.email);
});

test("UA-06: seven days, and once", async () => {
  const token = await move("moved-1@example.org");
  server.clock.set("2026-11-28T11:59:59Z");
  const answers = await Promise.all([undo(token), undo(token)]);
  expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
});

test("UA-06: after seven days it is too late", async () => {
  const token = await move("moved-2@example.org");
  server.clock.set("2026-11-28T12:00:00Z");
  expect((await undo(token)).statusCode).toBe(400);
});

test("UA-06: an address that another account has taken meanwhile cannot return, and the link stays good", async () => {
  const token = await move("moved-3@example.org");
  const other = await server.addUser({ email: user.email });
  const answer = await undo(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: "User with this email already exists", code: "email_taken" },
  ]);
  expect((await account()).password_hash).not.toBe("");
  await server.database.kysely.deleteFrom("account").where("id", "=", other.id).execute();
  expect((await undo(token)).statusCode).toBe(200);
});
