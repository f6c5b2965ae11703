import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { accountRow, atOnce, tally } from "./support.ts";

const MINUTE_MS = 60_000;
let server: TestApp;
let user: TestUser;
let now = Date.parse("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.addUser();
});

function later(ms: number): void {
  now += ms;
  server.clock.set(new Date(now).toISOString());
}

const send = (language = "zh") =>
  server.post("/api/v1/users/me/confirmation-mail", undefined, { ...user.headers(), "accept-language": language });
const confirm = (token: string) => server.post("/api/v1/confirm-email", { token });

test("P-13: an address is confirmed by the newest link, after the first has died", async () => {
  expect((await send()).json()).toEqual({ message: "Confirmation mail sent", sent: true });
  const [first] = await server.mails();
  later(25 * 60 * MINUTE_MS);
  expect((await confirm(tokenIn(first!, "/confirm-email"))).statusCode).toBe(400);
  await send("en");
  const [second] = await server.mails();
  expect([second?.to, second?.subject]).toEqual([user.email, "Please confirm your email address for Qiying"]);
  later(2 * MINUTE_MS);
  await send();
  const [third] = await server.mails();
  expect((await confirm(tokenIn(second!, "/confirm-email"))).statusCode).toBe(400);
  expect((await confirm(tokenIn(third!, "/confirm-email"))).statusCode).toBe(200);
  expect(await accountRow(server, user.id)).toMatchObject({ email_verified: true });
});

test("an address that is confirmed already gets no mail", async () => {
  user = await server.addUser({ email_verified: true });
  expect((await send()).json()).toMatchObject({ sent: false });
  expect(await server.mails()).toEqual([]);
});

test("one mail a minute, five in half an hour", async () => {
  expect(tally(await atOnce(4, () => send()))).toEqual({ 200: 1, 429: 3 });
  expect(Number((await send()).headers["retry-after"])).toBeLessThanOrEqual(60);
  for (let count = 2; count <= 5; count += 1) {
    later(MINUTE_MS + 1000);
    expect((await send()).statusCode, `${count}`).toBe(200);
  }
  later(MINUTE_MS + 1000);
  expect((await send()).statusCode).toBe(429);
  later(30 * MINUTE_MS);
  expect((await send()).statusCode).toBe(200);
});
