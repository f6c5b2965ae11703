import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { accountRow, atOnce, newcomer, refusal, sendCode, signUp, STRONG, tally } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
});
afterAll(() => server.close());

test("A-07: a code is checked where it is given, also where none is required", async () => {
  await sendCode(server, "given@example.org", "222222");
  const wrong = await signUp(server, newcomer("given@example.org", { verification_code: "000000" }));
  expect(refusal(wrong)).toEqual([400, "Invalid verification code", "wrong_verification_code"]);
  expect((await signUp(server, newcomer("given@example.org"))).statusCode).toBe(200);
});

test("U-04: an address with an account is 400, however it is written", async () => {
  await signUp(server, newcomer("taken@example.org"));
  for (const email of ["taken@example.org", " TAKEN@example.ORG", "ｔａｋｅｎ@example.org"]) {
    expect(refusal(await signUp(server, newcomer(email))), email).toEqual([
      400,
      "The user with this email already exists in the system.",
      "email_registered",
    ]);
  }
});

test(
  "RC-05: of sign-ups with one address at once exactly one succeeds, and none fails otherwise",
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < raceRounds(8); round += 1) {
      const answers = await atOnce(16, () => signUp(server, newcomer(`race-${round}@example.org`)));
      expect(tally(answers)).toEqual({ 200: 1, 400: 15 });
    }
    // More than may wait for a hash: those are told to come again.
    const crowd = tally(await atOnce(50, () => signUp(server, newcomer("crowd@example.org"))));
    expect(crowd[200]).toBe(1);
    expect((crowd[400] ?? 0) + (crowd[503] ?? 0)).toBe(49);
  },
);

test("U-05, G8: rights, ids and flags in the body are ignored, and the log says so by name", async () => {
  const lines: string[] = [];
  const logged = await startTestApp({ logLevel: "info", logTo: { write: (line) => lines.push(line) } });
  const wished = { id: "01890a5d-ac96-774b-bcce-b302099a8058", is_superuser: true, is_active: false };
  const more = { email_verified: true, hashed_password: "x", password_hash: "x", created_at: "2020-01-01T00:00:00Z" };
  const answer = await signUp(logged, newcomer("sly@example.org", { ...wished, ...more }));
  expect(answer.statusCode).toBe(200);
  const row = await accountRow(logged, answer.json().id);
  expect(row).toMatchObject({ is_superuser: false, is_active: true, email_verified: false });
  expect(row?.created_at).toBe("2026-11-21T12:00:00.000Z");
  expect(row?.id).not.toBe(wished.id);
  const line = lines.find((text) => text.includes("privileged fields ignored")) ?? "";
  for (const name of Object.keys({ ...wished, ...more })) expect(line).toContain(`"${name}"`);
  expect(lines.join("")).toContain("account created");
  expect(lines.join("")).not.toMatch(/sly@|Meimei|kettle/);
  await logged.close();
});

test("U-06, A-41: what the form would refuse is 422 with the field and a sentence, all at once", async () => {
  const attempt = async (fields: object) =>
    refusal(await signUp(server, { ...newcomer("six@example.org"), ...fields }));
  expect(await attempt({ full_name: "名".repeat(31) })).toEqual([
    422,
    ["body.full_name: Full Name must be at most 30 characters"],
  ]);
  expect(await attempt({ full_name: "  " })).toEqual([422, ["body.full_name: Full Name is required"]]);
  expect(await attempt({ full_name: undefined })).toEqual([422, ["body.full_name: Is required"]]);
  expect(await attempt({ confirm_password: "something else" })).toEqual([
    422,
    ["body.confirm_password: The passwords do not match"],
  ]);
  for (const password of ["1234567", "password1", "qwertyuiop", "six@example.org", "Qiying2026", "aaaaaaaaaa"]) {
    expect((await attempt({ password, confirm_password: password }))[0], password).toBe(422);
  }
  for (const email of [
    "",
    "six",
    "six@",
    "@six",
    "a b@example.org",
    "a@b,c@d",
    "x\r\nBcc:a@example.org",
    `${"a".repeat(250)}@b.uk`,
  ]) {
    expect((await attempt({ email }))[0], email).toBe(422);
  }
  const [, all] = await attempt({ email: "", full_name: "", password: "short", confirm_password: "long" });
  expect(all).toEqual([
    "body.email: Email is required",
    "body.full_name: Full Name is required",
    "body.password: Password must be at least 8 characters",
    "body.confirm_password: The passwords do not match",
  ]);
});

test("A-41: a confirmation is optional, and stored nowhere", async () => {
  const answer = await signUp(server, { email: "once@example.org", full_name: "Once", password: STRONG });
  expect(answer.statusCode).toBe(200);
  expect(JSON.stringify(await accountRow(server, answer.json().id))).not.toContain(STRONG);
});

test("A-40: sign-up takes any address of the simple pattern", async () => {
  for (const email of ["li+uk%home@localhost", "王@例子.中国", "a/b@example.org".replace("/", "-")]) {
    expect((await signUp(server, newcomer(email))).json().email, email).toBe(email);
  }
});

test("L-06: passwords differ also beyond the 72nd byte", async () => {
  const long = "n".repeat(50) + "坐".repeat(30);
  const first = await signUp(
    server,
    newcomer("long@example.org", { password: `${long}1`, confirm_password: `${long}1` }),
  );
  const hash = (await accountRow(server, first.json().id))?.password_hash ?? "";
  expect(await verify(hash, `${long}1`)).toBe(true);
  expect(await verify(hash, `${long}2`)).toBe(false);
});

test("signing up is limited by network, whether it succeeds or not", async () => {
  const limited = await startTestApp();
  const attempts = [];
  for (let index = 0; index < 26; index += 1) attempts.push(await signUp(limited, newcomer("limit@example.org")));
  expect(tally(attempts)).toEqual({ 200: 1, 400: 24, 429: 1 });
  expect(Number(attempts.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  await limited.close();
});
