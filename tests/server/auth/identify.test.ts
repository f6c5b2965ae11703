import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("concurrent calls are each identified as their own caller, also beside callers who are refused", async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => server.addUser()));
  const [left, gone, inactive] = users;
  await server.post("/api/v1/logout", { refresh_token: left!.tokens.refresh_token });
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: bearer(gone!) });
  await server.database.pool.query("update account set is_active = false where id = $1", [inactive!.id]);
  const several = [...users, ...users.toReversed()];
  const answers = await Promise.all(several.map((user) => readOwnUser(bearer(user))));
  const wanted = several.map((user) => {
    if (user === inactive) return { status: 403, code: "inactive_account" };
    return user === left || user === gone ? { status: 401, code: "invalid_credentials" } : { status: 200, id: user.id };
  });
  expect(answers).toEqual(wanted);
});

function bearer(user: { tokens: { access_token: string } }) {
  return { authorization: `Bearer ${user.tokens.access_token}` };
}

async function readOwnUser(headers: Record<string, string>) {
  const answer = await server.app.inject({ url: "/api/v1/users/me", headers });
  const { id, code } = answer.json();
  return { status: answer.statusCode, ...(id && { id }), ...(code && { code }) };
}
