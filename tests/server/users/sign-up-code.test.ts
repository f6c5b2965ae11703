import { Errors } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { UserSchema } from "#contract/schemas/user.ts";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { accountRow, atOnce, newcomer, mailedCode, refusal, sendCode, signUp, tally } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false, requireEmailCode: true } });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set("2026-11-21T12:00:00Z"));

test("U-01: the right code makes an account that may log in at once, with no more rights than anybody", async () => {
  await sendCode(server, "new@example.org", "012345");
  const answer = await signUp(server, newcomer(" New@Example.org ", { verification_code: "012345" }));
  expect(answer.statusCode).toBe(200);
  expect(Errors(UserSchema, answer.json())).toEqual([]);
  expect(answer.json()).toMatchObject({
    email: "new@example.org",
    full_name: "Han Meimei",
    is_superuser: false,
    is_active: true,
    email_verified: true,
    receive_updates: false,
    allow_data_for_training: false,
    privacy_preferences_updated_at: null,
  });
  expect(answer.body).not.toMatch(/hash|argon2/);
  expect((await accountRow(server, answer.json().id))?.password_hash).toMatch(/^\$argon2id\$/);
});

test.each(["012 345", "０１２３４５", "\u200b012345\u200b", "012\u2013345"])(
  "the code %j is the one that was mailed",
  async (typed) => {
    const email = `pasted-${crypto.randomUUID()}@example.org`;
    await sendCode(server, email, "012345");
    expect((await signUp(server, newcomer(email, { verification_code: typed }))).statusCode).toBe(200);
  },
);

test("A-07: a code that the caller chose opens nothing; the one in the mail confirms the address", async () => {
  const email = "victim@example.org";
  await server.post(`/api/v1/sign-up/check/${email}/123456`);
  const mailed = await mailedCode(server, email);
  const chosen = mailed === "123456" ? "654321" : "123456";
  const refused = [400, "Invalid verification code", "wrong_verification_code"];
  expect(refusal(await signUp(server, newcomer(email, { verification_code: chosen })))).toEqual(refused);
  const answer = await signUp(server, newcomer(email, { verification_code: mailed }));
  expect(answer.json()).toMatchObject({ email, email_verified: true });
  expect((await accountRow(server, answer.json().id))?.email_verified).toBe(true);
});

test("A-07: a sign-up that fails in the end uses no code up and confirms nothing", async () => {
  const email = "taken-meanwhile@example.org";
  await sendCode(server, email, "999999");
  const other = await server.addUser({ email });
  const form = newcomer(email, { verification_code: "999999" });
  expect((await signUp(server, form)).statusCode).toBe(400);
  expect((await accountRow(server, other.id))?.email_verified).toBe(false);
  await server.database.kysely.deleteFrom("account").where("id", "=", other.id).execute();
  expect((await signUp(server, form)).statusCode).toBe(200);
});

test("U-02: a wrong, expired, used or missing code, or another address's, is 400", async () => {
  const refused = [400, "Invalid verification code", "wrong_verification_code"];
  const attempt = async (email: string, verification_code?: string) =>
    refusal(await signUp(server, newcomer(email, { verification_code })));
  await sendCode(server, "two@example.org", "222222");
  expect(await attempt("two@example.org")).toEqual(refused);
  expect(await attempt("two@example.org", "")).toEqual(refused);
  expect(await attempt("two@example.org", "333333")).toEqual(refused);
  expect(await attempt("three@example.org", "222222")).toEqual(refused);
  server.clock.set("2026-11-21T12:05:01Z");
  expect(await attempt("two@example.org", "222222")).toEqual(refused);
  server.clock.set("2026-11-21T12:04:59Z");
  expect((await signUp(server, newcomer("two@example.org", { verification_code: "222222" }))).statusCode).toBe(200);
  expect(await attempt("two@example.org", "222222")).toEqual(refused);
});

test("U-03: of 16 codes tried at once five are compared, and then not even the right one is good", async () => {
  await sendCode(server, "guessed@example.org", "555555");
  const guesses = await atOnce(16, (index) =>
    signUp(server, newcomer("guessed@example.org", { verification_code: String(100_000 + index) })),
  );
  expect(tally(guesses)).toEqual({ 400: 16 });
  const late = await signUp(server, newcomer("guessed@example.org", { verification_code: "555555" }));
  expect(refusal(late)).toEqual([400, "Invalid verification code", "wrong_verification_code"]);
});

test("a form that is refused for another reason does not use the code up", async () => {
  await sendCode(server, "clumsy@example.org", "777777");
  const form = newcomer("clumsy@example.org", { verification_code: "777777" });
  expect((await signUp(server, { ...form, password: "password1" })).statusCode).toBe(422);
  expect((await signUp(server, { ...form, full_name: " " })).statusCode).toBe(422);
  expect((await signUp(server, form)).statusCode).toBe(200);
});

test("U-04, RC-05: of sign-ups with one code at once exactly one succeeds", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const email = `code-race-${round}@example.org`;
    await sendCode(server, email, "888888");
    const answers = await atOnce(5, () => signUp(server, newcomer(email, { verification_code: "888888" })));
    expect(tally(answers)).toEqual({ 200: 1, 400: 4 });
  }
});
