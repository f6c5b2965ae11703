import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withResolvers } from "#domain/with-resolvers.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { OWASP_COST, passwords } from "../../../src/server/auth/passwords.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit; delete from known_network");
  user = await server.addUser();
});

const WRONG = "not this one 1";
let tries = 0;

interface Try {
  by?: "login" | "login/access-token";
  username?: string;
  password?: string;
  from?: string;
}

/** One login; without a password it is a wrong one that nobody has tried yet. */
async function logIn({ by = "login", username = user.email, password, from = "192.0.2.1" }: Try = {}, at = server) {
  const fields = { username, password: password ?? `${WRONG}-${(tries += 1)}` };
  const isForm = by === "login/access-token";
  const answer = await at.app.inject({
    method: "POST",
    url: `/api/v1/${by}`,
    remoteAddress: from,
    headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
    payload: isForm ? new URLSearchParams(fields).toString() : fields,
  });
  return { status: answer.statusCode, wait: answer.headers["retry-after"], detail: answer.json().detail };
}

async function repeat(times: number, one: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await one(index)).status);
  return statuses;
}

async function mailedToken(): Promise<string> {
  const mail = (await server.mails()).find(({ to }) => to === user.email);
  return tokenIn(mail!, "/reset-password");
}

function pass(seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

const REFUSED = { status: 429, detail: "Too many attempts. Please try again later." };

test("L-03: the tenth failure on one account starts a pause, and each further one doubles it up to 15 minutes", async () => {
  // From another network each time: the account is what is guarded.
  const guess = () => logIn({ from: `192.0.2.${(tries % 200) + 1}` });
  expect(await repeat(10, guess)).toEqual(Array.from({ length: 10 }, () => 400));
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    expect(await guess()).toEqual({ ...REFUSED, wait: String(seconds) });
    pass(seconds - 1);
    expect(await guess()).toEqual({ ...REFUSED, wait: "1" });
    pass(1);
    expect((await guess()).status).toBe(400);
  }
});

test("L-03: twenty logins that come at once with the right password all get in; of twenty with wrong ones ten are judged", async () => {
  const twenty = (password?: string) =>
    Promise.all(Array.from({ length: 20 }, () => logIn(password === undefined ? {} : { password })));
  const counted = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;
  // From a network that is new to the account, then from one that it knows.
  for (let times = 0; times < 2; times += 1) expect(counted(await twenty(user.password), 200)).toBe(20);
  const wrong = await twenty();
  expect([counted(wrong, 400), counted(wrong, 429)]).toEqual([10, 10]);
});

test("L-03: the right password waits like any other, then works, and wipes the slate", async () => {
  await repeat(10, () => logIn());
  expect((await logIn({ password: user.password })).status).toBe(429);
  pass(60);
  expect((await logIn({ password: user.password })).status).toBe(200);
  expect(await repeat(10, () => logIn({ from: "192.0.2.9" }))).not.toContain(429);
});

test("L-03: existing sessions are not touched by an attacker's guesses", async () => {
  await repeat(11, () => logIn());
  expect((await server.post("/api/v1/refresh", { refresh_token: user.tokens.refresh_token })).statusCode).toBe(200);
});

test("L-03: a link for a new password still works while logins wait, and ends the wait", async () => {
  await repeat(11, () => logIn());
  await server.post(`/api/v1/password-recovery/${user.email}`);
  const token = await mailedToken();
  const reset = await server.post("/api/v1/reset-password/", { token, new_password: "velvet otter 91" });
  expect(reset.statusCode).toBe(200);
  expect((await logIn({ password: "velvet otter 91" })).status).toBe(200);
});

