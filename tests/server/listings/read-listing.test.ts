import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let id = "";

beforeAll(async () => {
  server = await startTestApp();
  [id = ""] = await server.add({ title: "A room", end_date: "2026-01-02", begin_date: "2026-01-01" });
});
afterAll(() => server.close());

test("G1: without a token a room is not read, and the answer says how to ask", async () => {
  const answer = await server.get(`/api/v1/items/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Not authenticated", code: "not_authenticated" }]);
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});

test("a good token lets in", async () => {
  const answer = await server.get(`/api/v1/items/${id}`, server.signedIn());
  expect([answer.statusCode, answer.json().title]).toEqual([200, "A room"]);
});

// What a bad token can be stands in auth/access-token.test.ts.
test.each(["Bearer garbage", "Bearer ", "Basic dXNlcjpwYXNz"])(
  "G2: '%s' is refused with the same words on open and closed calls",
  async (authorization) => {
    for (const path of [id, "open", "count", "filter-open", "fuzzy?fuzzy=x"]) {
      const answer = await server.get(`/api/v1/items/${path}`, { authorization });
      expect([answer.statusCode, answer.json()], path).toEqual([
        401,
        { detail: "Could not validate credentials", code: "invalid_credentials" },
      ]);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
    }
  },
);

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
    expect([read.statusCode, read.json()]).toEqual([404, { detail: "Item not found", code: "listing_not_found" }]);
    if (wrong === "%00") return;
    expect((await server.get(`/api/v1/items/open?id=${wrong}`)).json()).toEqual({ data: [], count: 0 });
  },
);

test("an id is the same in capitals", async () => {
  expect((await server.get(`/api/v1/items/${id.toUpperCase()}`, server.signedIn())).json().id).toBe(id);
});
