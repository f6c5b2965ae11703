import { afterAll, beforeAll, expect, test } from "vitest";
import { passwords } from "../../../src/server/auth/passwords.ts";
import { lockWaits } from "../../support/lock-waits.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let networks = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Somebody at an address of their own, so that one test's failures do not count in another. */
function visitor() {
  networks += 1;
  const remoteAddress = `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
  const byJson = (username: unknown, password: unknown, more: object = {}) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/login",
      payload: { username, password, ...more },
      remoteAddress,
    });
  const byForm = (username: string, password: string, more: Record<string, string> = {}) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/login/access-token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username, password, ...more }).toString(),
      remoteAddress,
    });
  return { byJson, byForm };
}

const both = ["byJson", "byForm"] as const;

async function sessionsOf(userId: string) {
  return server.database.kysely.selectFrom("session").selectAll().where("account_id", "=", userId).execute();
}

const OWN_HEADERS = new Set(["date", "content-length", "x-request-id"]);

function withoutOwn(headers: object) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));
}

test("login answers two tokens, which open what they promise, and never the hash", async () => {
  const user = await server.addUser();
  const answer = await visitor().byJson(user.email, user.password);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { access_token, refresh_token, ...rest } = answer.json();
  expect(rest).toEqual({ token_type: "bearer" });
  const me = await server.post("/api/v1/login/test-token", undefined, { authorization: `Bearer ${access_token}` });
  expect([me.statusCode, me.json().id]).toEqual([200, user.id]);
  expect((await server.post("/api/v1/refresh", { refresh_token })).statusCode).toBe(200);
});

test("L-12: the form login answers one token, of an ordinary session", async () => {
  const user = await server.addUser();
  const before = (await sessionsOf(user.id)).length;
  const answer = await visitor().byForm(user.email, user.password, { grant_type: "password", scope: "" });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["access_token", "token_type"]]);
  const token = answer.json().access_token;
  const me = await server.post("/api/v1/login/test-token", undefined, { authorization: `Bearer ${token}` });
  expect(me.json().email).toBe(user.email);
  const sessions = await sessionsOf(user.id);
  expect([sessions.length, sessions.at(-1)?.remember]).toEqual([before + 1, false]);
  // T-06: it stands in for both tokens, and ends with itself.
  expect((await server.post("/api/v1/refresh", { refresh_token: token })).statusCode).toBe(401);
});

test("V7.2.4: every login is a session of its own", async () => {
  const user = await server.addUser();
  const someone = visitor();
  const tokens = [await someone.byJson(user.email, user.password), await someone.byJson(user.email, user.password)];
  expect(new Set(tokens.map((answer) => answer.json().refresh_token)).size).toBe(2);
});

test.each(both)("L-01, L-12: %s says the same to an unknown address and a wrong password", async (way) => {
  const user = await server.addUser();
  const wrong = await visitor()[way](user.email, "not this one 1");
  const unknown = await visitor()[way]("nobody-here@example.org", "not this one 1");
  expect([wrong.statusCode, wrong.body]).toEqual([
    400,
    '{"detail":"Incorrect email or password","code":"wrong_login"}',
  ]);
  expect([unknown.statusCode, unknown.body]).toEqual([400, wrong.body]);
  expect(withoutOwn(unknown.headers)).toEqual(withoutOwn(wrong.headers));
});

test.each(both)("L-02, L-12: %s tells that an account is inactive only where the password was right", async (way) => {
  const user = await server.addUser({ is_active: false });
  const someone = visitor();
  expect((await someone[way](user.email, "not this one 1")).json()).toEqual({
    detail: "Incorrect email or password",
    code: "wrong_login",
  });
  const right = await someone[way](user.email, user.password);
  expect([right.statusCode, right.json()]).toEqual([400, { detail: "Inactive user", code: "login_inactive" }]);
});

test("an account that no password opens is not opened by an empty one", async () => {
  const user = await server.addUser();
  await server.database.kysely.updateTable("account").set({ password_hash: "" }).where("id", "=", user.id).execute();
  expect((await visitor().byJson(user.email, "")).json()).toEqual({
    detail: "Incorrect email or password",
    code: "wrong_login",
  });
});

test.each(both)("L-06: %s refuses what can be no password before hashing, whoever it is for", async (way) => {
  const user = await server.addUser();
  const someone = visitor();
  for (const email of [user.email, "nobody-here@example.org"]) {
    const answer = await someone[way](email, "x".repeat(129));
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ["body", "password"]]);
    expect((await someone[way](email, "nul\u0000nul\u0000")).statusCode).toBe(422);
  }
  // A megabyte does not even get that far.
  expect((await someone[way](user.email, "x".repeat(1024 * 1024))).statusCode).toBe(413);
});

test("L-06: passwords that differ at character 73 only are different ones, and 128 code points are not too many", async () => {
  const start = "长".repeat(72);
  const user = await server.addUser({ password: `${start}${"a".repeat(56)}` });
  const someone = visitor();
  expect((await someone.byJson(user.email, `${start}b${"a".repeat(55)}`)).statusCode).toBe(400);
  expect((await someone.byJson(user.email, start)).statusCode).toBe(400);
  expect((await someone.byJson(user.email, user.password)).statusCode).toBe(200);
});

test("L-08: a name or password that is no text is 422, before anybody looks for it", async () => {
  for (const [username, password] of [
    [{ $ne: "" }, "x"],
    [["a@example.org"], "x"],
    ["a@example.org", { $ne: "" }],
    [null, "x"],
    [undefined, "x"],
    ["a@example.org", 12_345_678],
  ]) {
    expect((await visitor().byJson(username, password)).statusCode).toBe(422);
  }
});

test("L-08: an address may be written in any of its spellings", async () => {
  await server.addUser({ email: "zhang.san@example.org" });
  const someone = visitor();
  for (const spelling of ["Zhang.San@Example.org", "  zhang.san@example.org ", "zhang.san＠example.org"]) {
    expect((await someone.byJson(spelling, "correct horse 42")).statusCode, spelling).toBe(200);
  }
  await server.addUser({ email: "jos\u00e9@example.org" });
  expect((await someone.byJson("jose\u0301@example.org", "correct horse 42")).statusCode).toBe(200);
});

test("L-09: remember_me is true, false or left out, and decides how long the session may lie unused (A-01)", async () => {
  const user = await server.addUser();
  const someone = visitor();
  for (const bad of ["yes", 1, null, "true"]) {
    expect((await someone.byJson(user.email, user.password, { remember_me: bad })).statusCode).toBe(422);
  }
  for (const more of [{}, { remember_me: false }, { remember_me: true }]) {
    await someone.byJson(user.email, user.password, more);
  }
  const now = server.clock.now().getTime();
  const days = (await sessionsOf(user.id)).slice(-3).map((session) => (Date.parse(session.idle_until) - now) / 864e5);
  expect(days).toEqual([7, 7, 30]);
});

test("L-11: the older call takes a form, with few fields and no other grant's", async () => {
  const user = await server.addUser();
  const url = "/api/v1/login/access-token";
  const asJson = await server.post(url, { username: user.email, password: user.password });
  expect([asJson.statusCode, asJson.json()]).toEqual([
    415,
    { detail: "Unsupported Media Type", code: "unsupported_media_type" },
  ]);
  const someone = visitor();
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, "x"]));
  expect((await someone.byForm(user.email, user.password, many)).statusCode).toBe(422);
  const post = (payload: string) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });
  expect((await post("username=a%40example.org")).json().detail).toEqual([
    { loc: ["body", "password"], msg: "Is required", type: "required" },
  ]);
  expect((await post("username=a&username=b&password=c")).statusCode).toBe(422);
  expect((await post("")).statusCode).toBe(422);
});

test("an old token beside the password is not in its way", async () => {
  const user = await server.addUser();
  for (const authorization of ["Bearer nonsense", "Basic YTpi"]) {
    const answer = await server.post(
      "/api/v1/login",
      { username: user.email, password: user.password },
      { authorization },
    );
    expect(answer.statusCode).toBe(200);
  }
});

test("the language of a login becomes that of the user's mails", async () => {
  const user = await server.addUser({ language: "zh" });
  const language = () =>
    server.database.kysely.selectFrom("account").select("language").where("id", "=", user.id).executeTakeFirst();
  const login = (header: string, password = user.password) =>
    server.post("/api/v1/login", { username: user.email, password }, { "accept-language": header });
  await login("en-GB,en;q=0.9", "not this one 1");
  expect(await language()).toEqual({ language: "zh" });
  await login("en-GB,en;q=0.9");
  expect(await language()).toEqual({ language: "en" });
  await login("zh-CN");
  expect(await language()).toEqual({ language: "zh" });
});

test("a login that began before the password was changed does not outlive the change", async () => {
  const user = await server.addUser();
  const holder = await server.database.pool.connect();
  await holder.query("begin");
  await holder.query("update account set password_hash = 'changed' where id = $1", [user.id]);
  const late = visitor().byJson(user.email, user.password);
  await expect.poll(() => lockWaits(server.database)).toBe(1);
  await holder.query("delete from session where account_id = $1", [user.id]);
  await holder.query("commit");
  holder.release();
  expect((await late).json()).toEqual({ detail: "Incorrect email or password", code: "wrong_login" });
  expect(await sessionsOf(user.id)).toEqual([]);
});

test("L-07: while a login would be refused it is so before its body is read", async () => {
  const headers = { "retry-after": "2" };
  const refusal = { status: 503, code: "service_unavailable", detail: "Service Unavailable", headers } as const;
  const busy = await startTestApp({ passwords: { ...passwords(), refusalOfLogin: () => refusal } });
  for (const path of ["login", "login/access-token"]) {
    const answer = await busy.app.inject({ method: "POST", url: `/api/v1/${path}`, payload: "no body" });
    expect(answer.json()).toEqual({ detail: "Service Unavailable", code: "service_unavailable" });
  }
  await busy.close();
});

test("L-07: a flood of logins is answered or told to come back, and searches go on", async () => {
  const hashing = passwords();
  // However fast the machine hashes, no login ends before one is refused.
  const refusal = Promise.withResolvers<void>();
  const verify: typeof hashing.verify = async (...given) => {
    await refusal.promise;
    return hashing.verify(...given);
  };
  const open = await startTestApp({ settings: { rateLimits: false }, passwords: { ...hashing, verify } });
  const user = await open.addUser();
  const logIn = async () => {
    const answer = await open.post("/api/v1/login", { username: user.email, password: user.password });
    if (answer.statusCode === 503) refusal.resolve();
    return answer;
  };
  const flood = Promise.all(Array.from({ length: 200 }, logIn));
  expect((await open.get("/api/v1/items/open")).statusCode).toBe(200);
  const answers = await flood;
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer.headers["retry-after"]).toBe("2");
  await open.close();
});
