import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function opens(accessToken: string): Promise<number> {
  return (await server.post("/api/v1/login/test-token", undefined, bearer(accessToken))).statusCode;
}

async function refreshes(refreshToken: string): Promise<number> {
  return (await server.post("/api/v1/refresh", { refresh_token: refreshToken })).statusCode;
}

test("W-07: the session of the bearer token and that of the refresh token both die at once", async () => {
  const user = await server.addUser();
  const other = await user.signIn();
  const third = await user.signIn();
  const answer = await server.post(
    "/api/v1/logout",
    { refresh_token: other.refresh_token },
    bearer(user.tokens.access_token),
  );
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  for (const tokens of [user.tokens, other]) {
    expect([await opens(tokens.access_token), await refreshes(tokens.refresh_token)]).toEqual([401, 401]);
  }
  expect([await opens(third.access_token), await refreshes(third.refresh_token)]).toEqual([200, 200]);
});

test("W-07: either token by itself ends its session", async () => {
  const user = await server.addUser();
  const other = await user.signIn();
  await server.post("/api/v1/logout", undefined, bearer(user.tokens.access_token));
  await server.post("/api/v1/logout", { refresh_token: other.refresh_token });
  expect([await refreshes(user.tokens.refresh_token), await opens(other.access_token)]).toEqual([401, 401]);
});

test("T-11: an old refresh token and an expired access token still end their session", async () => {
  const user = await server.addUser();
  const other = await user.signIn();
  await server.post("/api/v1/refresh", { refresh_token: other.refresh_token });
  server.clock.set("2026-11-23T12:00:00Z");
  await server.post("/api/v1/logout", { refresh_token: other.refresh_token }, bearer(user.tokens.access_token));
  const sessions = await server.database.kysely
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", user.id)
    .execute();
  expect(sessions).toEqual([]);
  server.clock.set("2026-11-21T12:00:00Z");
});

test("T-11: logging out twice, without a session, or with a malformed token is 204 as well", async () => {
  const user = await server.addUser();
  const forms: [body: object | undefined, headers: Record<string, string>][] = [
    [{ refresh_token: user.tokens.refresh_token }, bearer(user.tokens.access_token)],
    [{ refresh_token: user.tokens.refresh_token }, bearer(user.tokens.access_token)],
    [undefined, {}],
    [{}, {}],
    [{ refresh_token: null }, {}],
    [{ refresh_token: "" }, { authorization: "" }],
    [{ refresh_token: "x".repeat(10_000) }, bearer("nonsense")],
    [{ refresh_token: user.tokens.access_token }, bearer(user.tokens.refresh_token)],
    [undefined, { authorization: "Basic YTpi" }],
    [undefined, { "content-type": "application/json" }],
  ];
  for (const [body, headers] of forms) {
    const answer = await server.post("/api/v1/logout", body, headers);
    expect([answer.statusCode, answer.body], JSON.stringify([body, headers])).toEqual([204, ""]);
  }
});

test("'log out everywhere' ends all one's other sessions and no other user's; this one stays", async () => {
  const user = await server.addUser();
  const others = [await user.signIn(), await user.signIn({ remember: true })];
  const stranger = await server.addUser();
  const answer = await server.post("/api/v1/logout/everywhere", undefined, bearer(user.tokens.access_token));
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  for (const tokens of others) {
    expect([await opens(tokens.access_token), await refreshes(tokens.refresh_token)]).toEqual([401, 401]);
  }
  for (const tokens of [user.tokens, stranger.tokens]) {
    expect([await opens(tokens.access_token), await refreshes(tokens.refresh_token)]).toEqual([200, 200]);
  }
});
