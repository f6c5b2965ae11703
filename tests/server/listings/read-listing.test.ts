import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECRET_KEY, startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let id = "";

beforeAll(async () => {
  server = await startTestApp();
  [id = ""] = await server.add({ title: "A room", end_date: "2026-01-02", begin_date: "2026-01-01" });
});
afterAll(() => server.close());

test("G1: without a token a room is not read, and the answer says how to ask", async () => {
  const answer = await server.get(`/api/v1/items/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Not authenticated" }]);
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});

const USER = "01890a5d-ac96-774b-bcce-b302099a8057";
const claims = () => {
  const now = server.clock.now().getTime() / 1000;
  return { sub: USER, type: "access", iss: "qiying", aud: "qiying-api", iat: now, exp: now + 60 };
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
function token(payload: object, header: object = { alg: "HS256", typ: "JWT" }, key = SECRET_KEY): string {
  const body = `${part(header)}.${part(payload)}`;
  return `${body}.${createHmac("sha256", key).update(body).digest("base64url")}`;
}

test("a token with all claims right is let in", async () => {
  const answer = await server.get(`/api/v1/items/${id}`, { authorization: `Bearer ${token(claims())}` });
  expect([answer.statusCode, answer.json().title]).toEqual([200, "A room"]);
});

const bad: [what: string, make: () => string][] = [
  ["garbage", () => "Bearer garbage"],
  ["no token", () => "Bearer "],
  ["another scheme", () => "Basic dXNlcjpwYXNz"],
  ["an expired token", () => `Bearer ${token({ ...claims(), exp: claims().iat })}`],
  ["a token without an end", () => `Bearer ${token({ ...claims(), exp: undefined })}`],
  ["another key", () => `Bearer ${token(claims(), undefined, "another secret of thirty-two letters")}`],
  ["alg none", () => `Bearer ${part({ alg: "none" })}.${part(claims())}.`],
  ["another algorithm", () => `Bearer ${token(claims(), { alg: "RS256" })}`],
  ["a key of the caller's own", () => `Bearer ${token(claims(), { alg: "HS256", jwk: { kty: "oct", k: "eA" } }, "x")}`],
  ["another audience", () => `Bearer ${token({ ...claims(), aud: "elsewhere" })}`],
  ["another issuer", () => `Bearer ${token({ ...claims(), iss: "elsewhere" })}`],
  ["a refresh token", () => `Bearer ${token({ ...claims(), type: "refresh" })}`],
  ["a subject that is no user", () => `Bearer ${token({ ...claims(), sub: "1 or 1=1" })}`],
];

test.each(bad)("G2: %s is refused with the same words on open and closed calls", async (_, make) => {
  for (const path of [id, "open", "count", "filter-open", "fuzzy?fuzzy=x"]) {
    const answer = await server.get(`/api/v1/items/${path}`, { authorization: make() });
    expect([answer.statusCode, answer.json()], path).toEqual([401, { detail: "Could not validate credentials" }]);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  }
});

test("a token runs out by the server's clock after 30 minutes", async () => {
  const headers = server.signedIn();
  const start = server.clock.now().getTime();
  server.clock.set(new Date(start + 30 * 60_000 - 1000).toISOString());
  expect((await server.get(`/api/v1/items/${id}`, headers)).statusCode).toBe(200);
  server.clock.set(new Date(start + 30 * 60_000).toISOString());
  expect((await server.get(`/api/v1/items/${id}`, headers)).statusCode).toBe(401);
});

const ids = [
  "0",
  "-1",
  "1.5",
  "1e3",
  "%201",
  "9223372036854775808",
  "1;--",
  "x".repeat(5000),
  "%00",
  crypto.randomUUID(),
  "%E2%80%8B",
];

test.each(ids)(
  "G11: the id %s is nobody's: 404 for signed-in readers, an empty list for anonymous ones",
  async (wrong) => {
    const read = await server.get(`/api/v1/items/${wrong}`, server.signedIn());
    expect([read.statusCode, read.json()]).toEqual([404, { detail: "Item not found" }]);
    if (wrong === "%00") return;
    expect((await server.get(`/api/v1/items/open?id=${wrong}`)).json()).toEqual({ data: [], count: 0 });
  },
);

test("an id is the same in capitals", async () => {
  expect((await server.get(`/api/v1/items/${id.toUpperCase()}`, server.signedIn())).json().id).toBe(id);
});