test("L-03: an address without an account is guarded alike", async () => {
  const guess = () => logIn({ username: "nobody@example.org" });
  expect(await repeat(10, guess)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(await guess()).toEqual({ ...REFUSED, wait: "60" });
});

const spray = (index: number) => logIn({ username: `user-${index}@example.org`, password: WRONG });

test("L-04: one network may fail 25 times at once, whatever the accounts, and then is slowed", async () => {
  const statuses = await repeat(60, spray);
  expect(statuses.indexOf(429)).toBe(25);
  expect(statuses.slice(25)).not.toContain(400);
  expect(await logIn({ username: "user-300@example.org" })).toEqual({ ...REFUSED, wait: "1" });
  expect((await logIn({ username: "user-300@example.org", from: "192.0.2.2" })).status).toBe(400);
  pass(1);
  expect((await logIn({ username: "user-300@example.org" })).status).toBe(400);
});

test("L-04, A-84: a network guesses 300 passwords in an hour at most, at known and invented addresses, however it waits", async () => {
  const known = [];
  for (let index = 0; index < 12; index += 1) {
    const other = await server.addUser();
    expect((await logIn({ username: other.email, password: other.password })).status).toBe(200);
    known.push(other.email);
  }
  let heard = 0;
  for (let second = 0; second < 3600; second += 60) {
    for (const username of [
      known[(second / 60) % 12]!,
      known[(second / 60 + 5) % 12]!,
      `${second}@example.org`,
      `${second}@example.com`,
      "one@example.org",
    ])
      for (let again = 0; again < 2; again += 1) if ((await logIn({ username })).status === 400) heard += 1;
    pass(60);
  }
  expect(heard).toBeGreaterThan(100);
  expect(heard).toBeLessThanOrEqual(300);
});

test("A-84: who has logged in from a network gets in at once while somebody there guesses at invented addresses", async () => {
  expect((await logIn({ password: user.password })).status).toBe(200);
  await repeat(60, spray);
  expect((await logIn({ password: user.password })).status).toBe(200);
});

test("A-84: who has never logged in there is asked to wait for a second, and then gets in, whoever goes on guessing", async () => {
  for (let minute = 0; minute < 20; minute += 1) {
    await repeat(40, (index) => spray(1000 * minute + index));
    const newcomer = await server.addUser();
    const first = await logIn({ username: newcomer.email, password: newcomer.password });
    if (first.status === 429) {
      expect(first.wait).toBe("1");
      pass(1);
      await repeat(10, (index) => spray(1000 * minute + 100 + index));
      expect((await logIn({ username: newcomer.email, password: newcomer.password })).status).toBe(200);
    }
    pass(60);
  }
});

test("A-84: nobody in a network is ever asked to wait for longer than a minute", async () => {
  const waits = [];
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => spray(index % 40)));
    waits.push(...answers.filter(({ status }) => status === 429).map(({ wait }) => Number(wait)));
    await server.database.pool.query("delete from rate_limit where name = 'loginAccount'");
    pass(2);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(Math.max(...waits)).toBeGreaterThan(1);
});

test("A-84: a device that has logged in before gets in from a network that is new to it, and is told apart by no other account", async () => {
  const first = await server.app.inject({
    method: "POST",
    url: "/api/v1/login",
    remoteAddress: HOME,
    payload: { username: user.email, password: user.password },
  });
  const cookie = String(first.headers["set-cookie"]);
  expect(cookie).toMatch(
    /^qiying-device=[\w-]{22}; Path=\/api\/v1\/login; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
  );
  await repeat(60, spray);
  const by = (username: string, password: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/login",
      remoteAddress: "192.0.2.1",
      headers: { cookie: cookie.split(";")[0]! },
      payload: { username, password },
    });
  expect((await by(user.email, user.password)).statusCode).toBe(200);
  const stranger = await server.addUser();
  expect((await by(stranger.email, stranger.password)).statusCode).toBe(429);
  // Its own failures are counted: ten in 15 minutes.
  const statuses = await repeat(12, async () => ({ status: (await by(user.email, "not this one 1")).statusCode }));
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
});

test("A-84: whoever signed up by a mailed code, or got a new password by a link, has logged in from there", async () => {
  await repeat(60, spray);
  await server.post(`/api/v1/password-recovery/${user.email}`);
  const reset = await server.app.inject({
    method: "POST",
    url: "/api/v1/reset-password/",
    remoteAddress: "192.0.2.1",
    payload: { token: await mailedToken(), new_password: "velvet otter 91" },
  });
  expect(reset.statusCode).toBe(200);
  expect((await logIn({ password: "velvet otter 91" })).status).toBe(200);
});

test("L-04: logins that succeed count for nothing", async () => {
  expect(new Set(await repeat(30, () => logIn({ password: user.password })))).toEqual(new Set([200]));
  expect((await logIn()).status).toBe(400);
});

test("L-05: both calls count in one", async () => {
  const alternating = (index: number) => logIn({ by: index % 2 === 0 ? "login" : "login/access-token" });
  expect(await repeat(10, alternating)).toEqual(Array.from({ length: 10 }, () => 400));
  expect((await logIn({ by: "login" })).status).toBe(429);
  expect((await logIn({ by: "login/access-token" })).status).toBe(429);
});

