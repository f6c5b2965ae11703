import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../../src/server/db/connect.ts";
import { openJob } from "../../../src/server/mail/mail-queue-store.ts";
import { raceRounds } from "../../support/scope.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { opens } from "./opens.ts";

const START = "2026-11-21T12:00:00Z";
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function moveTo({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): void {
  server.clock.set(new Date(Date.parse(START) + days * 864e5 + seconds * 1000).toISOString());
}

async function newUser(fields: Parameters<TestApp["addUser"]>[0] = {}): Promise<TestUser> {
  moveTo({});
  return server.addUser(fields);
}

interface Refreshed {
  status: number;
  access: string;
  refresh: string;
  detail: unknown;
}

async function refresh(refreshToken: unknown, attempt?: string): Promise<Refreshed> {
  const answer = await server.post("/api/v1/refresh", { refresh_token: refreshToken, ...(attempt && { attempt }) });
  const { access_token, refresh_token, detail } = answer.json();
  return { status: answer.statusCode, access: access_token, refresh: refresh_token, detail };
}

const REFUSED = { status: 401 };

function generationsOf(userId: string) {
  return server.database.kysely.selectFrom("session").select("generation").where("account_id", "=", userId).execute();
}

async function mailsTo(email: string) {
  const rows = await server.database.kysely
    .selectFrom("delivery")
    .select("payload")
    .where("queue", "=", "mail")
    .execute();
  return rows.map(({ payload }) => openJob(payload, SECRET_KEYS)).filter((job) => job.email === email);
}

test("T-01: both tokens are new, and the old refresh token is dead after a grace of 30 seconds", async () => {
  const user = await newUser();
  const old = user.tokens.refresh_token;
  moveTo({ seconds: 60 });
  const next = await refresh(old);
  expect(next.status).toBe(200);
  expect([next.refresh === old, next.access === user.tokens.access_token]).toEqual([false, false]);
  expect(await opens(server, next.access)).toBe(true);
  moveTo({ seconds: 60 + 31 });
  expect(await refresh(old)).toMatchObject(REFUSED);
});

test("A-10: mails are written in the language in which the app is read when tokens are renewed, and in the former one where that is not said", async () => {
  const user = await newUser();
  const languageAfter = async (more: object) => {
    const { refresh_token } = user.tokens;
    expect((await server.post("/api/v1/refresh", { refresh_token, ...more })).statusCode).toBe(200);
    const row = server.database.kysely.selectFrom("account").select("language").where("id", "=", user.id);
    return (await row.executeTakeFirstOrThrow()).language;
  };
  expect(await languageAfter({ language: "en" })).toBe("en");
  expect(await languageAfter({})).toBe("en");
  expect(await languageAfter({ language: "zh" })).toBe("zh");
});

test("T-02, RC-01: parallel refreshes with one token get one successor, by one rotation", async () => {
  const user = await newUser();
  let token = user.tokens.refresh_token;
  for (let round = 1; round <= raceRounds(20); round += 1) {
    const parallel = 20 + (round % 4) * 10;
    const answers = await Promise.all(Array.from({ length: parallel }, () => refresh(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map((answer) => answer.refresh));
    expect(successors.size).toBe(1);
    [token = ""] = successors;
    expect(await generationsOf(user.id)).toEqual([{ generation: round }]);
  }
});

test("T-03: who lost the answer asks again within 30 seconds, and gets the token that lives", async () => {
  const user = await newUser();
  const first = await refresh(user.tokens.refresh_token);
  moveTo({ seconds: 30 });
  const again = await refresh(user.tokens.refresh_token);
  expect([again.status, again.refresh]).toEqual([200, first.refresh]);
  expect(await generationsOf(user.id)).toEqual([{ generation: 1 }]);
  expect((await refresh(again.refresh)).status).toBe(200);
});

test("T-03: the same attempt gets the same successor however late, as long as nobody has used that", async () => {
  const user = await newUser();
  const first = await refresh(user.tokens.refresh_token, "attempt-0123456789");
  moveTo({ days: 6 });
  const again = await refresh(user.tokens.refresh_token, "attempt-0123456789");
  expect([again.status, again.refresh]).toEqual([200, first.refresh]);
  await refresh(again.refresh, "attempt-9876543210");
  expect(await refresh(user.tokens.refresh_token, "attempt-0123456789")).toMatchObject(REFUSED);
});

test.each([["another attempt", "attempt-9876543210"] as const, ["none", undefined] as const])(
  "T-04: after 30 seconds %s is a reuse: 401, and the whole family is over",
  async (_, attempt) => {
    const user = await newUser();
    const first = await refresh(user.tokens.refresh_token, "attempt-0123456789");
    moveTo({ seconds: 31 });
    expect(await refresh(user.tokens.refresh_token, attempt)).toMatchObject(REFUSED);
    expect(await refresh(first.refresh)).toMatchObject(REFUSED);
    expect(await opens(server, first.access)).toBe(false);
    expect(await generationsOf(user.id)).toEqual([]);
  },
);

test("T-04, T-05: a grandparent is a reuse at any time, also within the grace; the owner gets one mail", async () => {
  const user = await newUser({ language: "en" });
  const other = await user.signIn();
  const second = await refresh(user.tokens.refresh_token, "attempt-0123456789");
  const third = await refresh(second.refresh);
  expect(third.status).toBe(200);
  const reuses = await Promise.all(
    Array.from({ length: 5 }, () => refresh(user.tokens.refresh_token, "attempt-0123456789")),
  );
  for (const reuse of reuses) expect(reuse).toMatchObject(REFUSED);
  expect(await refresh(third.refresh)).toMatchObject(REFUSED);
  expect(await mailsTo(user.email)).toEqual([{ kind: "session-reused", email: user.email, language: "en" }]);
  // Other devices are sessions of their own.
  expect((await refresh(other.refresh_token)).status).toBe(200);
});

test("a token of a generation that is still to come is refused, and ends nothing", async () => {
  const user = await newUser();
  const next = await refresh(user.tokens.refresh_token);
  await server.database.kysely
    .updateTable("session")
    .set({ generation: 0 })
    .where("account_id", "=", user.id)
    .execute();
  expect(await refresh(next.refresh)).toMatchObject(REFUSED);
  expect((await refresh(user.tokens.refresh_token)).status).toBe(200);
});

test("T-06: what is no refresh token is 401, and no text at all 422", async () => {
  const user = await newUser();
  const [id = "", , mac = ""] = user.tokens.refresh_token.split(".");
  const forged = [
    `${id}.1.${mac}`,
    `${id}.0.${"A".repeat(43)}`,
    `${crypto.randomUUID()}.0.${mac}`,
    `${id}.0.`,
    "..",
    "x",
  ];
  for (const token of [user.tokens.access_token, ...forged, "x".repeat(4096)]) {
    expect(await refresh(token), token).toMatchObject(REFUSED);
  }
  for (const token of ["", undefined, null, 5, ["x"], { $ne: "" }, "x".repeat(10_000), "nul\u0000"]) {
    expect((await refresh(token)).status, JSON.stringify(token)).toBe(422);
  }
  expect((await refresh(user.tokens.refresh_token, "too short")).status).toBe(422);
  expect((await refresh(user.tokens.refresh_token)).status).toBe(200);
});

test("a token that is signed with another secret is none of ours", async () => {
  const user = await newUser();
  const other = await startTestApp({
    database: server.database,
    secretKeys: ["another secret of tests, as long as it has to be"],
  });
  const answer = await other.post("/api/v1/refresh", { refresh_token: user.tokens.refresh_token });
  expect(answer.statusCode).toBe(401);
  await other.app.close();
  expect((await refresh(user.tokens.refresh_token)).status).toBe(200);
});

test("the access token that the old pair came with does not have to be valid any more", async () => {
  const user = await newUser();
  moveTo({ days: 1 });
  const answer = await server.post(
    "/api/v1/refresh",
    { refresh_token: user.tokens.refresh_token },
    { authorization: `Bearer ${user.tokens.access_token}` },
  );
  expect(answer.statusCode).toBe(200);
});

const ENDINGS: [what: string, end: (user: TestUser) => Promise<unknown>][] = [
  ["logout", (user) => server.post("/api/v1/logout", { refresh_token: user.tokens.refresh_token })],
  [
    "a change of password by another session",
    async (user) => {
      const { access_token } = await user.signIn();
      const answer = await server.app.inject({
        method: "PATCH",
        url: "/api/v1/users/me/password",
        headers: { authorization: `Bearer ${access_token}` },
        payload: { current_password: user.password, new_password: "velvet otter 91" },
      });
      expect(answer.statusCode).toBe(200);
    },
  ],
  [
    "a reset of the password",
    async (user) => {
      await server.post(`/api/v1/password-recovery/${user.email}`);
      const mail = (await server.mails()).find(({ to }) => to.includes(user.email));
      const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
      const answer = await server.post("/api/v1/reset-password/", { token, new_password: "velvet otter 91" });
      expect(answer.statusCode).toBe(200);
    },
  ],
  ["deactivation", (user) => update(user, { is_active: false })],
  ["deletion", (user) => server.database.kysely.deleteFrom("account").where("id", "=", user.id).execute()],
];

function update(user: TestUser, changes: { is_active: boolean }) {
  return server.database.kysely.updateTable("account").set(changes).where("id", "=", user.id).execute();
}

test.each(ENDINGS)("T-07, G3: after %s a refresh token is 401, and the access token opens nothing", async (_, end) => {
  const user = await newUser();
  await end(user);
  expect(await refresh(user.tokens.refresh_token)).toMatchObject(REFUSED);
  expect(await opens(server, user.tokens.access_token)).toBe(false);
});

test("T-10: without a database a refresh is 503 with Retry-After, and the token works afterwards", async () => {
  const user = await newUser();
  const nowhere = connect("postgres://nobody@127.0.0.1:1/none");
  const down = await startTestApp({ database: nowhere });
  const body = { refresh_token: user.tokens.refresh_token };
  const answer = await down.post("/api/v1/refresh", body);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  await down.close();
  await nowhere.close();
  expect((await refresh(body.refresh_token)).status).toBe(200);
});

test("SG-06: no token stands in the database, not even hashed by itself", async () => {
  const user = await newUser();
  const next = await refresh(user.tokens.refresh_token, "attempt-0123456789");
  const { rows } = await server.database.pool.query("select session::text as line from session");
  const text = JSON.stringify(rows);
  for (const secret of [next.refresh, next.refresh.split(".")[2] ?? "", next.access, "attempt-0123456789"]) {
    expect(text).not.toContain(secret);
  }
});
