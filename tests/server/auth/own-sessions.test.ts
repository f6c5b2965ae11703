import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OwnSession } from "#contract/schemas/session.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { refusal } from "../users/support.ts";
import type { TestUser } from "../test-users.ts";

const START = "2026-11-21T12:00:00Z";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(START);
  user = await server.addUser();
});

async function sessionsOf(headers: Record<string, string>): Promise<OwnSession[]> {
  const answer = await server.get("/api/v1/users/me/sessions", headers);
  expect([answer.statusCode, answer.json().count]).toEqual([200, answer.json().data.length]);
  return answer.json().data;
}

function end(id: string, headers: Record<string, string>) {
  return server.app.inject({ method: "DELETE", url: `/api/v1/users/me/sessions/${id}`, headers });
}

async function logInWith(userAgent: string): Promise<{ access_token: string; refresh_token: string }> {
  const body = { username: user.email, password: user.password, remember_me: true };
  return (await server.post("/api/v1/login", body, { "user-agent": userAgent })).json();
}

const statusOf = async (token: string) =>
  (await server.get("/api/v1/users/me", { authorization: `Bearer ${token}` })).statusCode;

test("V7.4.3: the devices that are logged in, by browser and system, the last used first", async () => {
  server.clock.set("2026-11-21T12:05:00Z");
  await logInWith(FIREFOX);
  expect(await sessionsOf(user.headers())).toMatchObject([
    { browser: "firefox", system: "windows", created_at: "2026-11-21T12:05:00.000Z", is_current: false },
    { browser: null, system: null, created_at: "2026-11-21T12:00:00.000Z", is_current: true },
  ]);
  server.clock.set("2026-11-22T08:00:00Z");
  await server.post("/api/v1/refresh", { refresh_token: user.tokens.refresh_token });
  const [last, first] = await sessionsOf(user.headers());
  expect(last).toMatchObject({ is_current: true, last_used_at: "2026-11-22T08:00:00.000Z" });
  expect(first).toMatchObject({ browser: "firefox", last_used_at: "2026-11-21T12:05:00.000Z" });
  const { rows } = await server.database.pool.query("select session::text as line from session");
  // With its point: an id may have any three digits in it.
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|145\./);
});

test("V7.4.3: one device is logged out at once, and no other", async () => {
  const elsewhere = await logInWith(FIREFOX);
  const third = await user.signIn();
  const listed = await sessionsOf(user.headers());
  const meant = listed.find(({ browser }) => browser === "firefox");
  const answer = await end(meant?.id ?? "", user.headers());
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect(await statusOf(elsewhere.access_token)).toBe(401);
  expect([await statusOf(user.tokens.access_token), await statusOf(third.access_token)]).toEqual([200, 200]);
  expect((await sessionsOf(user.headers())).map(({ id }) => id)).not.toContain(meant?.id);
  expect(refusal(await end(meant?.id ?? "", user.headers()))).toEqual([404, "Session not found", "session_not_found"]);
});

test("another user's session is neither listed nor ended, and any other text is 404", async () => {
  const other = await server.addUser();
  const [theirs] = await sessionsOf(other.headers());
  const [own] = await sessionsOf(user.headers());
  expect(own?.id).not.toBe(theirs?.id);
  for (const id of [theirs?.id ?? "", crypto.randomUUID(), "0", "1;--", "%00", own?.id.slice(1) ?? ""]) {
    expect(refusal(await end(id, user.headers())), id).toEqual([404, "Session not found", "session_not_found"]);
  }
  expect(await statusOf(other.tokens.access_token)).toBe(200);
  expect((await end(own?.id.toUpperCase() ?? "", user.headers())).statusCode).toBe(204);
});

test("the id of a session opens nothing", async () => {
  const [own] = await sessionsOf(user.headers());
  for (const token of [own?.id ?? "", `${own?.id}.0.`, `${own?.id}.1.${"A".repeat(43)}`]) {
    expect(await statusOf(token)).toBe(401);
    expect((await server.post("/api/v1/refresh", { refresh_token: token })).statusCode).toBe(401);
  }
});

test("a session that has lived out its time is not listed, swept or not", async () => {
  server.clock.set("2026-11-21T12:05:00Z");
  await logInWith(FIREFOX);
  server.clock.set("2026-11-28T12:06:00Z");
  const fresh = await user.signIn();
  const listed = await sessionsOf({ authorization: `Bearer ${fresh.access_token}` });
  expect(listed.map(({ browser, is_current }) => [browser, is_current])).toEqual([
    [null, true],
    ["firefox", false],
  ]);
});
