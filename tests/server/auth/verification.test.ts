import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMailedToken } from "../../../src/server/accounts/mailed-token-store.ts";
import { redeemCode, sweepCodes } from "../../../src/server/accounts/verification-code-store.ts";
import { CORE_ONLY } from "../../support/scope.ts";
import { SECRET_KEY, startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("truncate rate_limit, sign_up_code, mail_job");
});

const codeOf = (text: string) => /^\d{6}$/m.exec(text)?.[0];
const send = (email: string, code: string, app = server, headers = {}) =>
  app.post(`/api/v1/sign-up/check/${encodeURIComponent(email)}/${encodeURIComponent(code)}`, undefined, headers);
const redeem = (email: string, code: string) =>
  redeemCode(server.database.kysely, { email, code, now: server.clock.now(), secretKey: SECRET_KEY });
const confirm = (token: string, app = server) => app.post("/api/v1/confirm-email", { token });
const isVerified = async (id: string) =>
  (await server.database.pool.query("select email_verified from account where id = $1", [id])).rows[0].email_verified;

test("V-01: a new and an existing address answer alike; only the new one gets a code", async () => {
  const user = await server.addUser();
  const answers = [await send("new@example.org", "123456"), await send(user.email, "654321")];
  const [first, second] = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]);
  expect(first).toEqual(second);
  expect(answers[0]?.json()).toEqual({ message: "Verification code sent" });
  const mails = await server.mails();
  const toNew = mails.find(({ to }) => to === "new@example.org");
  const toKnown = mails.find(({ to }) => to === user.email);
  expect(mails).toHaveLength(2);
  expect(codeOf(toNew?.text ?? "")).toBe("123456");
  expect(toNew?.subject).not.toContain("123456");
  expect(toKnown?.text).not.toContain("654321");
  expect(toKnown?.text).toContain("https://qiying.example/login");
  expect(toKnown?.text).toContain("https://qiying.example/recover-password");
});

test("A-07: the mail is in the language of the form", async () => {
  await send("a@example.org", "123456", server, { "accept-language": "en-GB" });
  await send("b@example.org", "123456", server, { "accept-language": "zh-CN" });
  const mails = await server.mails();
  expect(mails.find(({ to }) => to === "a@example.org")?.subject).toBe("Your Qiying verification code");
  expect(mails.find(({ to }) => to === "b@example.org")?.subject).toBe("你的栖英验证码");
});

const noCodes = ["12345", "1234567", "12345a", "１２３４５６", "<b>1</b>", "http:evil", "123456\n", " 123456", "%00"];

test.each(noCodes)("V-02: %j is no code, and no mail carries it", async (code) => {
  const answer = await send("new@example.org", code);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0].loc).toEqual(["path", "code"]);
  expect(await server.mails()).toEqual([]);
});

test("V-03: one code a minute for one address, however it is written", async () => {
  expect((await send("new@example.org", "111111")).statusCode).toBe(200);
  const again = await send("New@Example.org", "222222");
  expect(again.statusCode).toBe(429);
  expect(again.headers["retry-after"]).toBe("60");
  server.clock.set("2026-11-21T12:01:00Z");
  expect((await send("new@example.org", "222222")).statusCode).toBe(200);
});

