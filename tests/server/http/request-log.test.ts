import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let lines: string[] = [];
const stopping = new AbortController();

beforeAll(async () => {
  server = await startTestApp({
    logLevel: "info",
    logTo: { write: (line) => void lines.push(line) },
    stopping: stopping.signal,
  });
});
afterAll(() => server.close());
beforeEach(() => (lines = []));

test("G23, W-12: the log is one JSON line a request, without address, query, path parameters or token", async () => {
  const remoteAddress = "203.0.113.9";
  await server.app.inject({ url: "/api/v1/items/fuzzy?fuzzy=canary-keyword", remoteAddress });
  const headers = { authorization: "Bearer canary-token" };
  await server.app.inject({ url: "/api/v1/items/canary-id", headers, remoteAddress });
  await server.app.inject({ url: "/canary@example.org", remoteAddress });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered.map(({ method, route, status }) => ({ method, route, status }))).toEqual([
    { method: "GET", route: "/api/v1/items/fuzzy", status: 200 },
    { method: "GET", route: "/api/v1/items/:id", status: 401 },
    { method: "GET", route: "unmatched", status: 404 },
  ]);
  expect(lines.join("")).not.toMatch(/canary|203\.0\.113/);
});

test("F13: probes are not logged, also while the server is not ready", async () => {
  const statuses = async () => {
    const probes = ["/health", "/ready", "/serving", "/api/v1/ping"];
    return Promise.all(probes.map(async (probe) => (await server.get(probe)).statusCode));
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  stopping.abort();
  expect(await statuses()).toEqual([200, 503, 503, 200]);
  expect(lines).toEqual([]);
});