test("A-09: a login that falls back to the other call counts once, also the one that starts the pause", async () => {
  for (let pair = 1; pair <= 10; pair += 1) {
    const password = `${WRONG}-pair-${pair}`;
    expect((await logIn({ by: "login", password })).status).toBe(400);
    expect(await logIn({ by: "login/access-token", password })).toMatchObject({
      status: 400,
      detail: "Incorrect email or password",
    });
  }
  expect((await logIn()).status).toBe(429);
});

test("A-09: 25 pairs are 25 failures of a network", async () => {
  const statuses = [];
  for (let pair = 1; pair <= 26; pair += 1) {
    const username = `user-${pair}@example.org`;
    statuses.push((await logIn({ by: "login", username, password: WRONG })).status);
    statuses.push((await logIn({ by: "login/access-token", username, password: WRONG })).status);
  }
  expect(statuses.indexOf(429)).toBe(50);
});

test("A-09: only the other call, only once, only the same password is let through uncounted", async () => {
  // Ten counted tries, whichever way they are alike.
  const counted: Try[] = [
    { password: "same password 1" },
    { password: "same password 1" },
    { by: "login/access-token", password: "other password 2" },
    { by: "login", password: "same password 1" },
    { by: "login/access-token", password: "same password 1", username: "else@example.org" },
  ];
  expect(await repeat(5, (index) => logIn(counted[index]))).not.toContain(429);
  expect(await countOf()).toBe(4);
  await logIn({ by: "login/access-token", password: "same password 1" });
  expect(await countOf()).toBe(4);
  await logIn({ by: "login/access-token", password: "same password 1" });
  expect(await countOf()).toBe(5);
});

/** The highest count there is: the account's. */
async function countOf(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "select max(count) as most from rate_limit where name = 'loginAccount'",
  );
  return rows[0].most;
}

test("RC-11: of 50 parallel guesses ten are heard, exactly", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn()));
  const statuses = answers.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 400).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 40]);
});

test("L-07: a login that could not be checked is no failed one", async () => {
  // None is checked until one is refused, however slowly they come.
  const refused = withResolvers<void>();
  const verify = () => refused.promise.then(() => false);
  const slow = await startTestApp({ passwords: passwords(OWASP_COST, 2, { hash: () => Promise.resolve(""), verify }) });
  const logins = Array.from({ length: 72 }, (_, index) =>
    logIn({ username: `user-${index}@example.org`, from: `192.0.2.${index % 3}` }, slow),
  );
  await Promise.race(logins);
  refused.resolve();
  const answers = await Promise.all(logins);
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  const failed = answers.filter(({ status }, index) => index % 3 === 1 && status === 400).length;
  const further = await repeat(26, (index) => logIn({ username: `other-${index}@example.org` }, slow));
  await slow.close();
  expect(further.indexOf(429)).toBe(25 - failed);
});

test("SG-06: neither addresses nor passwords stand in what is counted", async () => {
  await logIn({ password: user.password });
  await logIn({ password: "canary-password-1" });
  const { rows } = await server.database.pool.query(
    "select rate_limit::text as line from rate_limit union all select known_network::text from known_network",
  );
  const text = JSON.stringify(rows) + Buffer.from(JSON.stringify(rows)).toString("hex");
  for (const secret of [user.email, "canary-password-1", "192.0.2.1"]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString("hex"));
  }
});

test("W-01: RATE_LIMITS=off lifts both limits", async () => {
  const open = await startTestApp({ settings: { rateLimits: false } });
  for (let index = 0; index < 40; index += 1) {
    const answer = await open.post("/api/v1/login", { username: "nobody@example.org", password: WRONG });
    expect(answer.statusCode).toBe(400);
  }
  await open.close();
});

