import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0 });
  await server.add(
    ...Array.from({ length: 20 }, (_, index) => ({ title: `Room ${index}`, description: "房间".repeat(40) })),
  );
});
afterAll(() => server.close());

const everyKind: [what: string, method: "GET" | "POST" | "HEAD", url: string, status: number][] = [
  ["a list", "GET", "/api/v1/items/open", 200],
  ["a head", "HEAD", "/api/v1/items/open", 200],
  ["a refusal of a query", "GET", "/api/v1/items/open?skip=x", 422],
  ["a refusal of a stranger", "GET", "/api/v1/items/x", 401],
  ["an unknown path", "GET", "/api/v1/nothing", 404],
  ["another method", "POST", "/api/v1/items/open", 405],
  ["a broken address", "GET", "/api/v1/items/%ff", 400],
  ["the docs", "GET", "/docs", 200],
  ["a probe", "GET", "/health", 200],
];

test.each(everyKind)("G24: %s carries every security header, and says what it is", async (_, method, url, status) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-type": expect.stringMatching(/; charset=utf-8$/),
  });
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
    expect(answer.headers[name]).toBeUndefined();
});

test("G4: an unknown path is 404 in JSON, whatever the method", async () => {
  for (const method of ["GET", "POST", "DELETE", "PROPFIND"] as const) {
    const answer = await server.app.inject({ method, url: "/api/v1/users/me/nothing" });
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Not Found", code: "not_found" }]);
  }
});

test("G4: another method on a known path is 405 and says which are allowed, TRACE included", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const) {
    for (const url of ["/api/v1/ping", "/health", "/ready", "/serving"]) {
      const answer = await server.app.inject({ method, url });
      expect([answer.statusCode, answer.json(), answer.headers["allow"]]).toEqual([
        405,
        { detail: "Method Not Allowed", code: "method_not_allowed" },
        "GET, HEAD",
      ]);
    }
  }
});

const allowed: [url: string, methods: string[]][] = [
  ["/api/v1/items/", ["GET", "HEAD", "POST"]],
  ["/api/v1/login", ["POST"]],
  ["/api/v1/users/", ["GET", "HEAD", "POST"]],
  ["/api/v1/users/me", ["DELETE", "GET", "HEAD", "PATCH"]],
  ["/api/v1/users/me/password", ["PATCH"]],
  ["/api/v1/users/some-id", ["DELETE", "GET", "HEAD", "PATCH"]],
];

test.each(allowed)(
  "G4: a PUT to %s is 405, and the answer allows exactly what is served there",
  async (url, methods) => {
    const answer = await server.app.inject({ method: "PUT", url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["allow"]?.split(", ").toSorted()).toEqual(methods);
  },
);

test("G16: a foreign origin gets no permission, and its preflight none either", async () => {
  for (const origin of ["https://evil.example", "null"]) {
    const answer = await server.get("/api/v1/items/open", { origin });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: "/api/v1/items/open",
      headers: { origin, "access-control-request-method": "GET" },
    });
    expect([preflight.statusCode, preflight.headers["access-control-allow-origin"]]).toEqual([405, undefined]);
  }
});

const tricks: [url: string, status: number][] = [
  ["/api/v1/items/open/", 200],
  ["//api/v1/items/open", 404],
  ["/api//v1/items/open", 404],
  ["/API/v1/items/open", 404],
  ["/api/v1/items/../items/open", 404],
  ["/api/v1/items/%2e%2e/items/open", 404],
  ["/api/v1/items/open%2f", 401],
  ["/api/v1/items/open;x=1", 401],
  ["/api/v1/items/open%00", 401],
  ["/api/v1/items/%ff", 400],
  ["/api/v1/items/open?fuzzy=%ff", 400],
  ["/api/v1/items/open?%", 400],
  ["/api/v1/items/open?skip=1#frag", 200],
];

test.each(tricks)("G21: %s is answered with %i", async (url, status) => {
  expect(await statusOf(url)).toBe(status);
});

// Over a socket, because other clients tidy a path before they send it.
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = server.app.server.address() as AddressInfo;
  const asked = request({ port, path }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test("a client that has the answer already gets 304, also by a weak or one of several tags", async () => {
  const first = await server.get("/api/v1/items/open");
  const etag = String(first.headers["etag"]);
  expect(etag).toMatch(/^W\/"/);
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    const again = await server.get("/api/v1/items/open", { "if-none-match": tag });
    expect([again.statusCode, again.body, again.headers["etag"]], tag).toEqual([304, "", etag]);
    expect(again.headers["content-security-policy"]).toBeDefined();
  }
  expect((await server.get("/api/v1/items/open", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("answers are compressed in the way that the client takes", async () => {
  const plain = await server.get("/api/v1/items/open");
  const br = await server.get("/api/v1/items/open", { "accept-encoding": "gzip, deflate, br" });
  const gzip = await server.get("/api/v1/items/open", { "accept-encoding": "gzip, br;q=0" });
  const none = await server.get("/api/v1/items/open", { "accept-encoding": "identity" });
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"], none.headers["content-encoding"]]).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test("G19: a body or a range that comes with a GET changes nothing, an encoded body is 415", async () => {
  const ask = (headers: Record<string, string>) =>
    server.app.inject({
      method: "GET",
      url: "/api/v1/items/count",
      headers: { "content-type": "application/json", range: "bytes=0-3", ...headers },
      payload: "nonsense",
    });
  const answer = await ask({});
  expect([answer.statusCode, answer.json()]).toEqual([200, { count: 20 }]);
  expect((await ask({ "content-encoding": "gzip" })).statusCode).toBe(415);
});

test("ping says who answers and when, by the server's clock, and no cache keeps it", async () => {
  const answer = await server.get("/api/v1/ping");
  expect(answer.body).toBe('{"ok":true,"app":"qiying","now":"2026-11-21T12:00:00.000Z"}');
  expect(answer.headers["cache-control"]).toBe("no-store");
});
