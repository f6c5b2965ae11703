import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let superuser: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  superuser = await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query("delete from rate_limit; delete from delivery"));

const send = (query: string, headers = {}) => server.post(`/api/v1/utils/test-email/${query}`, undefined, headers);

test("X-01: only superusers may, and the mail arrives", async () => {
  expect((await send("?email_to=a@example.org")).statusCode).toBe(401);
  expect((await send("?email_to=a@example.org", server.signedIn())).statusCode).toBe(403);
  const answer = await send("?email_to=A@example.org", superuser.headers());
  expect([answer.statusCode, answer.json()]).toEqual([201, { message: "Test email sent" }]);
  expect((await server.mails()).map(({ to, subject }) => [to, subject])).toEqual([["a@example.org", "栖英测试邮件"]]);
});

const bad = [
  "",
  "?email_to=",
  "?email_to=bad",
  "?email_to=a@x.org%0d%0aBcc:b@y.org",
  "?email_to=a@x.org%0a",
  "?email_to=a@x.org,b@y.org",
  "?email_to=a@x.org;b@y.org",
  "?email_to=Li%20<a@x.org>",
  "?email_to=a@x.org&email_to=b@y.org",
];

test.each(bad)("X-01: %s is no address to write to", async (query) => {
  expect((await send(query, superuser.headers())).statusCode).toBe(422);
  expect(await server.mails()).toEqual([]);
});

test("X-01: the eleventh in an hour is refused", async () => {
  for (let index = 0; index < 10; index += 1) {
    expect((await send("?email_to=a@example.org", superuser.headers())).statusCode).toBe(201);
  }
  expect((await send("?email_to=a@example.org", superuser.headers())).statusCode).toBe(429);
});