const NETWORKS: [what: string, addresses: string[], together: boolean][] = [
  ["the addresses of one IPv6 /64", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"], true],
  ["those of two", ["2001:db8:1:2::1", "2001:db8:1:3::1"], false],
  ["an IPv4 address and its mapped form", ["192.0.2.7", "::ffff:192.0.2.7"], true],
  ["two mapped IPv4 addresses", ["::ffff:192.0.2.7", "::ffff:192.0.2.8"], false],
];

test.each(NETWORKS)("G15: %s count %#", async (_, [first = "", second = ""], together) => {
  await repeat(25, (index) => logIn({ username: `user-${index}@example.org`, from: first }));
  expect((await logIn({ username: "else@example.org", from: second })).status).toBe(together ? 429 : 400);
});

async function guessForwarded(app: TestApp, peer: string, forwardedFor: string) {
  const answer = await app.app.inject({
    method: "POST",
    url: "/api/v1/login",
    remoteAddress: peer,
    headers: { "x-forwarded-for": forwardedFor },
    payload: { username: `user-${(tries += 1)}@example.org`, password: WRONG },
  });
  return { status: answer.statusCode };
}

test("G15: X-Forwarded-For of an untrusted peer changes nothing", async () => {
  expect((await repeat(26, (index) => guessForwarded(server, "192.0.2.1", `203.0.113.${index}`))).at(-1)).toBe(429);
});

test("G15: X-Forwarded-For of a trusted proxy names the client, and only its own last word counts", async () => {
  const proxied = await startTestApp({ settings: { trustedProxies: ["10.0.0.0/8"] } });
  const byProxy = (client: string) => guessForwarded(proxied, "10.1.2.3", client);
  expect(await repeat(26, (index) => byProxy(`203.0.113.${index}`))).not.toContain(429);
  // What the client itself has put before the proxy's word is hearsay.
  expect((await repeat(26, (index) => byProxy(`198.51.100.${index}, 203.0.113.200`))).at(-1)).toBe(429);
  expect((await repeat(26, (index) => guessForwarded(proxied, "192.0.2.1", `203.0.113.${index}`))).at(-1)).toBe(429);
  await proxied.close();
});

test("G15: what was counted is still counted after a restart", async () => {
  await repeat(10, () => logIn());
  const again = await startTestApp({ database: server.database });
  const answer = await again.post("/api/v1/login", { username: user.email, password: user.password });
  expect(answer.statusCode).toBe(429);
  await again.app.close();
});

const HOME = "203.0.113.5";

test("L-03: one wrong try at the end of each pause does not lock out who has logged in from there before", async () => {
  expect((await logIn({ from: HOME, password: user.password })).status).toBe(200);
  await repeat(10, () => logIn({ from: "192.0.2.77" }));
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    pass(seconds);
    expect((await logIn({ from: "192.0.2.78" })).status).toBe(400);
    expect((await logIn({ from: HOME, password: user.password })).status).toBe(200);
    expect((await logIn({ from: "192.0.2.79" })).status).toBe(429);
  }
});

test("L-03: guesses from a network that the owner has logged in from are held up just the same, by both calls", async () => {
  await logIn({ from: HOME, password: user.password });
  const alternating = (index: number) => logIn({ by: index % 2 === 0 ? "login" : "login/access-token", from: HOME });
  expect(await repeat(10, alternating)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(await logIn({ from: HOME })).toEqual({ ...REFUSED, wait: "60" });
  expect((await logIn({ from: HOME, password: user.password })).status).toBe(429);
  // Elsewhere they have not been counted.
  expect((await logIn({ from: "192.0.2.80" })).status).toBe(400);
});

test("L-03: a link for a new password ends the wait in a network that is known, too", async () => {
  await logIn({ from: HOME, password: user.password });
  await repeat(11, () => logIn({ from: HOME }));
  await server.post(`/api/v1/password-recovery/${user.email}`);
  const token = await mailedToken();
  await server.post("/api/v1/reset-password/", { token, new_password: "velvet otter 91" });
  expect((await logIn({ from: HOME, password: "velvet otter 91" })).status).toBe(200);
});

test("L-03: a network is known for one account, for ninety days, and forty with the devices at most", async () => {
  await logIn({ from: HOME, password: user.password });
  const other = await server.addUser();
  await repeat(10, () => logIn({ username: other.email, from: "192.0.2.81" }));
  expect((await logIn({ username: other.email, password: other.password, from: HOME })).status).toBe(429);
  for (let index = 1; index <= 20; index += 1) await logIn({ from: `198.51.100.${index}`, password: user.password });
  const known = async () => (await server.database.pool.query("select from known_network")).rowCount;
  expect(await known()).toBe(40);
  pass(91 * 86_400);
  await sweepTable(server.database.kysely, "known_network", server.clock.now().toISOString());
  expect(await known()).toBe(0);
});
