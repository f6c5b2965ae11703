import { afterAll, beforeAll, expect, test } from "vitest";
import type { LightMyRequestResponse } from "fastify";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await startTestApp({
    logLevel: "info",
    logTo: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
});
afterAll(() => server.close());

const idOf = ({ headers }: LightMyRequestResponse) => String(headers["x-request-id"]);

test("every kind of answer tells the id of its request, which its line in the log bears", async () => {
  lines = [];
  const answers = [
    await server.get("/api/v1/items/open"),
    await server.get("/api/v1/users/me"),
    await server.get("/nowhere"),
    await server.get("/photos/none.webp"),
    await server.post("/api/v1/items/open"),
    await server.get(`/api/v1/items/%c0%af`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404, 404, 405, 400]);
  const ids = answers.map(idOf);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const logged = lines.filter(({ msg }) => msg === "answered").map(({ reqId }) => reqId);
  // What the router cannot read has no route, and no line.
  expect(logged).toEqual(ids.slice(0, -1));
});

test("a request's id is the server's own, whatever a caller sends", async () => {
  const answer = await server.get("/api/v1/items/open", { "x-request-id": "of-somebody" });
  expect(idOf(answer)).not.toBe("of-somebody");
});

test("a mistake of ours is found in the log, with its stack, by the id that its answer told", async () => {
  lines = [];
  await server.database.pool.query("alter table listing rename column city to town");
  const answer = await server.get("/api/v1/items/open");
  await server.database.pool.query("alter table listing rename column town to city");
  expect(answer.statusCode).toBe(500);
  const failure = lines.find(({ reqId, msg }) => reqId === idOf(answer) && msg === "request failed");
  expect(failure).toMatchObject({ level: 50, err: { code: "42703", stack: expect.stringContaining("at ") } });
});
