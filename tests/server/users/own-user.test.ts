import { Errors } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { UserSchema } from "#contract/schemas/user.ts";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { accountRow, patch, refusal } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set("2026-11-21T12:00:00Z"));

const consents = (id: string) =>
  server.database.kysely.selectFrom("consent").selectAll().where("account_id", "=", id).orderBy("created_at").execute();

test("UA-03: one's own user has the listed fields and no others, and is kept by no cache", async () => {
  const user = await server.addUser();
  const answer = await server.get("/api/v1/users/me", user.headers());
  expect(answer.statusCode).toBe(200);
  expect(Errors(UserSchema, answer.json())).toEqual([]);
  expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(UserSchema.properties).sort());
  expect(answer.json()).toMatchObject({ id: user.id, email: user.email, full_name: "Li Lei", is_superuser: false });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("UA-03, W-09: 403 once deactivated, 401 once deleted or not signed in", async () => {
  const user = await server.addUser();
  const accounts = server.database.kysely;
  await accounts.updateTable("account").set({ is_active: false }).where("id", "=", user.id).execute();
  expect(refusal(await server.get("/api/v1/users/me", user.headers()))).toEqual([
    403,
    "Inactive user",
    "inactive_account",
  ]);
  await accounts.deleteFrom("account").where("id", "=", user.id).execute();
  expect(refusal(await server.get("/api/v1/users/me", user.headers()))).toEqual([
    401,
    "Could not validate credentials",
    "invalid_credentials",
  ]);
  expect(refusal(await server.get("/api/v1/users/me"))).toEqual([401, "Not authenticated", "not_authenticated"]);
});

test("UA-04, G8: rights, ids and passwords in the body are ignored, the row stays as it was", async () => {
  const user = await server.addUser();
  const before = await accountRow(server, user.id);
  const wished = { is_superuser: true, is_active: false, id: crypto.randomUUID(), email_verified: true };
  const more = {
    password: "a kettle for 8 herons",
    hashed_password: "x",
    password_hash: "x",
    created_at: "2020-01-01",
  };
  const answer = await patch(server, "me", { ...wished, ...more, full_name: "Li Lei" }, user.headers());
  expect(answer.statusCode).toBe(200);
  expect(await accountRow(server, user.id)).toEqual({ ...before, updated_at: "2026-11-21T12:00:00.000Z" });
});

test("UA-07: an emptied name is none, and one that only looks empty is emptied too", async () => {
  const user = await server.addUser();
  for (const full_name of ["", null, "\u00a0", "\u200b\u2060"]) {
    await patch(server, "me", { full_name: "Somebody" }, user.headers());
    expect((await patch(server, "me", { full_name }, user.headers())).json().full_name).toBeNull();
  }
});

test("UA-08: choices alone; the server sets their time and keeps each as it was made", async () => {
  const user = await server.addUser();
  const agreed = { receive_updates: true, allow_data_for_training: false, agreement_version: "1.0" };
  const first = await patch(server, "me", { ...agreed, agreement_language: "zh" }, user.headers());
  expect(first.json()).toMatchObject({
    receive_updates: true,
    allow_data_for_training: false,
    privacy_preferences_updated_at: "2026-11-21T12:00:00.000Z",
    email: user.email,
    full_name: "Li Lei",
  });
  server.clock.set("2026-11-21T12:20:00Z");
  const forged = { allow_data_for_training: true, privacy_preferences_updated_at: "2020-01-01T00:00:00Z" };
  const second = await patch(server, "me", forged, user.headers());
  expect(second.json()).toMatchObject({
    receive_updates: true,
    allow_data_for_training: true,
    privacy_preferences_updated_at: "2026-11-21T12:20:00.000Z",
  });
  expect(await consents(user.id)).toMatchObject([
    { agreement_version: "1.0", agreement_language: "zh", receive_updates: true, allow_data_for_training: false },
    { agreement_version: null, agreement_language: null, receive_updates: true, allow_data_for_training: true },
  ]);
  const renamed = await patch(server, "me", { full_name: "Other" }, user.headers());
  expect(renamed.json().privacy_preferences_updated_at).toBe("2026-11-21T12:20:00.000Z");
  expect(await consents(user.id)).toHaveLength(2);
});

test("an agreement without a choice is kept as well", async () => {
  const user = await server.addUser();
  const answer = await patch(server, "me", { agreement_version: "1.0", agreement_language: "en" }, user.headers());
  expect(answer.json().privacy_preferences_updated_at).toBeNull();
  expect(await consents(user.id)).toMatchObject([{ agreement_version: "1.0", receive_updates: false }]);
});

test("UA-09: two tabs that change different fields lose nothing of each other", async () => {
  const user = await server.addUser();
  for (let round = 0; round < raceRounds(10); round += 1) {
    await patch(server, "me", { full_name: "Before", receive_updates: false }, user.headers());
    await Promise.all([
      patch(server, "me", { full_name: "After" }, user.headers()),
      patch(server, "me", { receive_updates: true }, user.headers()),
      patch(server, "me", { allow_data_for_training: round % 2 === 0 }, user.headers()),
    ]);
    expect((await server.get("/api/v1/users/me", user.headers())).json()).toMatchObject({
      full_name: "After",
      receive_updates: true,
      allow_data_for_training: round % 2 === 0,
    });
  }
});

test("G9, G10: wrong types and stray characters are 422, nothing is coerced", async () => {
  const user = await server.addUser();
  for (const body of [
    { receive_updates: "yes" },
    { receive_updates: 1 },
    { full_name: ["Li"] },
    { full_name: {} },
    { email: null },
    { email: { $ne: "" } },
    { full_name: "\u0000" },
    { full_name: "\ud800" },
    { agreement_version: "1".repeat(21) },
    { agreement_language: "fr" },
  ]) {
    expect((await patch(server, "me", body, user.headers())).statusCode, JSON.stringify(body)).toBe(422);
  }
});
