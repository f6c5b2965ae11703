import { createHmac, generateKeyPairSync, sign as signWith } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS_TOKEN_MINUTES, accessTokens } from "../../../src/server/auth/sessions/access-token.ts";
import { SECRET_KEY, SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterAll(() => server.close());

async function ask(headers: Record<string, string>) {
  const answer = await server.post("/api/v1/login/test-token", undefined, headers);
  return { status: answer.statusCode, body: answer.json(), challenge: answer.headers["www-authenticate"] };
}

test("T-12: a good token is answered with its user, without the hash", async () => {
  const { status, body } = await ask(user.headers());
  expect([status, body.id, body.email]).toEqual([200, user.id, user.email]);
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2|password/);
});

test("T-01, N3: two access tokens of one session and one second differ, as a page tells a renewed one by its text", () => {
  const tokens = accessTokens(SECRET_KEYS, { now: () => new Date("2026-11-25T09:00:00Z") });
  const claims = { userId: user.id, sessionId: user.id };
  const [first, second] = [tokens.sign(claims), tokens.sign(claims)];
  expect(first).not.toBe(second);
  expect([tokens.verify(first), tokens.verify(second)]).toEqual([claims, claims]);
});

test("a token that was good before is refused once its time is over, and so is any that differs from it by one character", () => {
  let now = new Date("2026-11-25T09:00:00Z");
  const tokens = accessTokens(SECRET_KEYS, { now: () => now });
  const claims = { userId: user.id, sessionId: user.id };
  const good = tokens.sign(claims);
  expect([tokens.verify(good), tokens.verify(good)]).toEqual([claims, claims]);
  const [first = "", ...others] = good.split(".").at(-1) ?? "";
  const changed = good.replace(/[^.]*$/, [first === "A" ? "B" : "A", ...others].join(""));
  expect([tokens.verify(changed), tokens.verifyExpired(changed)]).toEqual([null, null]);
  now = new Date(now.getTime() + ACCESS_TOKEN_MINUTES * 60_000);
  expect([tokens.verify(good), tokens.verifyExpired(good)]).toEqual([null, claims]);
});

