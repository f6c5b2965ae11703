import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function refused(body: object): Promise<unknown> {
  const answer = await server.post("/api/v1/refresh", body);
  expect(answer.statusCode).toBe(401);
  return answer.json().code;
}

test("T10: a device whose account was deleted is told so, by its own access token alone", async () => {
  const user = await server.addUser();
  const { access_token, refresh_token } = user.tokens;
  const other = await server.addUser();
  const headers = { authorization: `Bearer ${access_token}` };
  const deleted = await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers });
  expect(deleted.statusCode).toBe(200);
  expect(await refused({ refresh_token, access_token })).toBe("account_gone");
  for (const body of [
    { refresh_token },
    { refresh_token, access_token: `${access_token}x` },
    { refresh_token, access_token: other.tokens.access_token },
  ]) {
    expect(await refused(body)).toBe("invalid_credentials");
  }
});

test("T10: an access token that has expired meanwhile says it too", async () => {
  const user = await server.addUser();
  const { access_token, refresh_token } = user.tokens;
  const headers = { authorization: `Bearer ${access_token}` };
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers });
  server.clock.set(new Date(server.clock.now().getTime() + 40 * 60 * 1000).toISOString());
  expect(await refused({ refresh_token, access_token })).toBe("account_gone");
});
