import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CORE_ONLY, raceRounds } from "../../support/scope.ts";
import { addMailedToken } from "../../../src/server/accounts/mailed-token-store.ts";
import { checkCode, isNewestCode, newCode, redeemCode } from "../../../src/server/accounts/verification-code-store.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import { clearMails, mailedCode } from "../users/support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from rate_limit; delete from sign_up_code; delete from delivery");
});

const codeOf = (text: string) => /^\d{6}$/m.exec(text)?.[0];
const send = (email: string, formal = "000000", app = server, headers = {}) =>
  app.post(`/api/v1/sign-up/check/${encodeURIComponent(email)}/${encodeURIComponent(formal)}`, undefined, headers);

/** Has a code mailed, and answers it. */
async function codeFor(email: string, app = server): Promise<string> {
  expect((await send(email, "000000", app)).statusCode).toBe(200);
  return (await mailedCode(app, email)) ?? "";
}

/** Another one than this. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Does what a sign-up does with a code. */
async function redeem(email: string, code: string, app = server): Promise<boolean> {
  const db = app.database.kysely;
  const hash = await checkCode(db, { email, code, now: app.clock.now(), secretKeys: SECRET_KEYS });
  return hash !== null && db.transaction().execute((trx) => redeemCode(trx, { email, hash }));
}
const confirm = (token: string, app = server) => app.post("/api/v1/confirm-email", { token });
const isVerified = async (id: string) =>
  (await server.database.pool.query("select email_verified from account where id = $1", [id])).rows[0].email_verified;

test("V-01: a new and an existing address answer alike; only the new one gets a code", async () => {
  const user = await server.addUser();
  const answers = [await send("new@example.org"), await send(user.email)];
  const codes = [await mailedCode(server, "new@example.org"), await mailedCode(server, user.email)];
  const [first, second] = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]);
  expect(first).toEqual(second);
  expect(answers[0]?.json()).toEqual({ message: "Verification code sent" });
  const mails = await server.mails();
  const toNew = mails.find(({ to }) => to === "new@example.org");
  const toKnown = mails.find(({ to }) => to === user.email);
  expect(mails).toHaveLength(2);
  expect(codeOf(toNew?.text ?? "")).toBe(codes[0]);
  expect(toNew?.subject).not.toContain(codes[0]);
  expect(toKnown?.text).not.toContain(codes[1]);
  expect(toKnown?.text).toContain("https://qiying.example/login");
  expect(toKnown?.text).toContain("https://qiying.example/recover-password");
});

test("A-07: the mail is in the language of the form", async () => {
  await send("a@example.org", "000000", server, { "accept-language": "en-GB" });
  await send("b@example.org", "000000", server, { "accept-language": "zh-CN" });
  const mails = await server.mails();
  expect(mails.find(({ to }) => to === "a@example.org")?.subject).toBe("Your Qiying verification code");
  expect(mails.find(({ to }) => to === "b@example.org")?.subject).toBe("你的栖英验证码");
});

test("A-07: the server makes the code; the one in the address is in no mail and opens nothing", async () => {
  const email = "new@example.org";
  let chosen = 0;
  for (let round = 0; round < 3; round += 1) {
    await server.database.pool.query("delete from rate_limit; delete from sign_up_code; delete from delivery");
    await send(email, "123456");
    const mailed = await mailedCode(server, email);
    const [mail] = await server.mails();
    expect(codeOf(mail?.text ?? "")).toBe(mailed);
    if (mailed === "123456") chosen += 1;
    else expect(await redeem(email, "123456")).toBe(false);
    expect(await redeem(email, mailed ?? "")).toBe(true);
  }
  // By chance once in a million, never three times.
  expect(chosen).toBeLessThan(3);
});

test("A-07: codes have six digits, leading noughts included, and are spread over all of them", () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
});

const noCodes = ["12345", "1234567", "12345a", "１２３４５６", "<b>1</b>", "http:evil", "123456\n", " 123456", "%00"];

test.each(noCodes)("V-02: %j is no code, and nothing is mailed for it", async (code) => {
  const answer = await send("new@example.org", code);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0].loc).toEqual(["path", "code"]);
  expect(await server.mails()).toEqual([]);
});

test("V-03: one code a minute for one address, however it is written", async () => {
  expect((await send("new@example.org")).statusCode).toBe(200);
  const again = await send("New@Example.org");
  expect(again.statusCode).toBe(429);
  expect(again.headers["retry-after"]).toBe("60");
  server.clock.set("2026-11-21T12:01:00Z");
  expect((await send("new@example.org")).statusCode).toBe(200);
});