test("G1, T-12: no token is 401, and the answer says how to come with one", async () => {
  expect(await ask({})).toEqual({
    status: 401,
    body: { detail: "Not authenticated", code: "not_authenticated" },
    challenge: "Bearer",
  });
});

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** A token with our secret, of which some claims or the header are other ones. */
function token({ claims = {}, header = {}, key = SECRET_KEY, hash = "sha256" } = {}): string {
  const alg = hash === "sha256" ? "HS256" : "HS512";
  const body = { ...claimsOf(user.tokens.access_token), ...claims };
  const text = `${base64url({ alg, typ: "JWT", ...header })}.${base64url(body)}`;
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`;
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function withoutSignature(): string {
  return `${base64url({ alg: "none", typ: "JWT" })}.${base64url(claimsOf(user.tokens.access_token))}.`;
}

function signedWithTheirOwnKey(header: object): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const text = `${base64url({ alg: "RS256", typ: "JWT", ...header })}.${base64url(claimsOf(user.tokens.access_token))}`;
  return `${text}.${signWith("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
}

const BAD: [what: string, token: () => string][] = [
  ["garbage", () => "nonsense"],
  ["three empty parts", () => ".."],
  ["an expired one", () => token({ claims: { exp: Math.floor(server.clock.now().getTime() / 1000) } })],
  ["another secret's", () => token({ key: "another secret of tests, as long as it has to be" })],
  ["no algorithm", withoutSignature],
  ["another algorithm", () => token({ hash: "sha512" })],
  ["a key pair of their own", () => signedWithTheirOwnKey({})],
  ["a key that it brings along", () => signedWithTheirOwnKey({ jwk: { kty: "RSA", n: "x", e: "AQAB" } })],
  ["a key from elsewhere", () => signedWithTheirOwnKey({ jku: "https://evil.example/keys.json" })],
  ["a key from a file", () => token({ header: { kid: "../../dev/null" }, key: "\0".repeat(32) })],
  ["another audience", () => token({ claims: { aud: "somewhere-else" } })],
  ["another issuer", () => token({ claims: { iss: "somewhere-else" } })],
  ["another type", () => token({ claims: { type: "reset-password" } })],
  ["a user that is no id", () => token({ claims: { sub: "1 or 1=1" } })],
  ["no session", () => token({ claims: { sid: undefined } })],
  ["no end", () => token({ claims: { exp: undefined } })],
  ["an end that is no number", () => token({ claims: { exp: "never" } })],
  ["a session that is none", () => token({ claims: { sid: crypto.randomUUID() } })],
  ["a user who is none", () => token({ claims: { sub: crypto.randomUUID() } })],
  ["a refresh token", () => user.tokens.refresh_token],
];

test("what these tests change is all that is wrong with their tokens", async () => {
  expect((await ask({ authorization: `Bearer ${token()}` })).status).toBe(200);
  expect((await ask({ authorization: `bearer   ${token({ header: { kid: "any" } })}` })).status).toBe(200);
});

test.each(BAD)("G2: a token with %s is 401 like any other bad one", async (_, make) => {
  const refused = {
    status: 401,
    body: { detail: "Could not validate credentials", code: "invalid_credentials" },
    challenge: "Bearer",
  };
  expect(await ask({ authorization: `Bearer ${make()}` })).toEqual(refused);
  // Also where nobody need be signed in.
  const open = await server.get("/api/v1/items/open", { authorization: `Bearer ${make()}` });
  expect([open.statusCode, open.json()]).toEqual([401, refused.body]);
});

test("G2: so is another user's session", async () => {
  const other = await server.addUser();
  const sid = claimsOf(other.tokens.access_token)["sid"];
  expect((await ask({ authorization: `Bearer ${token({ claims: { sid } })}` })).status).toBe(401);
});

test.each(["", "Bearer", "Bearer ", "Basic YTpi", "Token x", "Bearer a b"])(
  "G2: the header '%s' is no bearer token",
  async (authorization) => {
    expect(await ask({ authorization })).toMatchObject({
      status: 401,
      body: { detail: "Could not validate credentials", code: "invalid_credentials" },
    });
  },
);

const GONE: [what: string, end: (user: TestUser) => Promise<unknown>, status: number, detail: string][] = [
  [
    "was deleted",
    ({ id }) => server.database.kysely.deleteFrom("account").where("id", "=", id).execute(),
    401,
    "Could not validate credentials",
  ],
  [
    "was deactivated",
    ({ id }) => server.database.kysely.updateTable("account").set({ is_active: false }).where("id", "=", id).execute(),
    403,
    "Inactive user",
  ],
  [
    "was deactivated, and the sessions ended",
    async ({ id }) => {
      await server.database.kysely.updateTable("account").set({ is_active: false }).where("id", "=", id).execute();
      await server.database.kysely.deleteFrom("session").where("account_id", "=", id).execute();
    },
    403,
    "Inactive user",
  ],
  [
    "lost the session",
    ({ id }) => server.database.kysely.deleteFrom("session").where("account_id", "=", id).execute(),
    401,
    "Could not validate credentials",
  ],
];

test.each(GONE)(
  "G3, W-08, W-09: the token of a user who %s is refused on the very next call",
  async (_, end, status, detail) => {
    const gone = await server.addUser();
    expect((await ask(gone.headers())).status).toBe(200);
    await end(gone);
    expect(await ask(gone.headers())).toMatchObject({ status, body: { detail } });
  },
);

test("verifyExpired takes a token whose time is over, and nothing else that is wrong", () => {
  const tokens = accessTokens(SECRET_KEYS, { now: () => new Date("2030-01-01T00:00:00Z") });
  expect(tokens.verifyExpired(user.tokens.access_token)).toMatchObject({ userId: user.id });
  for (const [what, make] of BAD.slice(3, 16)) {
    if (!what.includes("end")) expect(tokens.verifyExpired(make()), what).toBeNull();
  }
});
