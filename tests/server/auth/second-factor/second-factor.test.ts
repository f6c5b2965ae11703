import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sealText, openText } from "../../../../src/server/sealed-text.ts";
import { addRoomOf } from "../../listings/support.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { atOnce, clearMails, mails, patch, refusal, remove, tally } from "../../users/support.ts";
import { codeNow, secondFactorOf } from "./support.ts";

let server: TestApp;
let root: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  root = await server.addUser({ is_superuser: true });
  await clearMails(server);
});

const OWN = "/api/v1/users/me/second-factor";
const NEEDED = [403, "Please enter a code of your authenticator app", "second_factor_needed"];
const WRONG = [400, "This code is wrong, or was used before", "wrong_second_factor"];

function later(minutes: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
}

/** Sends a code to one of the calls that take one. */
function send(to: string, code: string, headers = root.headers()) {
  return server.post(`${OWN}/${to}`, { code }, headers);
}

const listed = (headers = root.headers()) => server.get("/api/v1/users/", headers);
const state = async () => (await server.get(OWN, root.headers())).json();

/** Another device of the same superuser. */
async function elsewhere(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await root.signIn()).access_token}` };
}

/** Turns it on as a page does. */
async function enrol(who = root): Promise<{ secret: Buffer; codes: string[] }> {
  const begun = (await server.post(OWN, {}, who.headers())).json<{ secret: string }>();
  const secret = bytesOf(begun.secret);
  const confirmed = await send("confirm", codeNow(server, secret), who.headers());
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { secret, codes: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test("A-79: a superuser who has not turned it on acts as ever", async () => {
  expect((await listed()).statusCode).toBe(200);
  expect(await state()).toEqual({ since: null, recovery_codes_left: 0, is_needed: false });
  expect(refusal(await send("step-up", "123456"))).toEqual([409, "There is no second factor", "second_factor_off"]);
});

test("A-79: turned on by a first code, it leaves this session alone and takes the rights of the others", async () => {
  const other = await elsewhere();
  const begun = (await server.post(OWN, {}, root.headers())).json<{ secret: string; otpauth_url: string }>();
  expect(new URL(begun.otpauth_url).searchParams.get("secret")).toBe(begun.secret);
  // Before a code is confirmed it asks nothing of anybody, and another beginning takes its place.
  expect((await listed(other)).statusCode).toBe(200);
  expect(refusal(await send("confirm", "000000"))).toEqual(WRONG);
  const { codes } = await enrol();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect((await listed()).statusCode).toBe(200);
  expect(refusal(await listed(other))).toEqual(NEEDED);
  expect(await state()).toEqual({ since: server.clock.now().toISOString(), recovery_codes_left: 10, is_needed: false });
  expect(refusal(await server.post(OWN, {}, root.headers()))[2]).toBe("second_factor_on");
  const exported = (await server.get("/api/v1/users/me/export", root.headers())).json<{ second_factor: object }>();
  expect(exported.second_factor).toEqual({ since: server.clock.now().toISOString(), recovery_codes_left: 10 });
  const [mail] = await server.mails();
  expect([mail?.to, mail?.text]).toEqual([root.email, expect.stringContaining("刚刚开启了二次验证")]);
});

test("A-79: both logins answer as ever, with a second factor too; what they start is no superuser's before a code", async () => {
  const before = await server.post("/api/v1/login", { username: root.email, password: root.password });
  const { secret } = await enrol();
  const after = await server.post("/api/v1/login", { username: root.email, password: root.password });
  const form = await server.app.inject({
    method: "POST",
    url: "/api/v1/login/access-token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username: root.email, password: root.password }).toString(),
  });
  expect([before.statusCode, after.statusCode, form.statusCode]).toEqual([200, 200, 200]);
  expect(Object.keys(after.json())).toEqual(Object.keys(before.json()));
  expect(Object.keys(form.json())).toEqual(["access_token", "token_type"]);
  for (const login of [after, form]) {
    const headers = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
    expect((await server.get("/api/v1/users/me", headers)).json()).toMatchObject({ id: root.id, is_superuser: true });
    expect(refusal(await listed(headers))).toEqual(NEEDED);
    later(1);
    expect((await send("step-up", codeNow(server, secret), headers)).statusCode).toBe(200);
    expect((await listed(headers)).statusCode).toBe(200);
  }
});

test("A-79: one session is stepped up for eight hours, renewed or not; others are not, and a logout ends it", async () => {
  const { secret } = await enrol();
  const [tokens, other] = [await root.signIn(), await elsewhere()];
  const here = { authorization: `Bearer ${tokens.access_token}` };
  later(1);
  const answer = await send("step-up", codeNow(server, secret), here);
  const until = new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString();
  expect(answer.json()).toEqual({ stepped_up_until: until, recovery_codes_left: 10 });
  expect(refusal(await listed(other))).toEqual(NEEDED);
  const refreshed = async (refresh_token: string) => {
    const renewed = await server.post("/api/v1/refresh", { refresh_token });
    return renewed.json<{ access_token: string; refresh_token: string }>();
  };
  later(8 * 60 - 1);
  const renewed = await refreshed(tokens.refresh_token);
  expect((await listed({ authorization: `Bearer ${renewed.access_token}` })).statusCode).toBe(200);
  later(1);
  const again = await refreshed(renewed.refresh_token);
  expect(refusal(await listed({ authorization: `Bearer ${again.access_token}` }))).toEqual(NEEDED);
  await server.post("/api/v1/logout", { refresh_token: again.refresh_token });
  expect(refusal(await listed(await elsewhere()))).toEqual(NEEDED);
});

test("A-79: a new password ends it, in the session that stays too", async () => {
  await enrol();
  const body = { current_password: root.password, new_password: "a kettle for 7 herons" };
  expect((await patch(server, "me/password", body, root.headers())).statusCode).toBe(200);
  expect(refusal(await listed())).toEqual(NEEDED);
});

test("A-79: no code is taken twice, nor one before it, however many calls bring it at once", async () => {
  const { secret } = await enrol();
  // The one that turned it on.
  expect(refusal(await send("step-up", codeNow(server, secret)))).toEqual(WRONG);
  later(2);
  const code = codeNow(server, secret, 1);
  expect(tally(await atOnce(4, () => send("step-up", code)))).toEqual({ 200: 1, 400: 3 });
  expect(refusal(await send("step-up", codeNow(server, secret)))).toEqual(WRONG);
});

test.each([
  ["full-width digits", (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
  ["blanks", (code: string) => ` ${code.slice(0, 3)}\u00a0${code.slice(3)}\n`],
  ["invisible characters", (code: string) => `\u200b${code.slice(0, 2)}\u2060${code.slice(2)}\ufeff`],
  ["hyphens", (code: string) => `${code.slice(0, 3)}–${code.slice(3)}`],
])("A-79: a code with %s is the code", async (_, written) => {
  const { secret, codes } = await enrol();
  later(1);
  expect((await send("step-up", written(codeNow(server, secret)))).statusCode).toBe(200);
  expect((await send("step-up", written(codes[0]!.toLowerCase()))).statusCode).toBe(200);
});

test("A-79: a recovery code stands in for the app once; new ones end all others", async () => {
  const { secret, codes } = await enrol();
  const here = await elsewhere();
  expect((await send("step-up", codes[0]!, here)).json()).toMatchObject({ recovery_codes_left: 9 });
  expect((await listed(here)).statusCode).toBe(200);
  expect(refusal(await send("step-up", codes[0]!))).toEqual(WRONG);
  // 0 and 1 are no signs of a code: who reads them means O and I.
  const misread = codes.slice(1).find((code) => /[OI]/.test(code));
  if (misread !== undefined)
    expect((await send("step-up", misread.replaceAll("O", "0").replaceAll("I", "1"))).statusCode).toBe(200);
  await server.mails();
  later(1);
  const renewed = await send("recovery-codes", codeNow(server, secret));
  const fresh = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
  expect([fresh.length, (await state()).recovery_codes_left]).toEqual([10, 10]);
  expect(refusal(await send("step-up", codes[2]!))).toEqual(WRONG);
  expect((await send("step-up", fresh[0]!)).statusCode).toBe(200);
  const told = (await mails(server)).flatMap((job) => (job.kind === "second-factor" ? [job.news] : []));
  expect(told).toEqual(
    expect.arrayContaining([{ what: "new-recovery-codes" }, { what: "recovery-code-used", left: 9 }]),
  );
});

test("A-79: nothing that opens it lies open in the database", async () => {
  const { secret, codes } = await enrol();
  const sql = `select secret, (select array_agg(encode(code_hash, 'hex')) from recovery_code where account_id = $1) as hashes
    from second_factor where account_id = $1`;
  const { rows } = await server.database.pool.query<{ secret: Buffer; hashes: string[] }>(sql, [root.id]);
  expect(rows[0]!.secret.includes(secret)).toBe(false);
  expect(openText(rows[0]!.secret, SECRET_KEYS, "second factor")).toBe(secret.toString("hex"));
  expect(() => openText(rows[0]!.secret, SECRET_KEYS, "delivery")).toThrow();
  expect(rows[0]!.hashes).toHaveLength(10);
  const kept = "select count(*)::integer as kept from idempotent_answer where answer::text like '%' || $1 || '%'";
  const key = { ...root.headers(), "idempotency-key": "recovery-codes-1" };
  later(1);
  const renewed = await server.post(`${OWN}/recovery-codes`, { code: codes[0]! }, key);
  const [code] = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
  expect((await server.database.pool.query<{ kept: number }>(kept, [code])).rows).toEqual([{ kept: 0 }]);
});

test("A-79: the secret outlives a change of the site's secret, and a code of the app seals it anew", async () => {
  const { secret } = await enrol();
  const old = "the secret of last year, which is about to go";
  const sealed = sealText(secret.toString("hex"), [old], "second factor");
  const table = server.database.kysely;
  await table.updateTable("second_factor").set({ secret: sealed }).where("account_id", "=", root.id).execute();
  later(1);
  // Of a secret that is gone no code is right any more.
  expect(refusal(await send("step-up", codeNow(server, secret)))).toEqual(WRONG);
  const both = await startTestApp({
    database: server.database,
    secretKeys: [...SECRET_KEYS, old],
    clock: server.clock,
  });
  const answer = await both.post(`${OWN}/step-up`, { code: codeNow(server, secret) }, root.headers());
  expect(answer.statusCode, answer.body).toBe(200);
  later(1);
  expect((await send("step-up", codeNow(server, secret))).statusCode).toBe(200);
  await both.app.close();
});

test("A-79: guessing is slowed by account, with RATE_LIMITS off too; recovery codes still open it", async () => {
  const { secret, codes } = await enrol();
  later(1);
  const right = codeNow(server, secret);
  const wrong = right === "000000" ? "000001" : "000000";
  expect(tally(await atOnce(8, () => send("step-up", wrong)))).toEqual({ 400: 5, 429: 3 });
  expect((await send("off", right)).statusCode).toBe(429);
  expect((await send("step-up", codes[0]!)).statusCode).toBe(200);
  const other = await server.addUser({ is_superuser: true });
  const theirs = await secondFactorOf(server, other.id);
  expect((await send("step-up", codeNow(server, theirs), other.headers())).statusCode).toBe(200);
  later(2);
  expect((await send("step-up", codeNow(server, secret))).statusCode).toBe(200);
});

test("A-79: turning it off takes a code; rights are those of the password again, and nothing of it is left", async () => {
  const { secret } = await enrol();
  const other = await elsewhere();
  expect(refusal(await send("off", "123", root.headers()))).toEqual(WRONG);
  later(1);
  expect((await send("off", codeNow(server, secret))).statusCode).toBe(200);
  expect((await listed(other)).statusCode).toBe(200);
  expect(await state()).toEqual({ since: null, recovery_codes_left: 0, is_needed: false });
  // What was stepped up before is not by another one.
  later(1);
  await secondFactorOf(server, root.id);
  expect(refusal(await listed())).toEqual(NEEDED);
});

test("A-79: setting it up needs a recent password, and a superuser's account", async () => {
  later(60);
  expect(refusal(await server.post(OWN, {}, root.headers()))[2]).toBe("password_needed");
  const user = await server.addUser();
  for (const to of ["", "/confirm", "/step-up", "/recovery-codes", "/off"])
    expect(refusal(await server.post(`${OWN}${to}`, { code: "123456" }, user.headers()))[2]).toBe("not_superuser");
});

test("A-79: without a code an enrolled superuser sees and does what everybody may, and their own things as ever", async () => {
  const [poster, other] = [await server.addUser(), await server.addUser()];
  await secondFactorOf(server, root.id);
  const hidden = await addRoomOf(server, poster);
  const ask = (method: "GET" | "PUT" | "DELETE", url: string) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: root.headers(),
      ...(method === "PUT" && { payload: {} }),
    });
  const room = `/items/${hidden}`;
  expect((await ask("GET", room)).json()).toMatchObject({ email: null });
  for (const method of ["PUT", "DELETE"] as const) expect(refusal(await ask(method, room))).toEqual(NEEDED);
  await server.database.kysely.updateTable("listing").set({ standing: "hidden" }).where("id", "=", hidden).execute();
  for (const url of [room, `${room}/warnings`]) expect((await ask("GET", url)).statusCode).toBe(404);
  expect((await ask("GET", "/items/?show_all=true")).json()).toMatchObject({ count: 0 });
  for (const url of [`/users/${other.id}`, "/moderation/cases", "/moderation/acts", "/admin/mails", "/admin/numbers"])
    expect(refusal(await ask("GET", url)), url).toEqual(NEEDED);
  expect(refusal(await remove(server, other.id, root.headers()))).toEqual(NEEDED);
  expect((await ask("GET", `/users/${root.id}`)).statusCode).toBe(200);
  expect((await patch(server, "me", { full_name: "Han Meimei" }, root.headers())).statusCode).toBe(200);
});

test("A-79: another superuser takes it away from who has lost phone and codes, is in the log, and the owner is told", async () => {
  const { secret } = await enrol();
  const other = await server.addUser({ is_superuser: true });
  const url = `${root.id}/second-factor`;
  const own = await remove(server, url, root.headers());
  expect(refusal(own)[2]).toBe("own_row");
  later(60);
  expect(refusal(await remove(server, url, other.headers()))[2]).toBe("password_needed");
  await server.post("/api/v1/login/confirm-password", { password: other.password }, other.headers());
  await clearMails(server);
  expect((await remove(server, url, other.headers())).statusCode).toBe(200);
  expect((await listed(await elsewhere())).statusCode).toBe(200);
  expect(refusal(await send("step-up", codeNow(server, secret)))[2]).toBe("second_factor_off");
  expect(refusal(await remove(server, url, other.headers()))[2]).toBe("second_factor_off");
  expect(refusal(await remove(server, `${crypto.randomUUID()}/second-factor`, other.headers()))[2]).toBe(
    "user_not_found",
  );
  const [mail] = await server.mails();
  expect([mail?.to, mail?.text]).toEqual([root.email, expect.stringContaining("另一位管理员刚刚重置了你的二次验证")]);
  const log = (await server.get("/api/v1/moderation/acts", other.headers())).json<{ data: LoggedAct[] }>();
  expect(log.data[0]).toMatchObject({ act: "reset_second_factor", account: { id: root.id }, by: { id: other.id } });
});

interface LoggedAct {
  act: string;
  account: { id: string } | null;
  by: { id: string } | null;
}

test("A-79: all that becomes of it is in the audit log", async () => {
  const { secret, codes } = await enrol();
  await send("step-up", codes[0]!);
  later(1);
  await send("recovery-codes", codeNow(server, secret));
  const log = (await server.get("/api/v1/moderation/acts", root.headers())).json<{ data: LoggedAct[] }>();
  const own = log.data.filter(({ account, by }) => account?.id === root.id && by?.id === root.id);
  expect(own.map(({ act }) => act)).toEqual([
    "renew_recovery_codes",
    "step_up",
    "use_recovery_code",
    "turn_on_second_factor",
  ]);
  later(1);
  await send("off", codeNow(server, secret));
  const [last] = (await server.get("/api/v1/moderation/acts", root.headers())).json<{ data: LoggedAct[] }>().data;
  expect(last).toMatchObject({ act: "turn_off_second_factor" });
});
