import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { patch, refusal, tally } from "../users/support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const say = (user: TestUser | null, body: object, key?: string) =>
  server.post("/api/v1/items/ai-feedback", body, {
    ...user?.headers(),
    ...(key === undefined ? {} : { "idempotency-key": key }),
  });

const keptOf = ({ id }: TestUser) =>
  server.database.kysely
    .selectFrom("ai_feedback")
    .select(["query", "satisfied"])
    .where("account_id", "=", id)
    .orderBy("id")
    .execute();

test("A-25: feedback is kept of those who allow it; the others are just thanked", async () => {
  const body = { query: "studio in London", satisfied: false };
  const [allowing, other] = [await server.addUser({ allow_data_for_training: true }), await server.addUser()];
  const answers = [await say(allowing, body), await say(other, body)];
  for (const answer of answers) expect(answer.json()).toEqual({ message: "Thank you for your feedback" });
  expect(await keptOf(allowing)).toEqual([body]);
  expect(await keptOf(other)).toEqual([]);
  expect(refusal(await say(null, body))).toEqual([401, "Not authenticated", "not_authenticated"]);
});

test("G17: feedback that a phone sends again is kept once", async () => {
  const user = await server.addUser({ allow_data_for_training: true });
  const body = { query: "曼城 studio", satisfied: true };
  expect(tally([await say(user, body, "one"), await say(user, body, "one")])).toEqual({ 200: 2 });
  expect(await keptOf(user)).toEqual([body]);
  await say(user, body, "two");
  expect(await keptOf(user)).toHaveLength(2);
});

test("A-25: who allows it no more has what was kept forgotten; a deleted account takes it along", async () => {
  const user = await server.addUser({ allow_data_for_training: true });
  await say(user, { query: "studio", satisfied: true });
  await patch(server, "me", { receive_updates: true }, user.headers());
  expect(await keptOf(user)).toHaveLength(1);
  expect((await server.get("/api/v1/users/me/export", user.headers())).json().ai_feedback).toEqual([
    { query: "studio", satisfied: true, created_at: "2026-11-21T12:00:00.000Z" },
  ]);
  await patch(server, "me", { allow_data_for_training: false }, user.headers());
  expect(await keptOf(user)).toEqual([]);
  await patch(server, "me", { allow_data_for_training: true }, user.headers());
  await say(user, { query: "studio", satisfied: true });
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: user.headers() });
  expect(await keptOf(user)).toEqual([]);
});

test("feedback without a query or an opinion, and more than sixty an hour, are refused", async () => {
  const user = await server.addUser({ allow_data_for_training: true });
  for (const body of [
    { query: " ", satisfied: true },
    { query: "x" },
    { satisfied: true },
    { query: "x", satisfied: "yes" },
  ]) {
    expect((await say(user, body)).statusCode).toBe(422);
  }
  expect((await say(user, { query: "x".repeat(501), satisfied: true })).statusCode).toBe(422);
  const answers = [];
  for (let said = 0; said < 61; said += 1) answers.push(await say(user, { query: "x", satisfied: true }));
  expect(tally(answers)).toEqual({ 200: 60, 429: 1 });
});
