import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepSessions } from "../../../src/server/auth/sessions/session-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { opens } from "./opens.ts";

const START = "2026-11-21T12:00:00Z";
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function moveTo({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): void {
  server.clock.set(new Date(Date.parse(START) + days * 864e5 + seconds * 1000).toISOString());
}

async function newUser(): Promise<TestUser> {
  moveTo({});
  return server.addUser();
}

async function refresh(refreshToken: string): Promise<{ status: number; access: string; refresh: string }> {
  const answer = await server.post("/api/v1/refresh", { refresh_token: refreshToken });
  const { access_token, refresh_token } = answer.json();
  return { status: answer.statusCode, access: access_token, refresh: refresh_token };
}

const REFUSED = { status: 401 };

test("A-01: without remember-me a session may lie unused for 7 days, and each refresh begins them anew", async () => {
  const user = await newUser();
  moveTo({ days: 6.99 });
  const next = await refresh(user.tokens.refresh_token);
  moveTo({ days: 13.98 });
  expect((await refresh(next.refresh)).status).toBe(200);
  const left = await newUser();
  moveTo({ days: 7 });
  expect(await refresh(left.tokens.refresh_token)).toMatchObject(REFUSED);
});

test("A-01: with remember-me it may lie unused for 30 days", async () => {
  const user = await newUser();
  const remembered = await user.signIn({ remember: true });
  const left = await user.signIn({ remember: true });
  moveTo({ days: 29.99 });
  expect((await refresh(remembered.refresh_token)).status).toBe(200);
  moveTo({ days: 30 });
  expect(await refresh(left.refresh_token)).toMatchObject(REFUSED);
});

test("T-08, A-01: after 90 days a session is over, however often it was renewed", async () => {
  const user = await newUser();
  let token = (await user.signIn({ remember: true })).refresh_token;
  for (const days of [25, 50, 75, 89.99]) {
    moveTo({ days });
    token = (await refresh(token)).refresh;
  }
  moveTo({ days: 90 });
  expect(await refresh(token)).toMatchObject(REFUSED);
  moveTo({ days: 91 });
  expect(await refresh(token)).toMatchObject(REFUSED);
});

test("A-01: an access token lives 30 minutes by the server's clock", async () => {
  const user = await newUser();
  moveTo({ seconds: 30 * 60 - 1 });
  expect(await opens(server, user.tokens.access_token)).toBe(true);
  moveTo({ seconds: 30 * 60 });
  expect(await opens(server, user.tokens.access_token)).toBe(false);
});

test("T-09: a server whose clock steps back five minutes still takes its tokens", async () => {
  const user = await newUser();
  const next = await refresh(user.tokens.refresh_token);
  moveTo({ seconds: -300 });
  expect(await opens(server, next.access)).toBe(true);
  expect((await refresh(user.tokens.refresh_token)).refresh).toBe(next.refresh);
  expect((await refresh(next.refresh)).status).toBe(200);
});

test("the sweep removes the sessions that are over, and no other", async () => {
  const user = await newUser();
  await user.signIn({ remember: true });
  moveTo({ days: 8 });
  await sweepSessions(server.database.kysely, server.clock.now().toISOString());
  const left = await server.database.kysely
    .selectFrom("session")
    .selectAll()
    .where("account_id", "=", user.id)
    .execute();
  expect(left.map(({ remember }) => remember)).toEqual([true]);
});