test("V-03: five codes in half an hour for one address, also for one with an account", async () => {
  const user = await server.addUser();
  for (const email of ["new@example.org", user.email]) {
    const statuses: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      server.clock.set(`2026-11-21T12:0${minute}:00Z`);
      statuses.push((await send(email, "111111")).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test("V-03: twenty-five codes in five minutes from one network", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 26; index += 1) {
    statuses.push((await send(`new-${index}@example.org`, "111111")).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
  expect(statuses[25]).toBe(429);
});

test.skipIf(CORE_ONLY)("V-03: five hundred codes in an hour for everybody together", async () => {
  const proxied = await startTestApp({ settings: { trustedProxies: ["127.0.0.1"] } });
  const from = (index: number) => ({ "x-forwarded-for": `192.0.${index >> 8}.${index & 255}` });
  const sendFrom = (index: number) => send(`new-${index}@example.org`, "111111", proxied, from(index));
  for (let index = 0; index < 500; index += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, more) => sendFrom(index + more)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  expect((await sendFrom(500)).statusCode).toBe(429);
  await proxied.close();
});

test("W-01: RATE_LIMITS=off lifts the pause between codes, never the five tries of one", async () => {
  const open = await startTestApp({ settings: { rateLimits: false } });
  for (const code of ["111111", "222222", "333333"]) {
    expect((await send("new@example.org", code, open)).statusCode).toBe(200);
  }
  const given = { email: "new@example.org", now: open.clock.now(), secretKey: SECRET_KEY };
  for (let guess = 0; guess < 5; guess += 1) await redeemCode(open.database.kysely, { ...given, code: "000000" });
  expect((await redeemCode(open.database.kysely, { ...given, code: "333333" })).ok).toBe(false);
  await open.close();
});

const plausible = [
  "first+tag@example.org",
  "100%@example.org",
  "李雷@例子.广告",
  `${"a".repeat(64)}@${"b".repeat(185)}.org`,
];

test.each(plausible)("V-04: %s is written to as it is", async (email) => {
  expect((await send(email, "123456")).statusCode).toBe(200);
  const [mail] = await server.mails();
  expect(codeOf(mail?.text ?? "")).toBe("123456");
  expect((await redeem(email, "123456")).ok).toBe(true);
});

const implausible = [
  "a/b@example.org",
  '"a b"@example.org',
  "a@b,c@d",
  "a@example.org;b@example.org",
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org\n",
  "a@example.org\0",
  "<a@example.org>",
  "a example@example.org",
  "a\u202e@example.org",
  // Narrowed, these are a second @ and a space.
  "a\uff20example.org@example.com",
  "a\u00a8b@example.org",
  "no-at",
  "@example.org",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(253)}`,
];

test.each(implausible)("V-04: %j is no address, and never another route", async (email) => {
  const answer = await send(email, "123456");
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0].loc).toEqual(["path", "email"]);
  expect(await server.mails()).toEqual([]);
});

test("V-05: only the newest code is good, once, for its own address, and for five minutes", async () => {
  await send("new@example.org", "111111");
  server.clock.set("2026-11-21T12:01:00Z");
  await send("new@example.org", "222222");
  expect(await redeem("new@example.org", "111111")).toEqual({ ok: false, confirmed: false });
  expect(await redeem("other@example.org", "222222")).toEqual({ ok: false, confirmed: false });
  expect(await redeem("new@example.org", "222222")).toEqual({ ok: true, confirmed: false });
  expect(await redeem("new@example.org", "222222")).toEqual({ ok: false, confirmed: false });
  server.clock.set("2026-11-21T12:02:00Z");
  await send("new@example.org", "333333");
  server.clock.set("2026-11-21T12:07:00Z");
  expect(await redeem("new@example.org", "333333")).toEqual({ ok: false, confirmed: false });
});

test("V-05: a code that was overtaken before its mail went out is not mailed", async () => {
  await send("new@example.org", "111111");
  server.clock.set("2026-11-21T12:01:00Z");
  await send("new@example.org", "222222");
  expect((await server.mails()).map(({ text }) => codeOf(text))).toEqual(["222222"]);
});

test("U-03: after five tries no code is right until a new one is mailed", async () => {
  await send("new@example.org", "111111");
  for (let guess = 0; guess < 5; guess += 1) expect((await redeem("new@example.org", "000000")).ok).toBe(false);
  expect((await redeem("new@example.org", "111111")).ok).toBe(false);
  server.clock.set("2026-11-21T12:01:00Z");
  await send("new@example.org", "222222");
  expect((await redeem("new@example.org", "222222")).ok).toBe(true);
});

test("U-03, RC-04: of twenty guesses at once five are compared", async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.database.pool.query("truncate rate_limit");
    await send("new@example.org", "111111");
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => redeem("new@example.org", `00000${n % 10}`)),
    );
    expect(guesses.filter(({ ok }) => ok)).toEqual([]);
    const { rows } = await server.database.pool.query("select wrong_tries from sign_up_code");
    expect(rows).toEqual([{ wrong_tries: 5 }]);
  }
});

test("RC-04: of twenty sign-ups with the right code at once one has it", async () => {
  await send("new@example.org", "111111");
  const all = await Promise.all(Array.from({ length: 20 }, () => redeem("new@example.org", "111111")));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
});

test("SG-06: the database has neither the code nor the link of a code mail in plain text", async () => {
  await send("new@example.org", "314159");
  const { rows } = await server.database.pool.query(
    "select row_to_json(sign_up_code)::text as row from sign_up_code union all select row_to_json(mail_job)::text from mail_job",
  );
  const hexOfCode = Buffer.from("314159").toString("hex");
  expect(rows).toHaveLength(2);
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`314159|${hexOfCode}`));
});

test("A-07: the link in the code mail proves the mailbox before signing up, and after it", async () => {
  await send("early@example.org", "111111");
  await send("late@example.org", "222222");
  const mails = await server.mails();
  const tokenTo = (email: string) =>
    tokenIn(
      mails.find(({ to }) => to === email)!,
      "/confirm-email",
    );
  expect((await confirm(tokenTo("early@example.org"))).json()).toEqual({ message: "Email confirmed" });
  expect(await redeem("early@example.org", "111111")).toEqual({ ok: true, confirmed: true });
  expect(await redeem("late@example.org", "222222")).toEqual({ ok: true, confirmed: false });
  const late = await server.addUser({ email: "late@example.org" });
  server.clock.set("2026-11-22T11:59:59Z");
  expect((await confirm(tokenTo("late@example.org"))).statusCode).toBe(200);
  expect(await isVerified(late.id)).toBe(true);
  expect((await confirm(tokenTo("late@example.org"))).statusCode).toBe(200);
  server.clock.set("2026-11-22T12:00:00Z");
  expect((await confirm(tokenTo("late@example.org"))).json()).toEqual({
    detail: "Invalid token",
    code: "invalid_link",
  });
});

test("the link in the mail after a change of address proves that address, as long as it is the account's", async () => {
  const user = await server.addUser();
  const wanted = { accountId: user.id, purpose: "confirm-email", now: server.clock.now(), livesSeconds: 60 } as const;
  const add = (email: string) => addMailedToken(server.database.kysely, { ...wanted, email, replaces: false });
  const stale = await confirm(await add("before@example.org"));
  expect([stale.statusCode, stale.json()]).toEqual([400, { detail: "Invalid token", code: "invalid_link" }]);
  expect(await isVerified(user.id)).toBe(false);
  const token = await add(user.email);
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(200);
  expect(await isVerified(user.id)).toBe(true);
});

test("P-13: bad tokens of confirmation links are counted, good ones are not", async () => {
  await send("new@example.org", "111111");
  const token = tokenIn((await server.mails())[0]!, "/confirm-email");
  for (let index = 0; index < 30; index += 1) expect((await confirm(token)).statusCode).toBe(200);
  for (let index = 0; index < 25; index += 1) expect((await confirm(`bad-${index}`)).statusCode).toBe(400);
  expect((await confirm(token)).statusCode).toBe(429);
});

test("sweeping takes codes whose link is dead too", async () => {
  const db = server.database.kysely;
  await send("new@example.org", "111111");
  await sweepCodes(db, "2026-11-22T11:59:59.999Z");
  expect(await db.selectFrom("sign_up_code").selectAll().execute()).toHaveLength(1);
  await sweepCodes(db, "2026-11-22T12:00:00Z");
  expect(await db.selectFrom("sign_up_code").selectAll().execute()).toHaveLength(0);
});
