import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { accountRow, atOnce, clearMails, mails, patch, refusal, sessionCount, STRONG, tally } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await clearMails(server);
});

function change(user: TestUser, fields: Record<string, unknown> = {}) {
  const body = { current_password: user.password, new_password: STRONG, confirm_password: STRONG, ...fields };
  return patch(server, "me/password", body, user.headers());
}

test("UA-10: a wrong current password is 400, and only wrong ones are counted", async () => {
  const user = await server.addUser();
  for (let index = 0; index < 12; index += 1) {
    expect((await change(user, { new_password: user.password, confirm_password: user.password })).statusCode).toBe(400);
  }
  const guesses = await atOnce(14, () => change(user, { current_password: "not this one" }));
  expect(tally(guesses)).toEqual({ 400: 10, 429: 4 });
  expect(refusal(guesses.find(({ statusCode }) => statusCode === 400)!)).toEqual([
    400,
    "Incorrect password",
    "wrong_password",
  ]);
  expect((await change(user)).statusCode).toBe(429);
  server.clock.set("2026-11-21T12:10:01Z");
  expect((await change(user)).statusCode).toBe(200);
});

test("UA-11: the same one is 400; one that differs from its confirmation or is weak is 422", async () => {
  const user = await server.addUser({ email: "herons.lake@example.org", full_name: "Zhang Xiaoming" });
  const attempt = async (new_password: string, confirm_password: string | undefined = new_password) =>
    refusal(await change(user, { new_password, confirm_password }));
  expect(await attempt(user.password)).toEqual([
    400,
    "New password cannot be the same as the current one",
    "same_password",
  ]);
  expect(await attempt(STRONG, "something else")).toEqual([422, ["body.confirm_password: The passwords do not match"]]);
  expect(await attempt("1234567")).toEqual([422, ["body.new_password: Password must be at least 8 characters"]]);
  for (const weak of ["password123", "iloveyou1", "herons.lake@example.org", "zhangxiaoming", "x".repeat(129)]) {
    expect((await attempt(weak))[0], weak).toBe(422);
  }
  expect((await change(user, { current_password: "x".repeat(129) })).statusCode).toBe(422);
  expect((await accountRow(server, user.id))?.updated_at).toBe("2026-11-21T12:00:00.000Z");
  expect(await mails(server)).toEqual([]);
});

test("UA-12: other sessions end, this one lives, reset links die, and the owner is told", async () => {
  const user = await server.addUser({ language: "en" });
  await user.signIn({ remember: true });
  const other = await server.addUser();
  await server.database.kysely
    .insertInto("mailed_token")
    .values({
      token_hash: Buffer.alloc(32),
      account_id: user.id,
      purpose: "reset-password",
      email: user.email,
      expires_at: "2026-11-21T13:00:00Z",
    })
    .execute();
  const answer = await change(user);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Password updated successfully" }]);
  expect(await sessionCount(server, user.id)).toBe(1);
  expect((await server.get("/api/v1/users/me", user.headers())).statusCode).toBe(200);
  expect(await sessionCount(server, other.id)).toBe(1);
  expect(await mails(server)).toEqual([{ kind: "password-changed", email: user.email, by: "owner", language: "en" }]);
  expect(await server.database.kysely.selectFrom("mailed_token").selectAll().execute()).toEqual([]);
  const hash = (await accountRow(server, user.id))?.password_hash ?? "";
  expect([await verify(hash, STRONG), await verify(hash, user.password)]).toEqual([true, false]);
});

test("of two changes at once exactly one is made, and the other learns that its password is none any more", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const user = await server.addUser();
    const wanted = ["a lantern for 7 herons", "a lantern for 8 herons"];
    const answers = await Promise.all(
      wanted.map((new_password) => change(user, { new_password, confirm_password: undefined })),
    );
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
    const made = wanted[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? "";
    expect(await verify((await accountRow(server, user.id))?.password_hash ?? "", made)).toBe(true);
  }
});

test("G1: a password is not changed without a session", async () => {
  expect(refusal(await patch(server, "me/password", { current_password: "a", new_password: STRONG }, {}))).toEqual([
    401,
    "Not authenticated",
    "not_authenticated",
  ]);
});
