import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMailedToken } from "../../../src/server/accounts/mailed-token-store.ts";
import { raceRounds } from "../../support/scope.ts";
import { SITE_URL, startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { tally } from "../users/support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from rate_limit; delete from delivery");
  user = await server.addUser();
});

const STRONG = "seven herons by a canal";
const recover = (email: string, headers = {}) =>
  server.post(`/api/v1/password-recovery/${encodeURIComponent(email)}`, undefined, headers);
const reset = (token: string, new_password = STRONG) => server.post("/api/v1/reset-password/", { token, new_password });
const logIn = (email: string, password: string) => server.post("/api/v1/login", { username: email, password });

/** The token of a recovery mail that has just been asked for. */
async function mailedToken(email = user.email): Promise<string> {
  expect((await recover(email)).statusCode).toBe(200);
  const mail = (await server.mails()).find(({ to, text }) => to === email && text.includes("/reset-password?"));
  return tokenIn(mail!, "/reset-password");
}

test("P-01: known, unknown and inactive addresses answer alike; only the known one gets a mail", async () => {
  const inactive = await server.addUser({ is_active: false });
  const answers = [];
  for (const email of [user.email, "nobody@example.org", inactive.email]) answers.push(await recover(email));
  for (const { statusCode, body, headers } of answers) {
    expect(statusCode).toBe(200);
    expect(body).toBe('{"message":"If that email is registered, we sent a password recovery link"}');
    expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
  }
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([user.email]);
  expect(mails[0]?.text).toContain(`${SITE_URL}/reset-password?token=`);
});

test("P-01: before the answer a known and an unknown address are queued alike, and nothing else is done", async () => {
  await recover(user.email);
  await recover("nobody@example.org");
  const jobs = await server.database.pool.query("select attempts, give_up_at - created_at as wanted_for from delivery");
  expect(jobs.rows).toHaveLength(2);
  expect(jobs.rows[0]).toEqual(jobs.rows[1]);
  const tokens = server.database.kysely.selectFrom("mailed_token").selectAll().where("account_id", "=", user.id);
  expect(await tokens.execute()).toEqual([]);
});

test.each([
  "no-address",
  `${"a".repeat(250)}@b.org`,
  "a@b.org\r\nBcc:c@d.org",
  "a@b.org\r\n",
  "a\0@b.org",
  "a@b.org,c@d.org",
])("P-02: %j is no address", async (email) => {
  expect((await recover(email)).statusCode).toBe(422);
  expect(await server.mails()).toEqual([]);
});