test("V-03: five codes in half an hour for one address, also for one with an account", async () => {
  const user = await server.addUser();
  for (const email of ["new@example.org", user.email]) {
    const statuses: number[] = [];
    let mailed = 0;
    for (let minute = 0; minute < 6; minute += 1) {
      server.clock.set(`2026-11-21T12:0${minute}:00Z`);
      statuses.push((await send(email)).statusCode);
      mailed += (await server.mails()).filter(({ to }) => to === email).length;
    }
    // The sixth is not mailed: the fifth code is good for longer, so that nobody keeps the address's owner from signing up.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(mailed).toBe(5);
  }
});

test("V-03: sixty codes at once from one network, then it is slowed by a second and more", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    statuses.push((await send(`new-${index}@example.org`)).statusCode);
    if (index === 30) await server.mails();
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses[60]).toBe(429);
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  expect((await send("new-60@example.org")).statusCode).toBe(200);
});

const FLOODERS = ["192.0.2.1", "198.51.100.1"];

test.skipIf(CORE_ONLY)("V-03: two addresses that ask for all they can get take nothing from anybody else", async () => {
  const proxied = await startTestApp({ settings: { trustedProxies: ["127.0.0.1"] } });
  let asked = 0;
  const from = (address: string) =>
    send(`new-${(asked += 1)}@example.org`, "000000", proxied, { "x-forwarded-for": address });
  // An hour of twenty-five in five minutes each: more than the pot that all share.
  const statuses: number[] = [];
  for (let minute = 0; minute < 60; minute += 5) {
    proxied.clock.set(new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString());
    for (let index = 0; index < 25; index += 1) {
      const answers = await Promise.all(FLOODERS.map(from));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
  }
  // What each network and the pot let through in an hour.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2 * 10 + 600);
  expect(statuses).toContain(429);
  // Somebody else has what is theirs, and beyond that waits for seconds.
  for (let index = 0; index < 20; index += 1) {
    const email = `honest-${index}@example.org`;
    const ask = () => send(email, "000000", proxied, { "x-forwarded-for": "203.0.113.7" });
    const first = await ask();
    if (first.statusCode === 200) continue;
    expect([index >= 10, Number(first.headers["retry-after"]) <= 8]).toEqual([true, true]);
    proxied.clock.set(new Date(proxied.clock.now().getTime() + 8000).toISOString());
    expect((await ask()).statusCode).toBe(200);
  }
  await proxied.close();
});

test("V-03: the networks of one IPv6 customer have one share", async () => {
  const proxied = await startTestApp({ settings: { trustedProxies: ["127.0.0.1"] } });
  for (let index = 1; index <= 10; index += 1) {
    const address = { "x-forwarded-for": `2001:db8:1:${index}::1` };
    expect((await send(`new-${index}@example.org`, "000000", proxied, address)).statusCode).toBe(200);
  }
  const { rows } = await proxied.database.pool.query("select count from rate_limit where name = 'codeNetworkShare'");
  expect(rows).toEqual([{ count: 10 }]);
  await proxied.close();
});

test("V-03: what is refused for want of a share costs the address neither its minute nor its five", async () => {
  const proxied = await startTestApp({ settings: { trustedProxies: ["127.0.0.1"] } });
  const { pool } = proxied.database;
  const from = (email: string, address: string) => send(email, "000000", proxied, { "x-forwarded-for": address });
  for (let index = 0; index < 10; index += 1) await from(`new-${index}@example.org`, "192.0.2.1");
  await from("one-more@example.org", "192.0.2.1");
  const fullAt = new Date(proxied.clock.now().getTime() + 12 * 60_000).toISOString();
  await pool.query("update rate_limit set resets_at = $1 where name = 'codeSharedPot' and blocked_until is null", [
    fullAt,
  ]);
  expect((await from("waiting@example.org", "192.0.2.1")).statusCode).toBe(429);
  expect((await from("waiting@example.org", "203.0.113.7")).statusCode).toBe(200);
  await proxied.close();
});

test("W-01: RATE_LIMITS=off lifts the pause between codes, never the five tries of one", async () => {
  const open = await startTestApp({ settings: { rateLimits: false } });
  let code = "";
  for (let again = 0; again < 3; again += 1) code = await codeFor("new@example.org", open);
  for (let guess = 0; guess < 5; guess += 1) await redeem("new@example.org", not(code), open);
  expect(await redeem("new@example.org", code, open)).toBe(false);
  await open.close();
});

const plausible = [
  "first+tag@example.org",
  "100%@example.org",
  "李雷@例子.广告",
  `${"a".repeat(64)}@${"b".repeat(185)}.org`,
];

test.each(plausible)("V-04: %s is written to as it is", async (email) => {
  const code = await codeFor(email);
  const [mail] = await server.mails();
  expect(codeOf(mail?.text ?? "")).toBe(code);
  expect(await redeem(email, code)).toBe(true);
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
  // Narrowed, these are a second @ and a space.
  "a\uff20example.org@example.com",
  "a\u00a8b@example.org",
  "no-at",
  "@example.org",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(253)}`,
];

test.each(implausible)("V-04: %j is no address, and never another route", async (email) => {
  const answer = await send(email);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0].loc).toEqual(["path", "email"]);
  expect(await server.mails()).toEqual([]);
});

test("V-05: only the newest code is good, once, for its own address, and for five minutes", async () => {
  const first = await codeFor("new@example.org");
  server.clock.set("2026-11-21T12:01:00Z");
  await clearMails(server);
  const second = await codeFor("new@example.org");
  if (first !== second) expect(await redeem("new@example.org", first)).toBe(false);
  expect(await redeem("other@example.org", second)).toBe(false);
  expect(await redeem("new@example.org", second)).toBe(true);
  expect(await redeem("new@example.org", second)).toBe(false);
  server.clock.set("2026-11-21T12:02:00Z");
  await clearMails(server);
  const third = await codeFor("new@example.org");
  server.clock.set("2026-11-21T12:07:00Z");
  expect(await redeem("new@example.org", third)).toBe(false);
});

test("V-05: a code that was overtaken before its mail went out is not mailed", async () => {
  await send("new@example.org");
  await send("other@example.org");
  server.clock.set("2026-11-21T12:01:00Z");
  await send("new@example.org");
  const mailed = await server.mails();
  expect(mailed.map(({ to }) => to).toSorted()).toEqual(["new@example.org", "other@example.org"]);
  const code = codeOf(mailed.find(({ to }) => to === "new@example.org")?.text ?? "") ?? "";
  expect(await isNewestCode(server.database.kysely, { email: "new@example.org", code, secretKeys: SECRET_KEYS })).toBe(
    true,
  );
});

test("U-03: after five tries no code is right until a new one is mailed", async () => {
  const code = await codeFor("new@example.org");
  for (let guess = 0; guess < 5; guess += 1) expect(await redeem("new@example.org", not(code))).toBe(false);
  expect(await redeem("new@example.org", code)).toBe(false);
  server.clock.set("2026-11-21T12:01:00Z");
  await clearMails(server);
  expect(await redeem("new@example.org", await codeFor("new@example.org"))).toBe(true);
});

test("U-03, RC-04: of twenty guesses at once five are compared", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    await server.database.pool.query("delete from rate_limit; delete from delivery");
    const code = await codeFor("new@example.org");
    const guesses = await Promise.all(Array.from({ length: 20 }, () => redeem("new@example.org", not(code))));
    expect(guesses.filter(Boolean)).toEqual([]);
    const { rows } = await server.database.pool.query("select wrong_tries from sign_up_code");
    expect(rows).toEqual([{ wrong_tries: 5 }]);
  }
});

test("RC-04: of twenty sign-ups with the right code at once one has it", async () => {
  const code = await codeFor("new@example.org");
  const all = await Promise.all(Array.from({ length: 20 }, () => redeem("new@example.org", code)));
  expect(all.filter(Boolean)).toHaveLength(1);
});

test("SG-06: the database has no code in plain text", async () => {
  const code = await codeFor("new@example.org");
  const { rows } = await server.database.pool.query(
    "select row_to_json(sign_up_code)::text as row from sign_up_code union all select row_to_json(delivery)::text from delivery",
  );
  const hexOfCode = Buffer.from(code).toString("hex");
  expect(rows).toHaveLength(2);
  // Digits stand in hashes and times by chance: a text of its own is what must not be there.
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`\\b${code}\\b|${hexOfCode}`));
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
  const user = await server.addUser();
  await server.post("/api/v1/users/me/confirmation-mail", undefined, user.headers());
  const token = tokenIn((await server.mails())[0]!, "/confirm-email");
  for (let index = 0; index < 30; index += 1) expect((await confirm(token)).statusCode).toBe(200);
  for (let index = 0; index < 25; index += 1) expect((await confirm(`bad-${index}`)).statusCode).toBe(400);
  const bad = await confirm("bad-25");
  expect([bad.statusCode, bad.headers["retry-after"]]).toEqual([429, "12"]);
  expect((await confirm(token)).statusCode).toBe(200);
});

test("sweeping takes codes that are too old", async () => {
  const db = server.database.kysely;
  await send("new@example.org");
  await sweepTable(db, "sign_up_code", "2026-11-21T12:04:59.999Z");
  expect(await db.selectFrom("sign_up_code").selectAll().execute()).toHaveLength(1);
  await sweepTable(db, "sign_up_code", "2026-11-21T12:05:00Z");
  expect(await db.selectFrom("sign_up_code").selectAll().execute()).toHaveLength(0);
});