test("P-03: the sixth mail in half an hour to one address, known or not, is refused", async () => {
  for (const email of [user.email, "nobody@example.org"]) {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await recover(email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test("P-03: the twenty-sixth in five minutes from one network is refused", async () => {
  for (let index = 0; index < 25; index += 1) {
    expect((await recover(`nobody-${index}@example.org`)).statusCode).toBe(200);
  }
  expect((await recover("nobody-25@example.org")).statusCode).toBe(429);
});

test("P-04: links are the site's own, whatever the request calls it", async () => {
  await recover(user.email, {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
  });
  const [mail] = await server.mails();
  const links = [...(mail?.text ?? "").matchAll(/https?:\/\/\S+/g), ...(mail?.html ?? "").matchAll(/href="([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(2);
  for (const [whole, href] of links) expect(new URL(href ?? whole).origin).toBe(SITE_URL);
  expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
});

test("P-05: look-alikes of a stored address do not reach its account", async () => {
  await server.addUser({ email: "mike@example.org" });
  for (const email of ["m\u0131ke@example.org", "mik\u0435@example.org", "mike@ex\u0430mple.org"]) {
    expect((await recover(email)).statusCode).toBe(200);
  }
  expect(await server.mails()).toEqual([]);
  // The Kelvin sign and full-width letters are other spellings of the same canonical form.
  await recover("mi\u212Ae@example.org");
  await recover(" ＭＩＫＥ@example.org ");
  expect((await server.mails()).map(({ to }) => to)).toEqual(["mike@example.org", "mike@example.org"]);
});

test("P-07: a superuser sees the mail, with a token that opens nothing", async () => {
  const look = (email: string, headers = {}) =>
    server.post(`/api/v1/password-recovery-html-content/${encodeURIComponent(email)}`, undefined, headers);
  const superuser = await server.addUser({ is_superuser: true });
  expect((await look(user.email)).statusCode).toBe(401);
  expect((await look(user.email, user.headers())).statusCode).toBe(403);
  const unknown = await look("nobody@example.org", superuser.headers());
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { detail: "The user with this username does not exist in the system.", code: "email_not_found" },
  ]);
  const answer = await look(user.email, superuser.headers());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers).not.toHaveProperty("subject");
  const token = /reset-password\?token=([\w-]+)/.exec(answer.body)?.[1] ?? "";
  expect(token).toHaveLength(43);
  expect((await reset(token)).statusCode).toBe(400);
  expect(await server.mails()).toEqual([]);
});

test("P-08, A-48: a reset sets the password, ends all sessions, and tells the owner", async () => {
  await user.signIn();
  const token = await mailedToken();
  const answer = await reset(token);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Password updated successfully" }]);
  expect((await server.get("/api/v1/users/me", user.headers())).statusCode).toBe(401);
  const sessions = server.database.kysely.selectFrom("session").select("id").where("account_id", "=", user.id);
  expect(await sessions.execute()).toEqual([]);
  expect((await logIn(user.email, user.password)).statusCode).toBe(400);
  expect((await logIn(user.email, STRONG)).statusCode).toBe(200);
  const [mail] = await server.mails();
  expect([mail?.to, mail?.subject]).toEqual([user.email, "你的栖英密码已更改"]);
  expect(mail?.text).toContain(`${SITE_URL}/recover-password`);
});

test("P-08: a reset makes every other reset link dead, and leaves the way back from a change of address", async () => {
  const token = await mailedToken();
  const wanted = { accountId: user.id, email: user.email, now: server.clock.now(), livesSeconds: 60, replaces: false };
  const db = server.database.kysely;
  const other = await addMailedToken(db, { ...wanted, purpose: "reset-password" });
  const undo = await addMailedToken(db, { ...wanted, purpose: "undo-email-change" });
  expect((await reset(token)).statusCode).toBe(200);
  expect((await reset(other)).statusCode).toBe(400);
  expect((await server.post("/api/v1/undo-email-change", { token: undo })).statusCode).toBe(200);
});

test("P-08: a reset lifts the pause after too many wrong passwords", async () => {
  for (let index = 0; index < 10; index += 1) await logIn(user.email, `wrong ${index}`);
  expect((await logIn(user.email, user.password)).statusCode).toBe(429);
  expect((await reset(await mailedToken())).statusCode).toBe(200);
  expect((await logIn(user.email, STRONG)).statusCode).toBe(200);
});

const spoilt: [how: string, spoil: (token: string) => Promise<unknown>][] = [
  ["it was used", (token) => reset(token)],
  ["an hour is over", async () => server.clock.set("2026-11-21T13:00:00Z")],
  ["a newer one was mailed", () => mailedToken()],
  ["the address was changed", () => set({ email: "moved@example.org" })],
  ["the account was deactivated", () => set({ is_active: false })],
  ["the account was deleted", () => server.database.kysely.deleteFrom("account").where("id", "=", user.id).execute()],
];
const set = (fields: { email?: string; is_active?: boolean }) =>
  server.database.kysely.updateTable("account").set(fields).where("id", "=", user.id).execute();

test.each(spoilt)("P-09: a token is no good once %s", async (_, spoil) => {
  const token = await mailedToken();
  await spoil(token);
  const answer = await reset(token, "nine kettles on a stove");
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: "Invalid token", code: "invalid_link" }]);
});

test.each(["garbage", "A".repeat(43), "A".repeat(4096), "' or 1=1 --"])("P-09: %s is no token", async (token) => {
  const answer = await reset(token);
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: "Invalid token", code: "invalid_link" }]);
});

test("P-10, RC-03: of two resets at once with one token exactly one succeeds", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    await server.database.pool.query("delete from rate_limit");
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, `${STRONG} one`), reset(token, `${STRONG} two`)]);
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
  }
});

test("P-11: a weak password is named, and leaves the token as it was", async () => {
  const token = await mailedToken();
  for (const weak of ["short 1", "password1", user.email, "London2026", "栖英栖英栖英栖英"]) {
    const answer = await reset(token, weak);
    expect(answer.statusCode, weak).toBe(422);
    expect(answer.json().detail[0].loc).toEqual(["body", "new_password"]);
  }
  expect((await reset(token)).statusCode).toBe(200);
});

test("P-13: after twenty-five bad tokens a network has to wait, but a good one opens", async () => {
  const token = await mailedToken();
  const statuses = new Set<number>();
  for (let index = 0; index < 25; index += 1) statuses.add((await reset(`bad-${index}`)).statusCode);
  expect([...statuses]).toEqual([400]);
  const answer = await reset("bad-25");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "12"]);
  expect((await reset(token)).statusCode).toBe(200);
});
