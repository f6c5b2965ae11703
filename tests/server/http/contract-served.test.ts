import Fastify from "fastify";
import { Errors } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { secondFactorEndpoints } from "#contract/endpoints/second-factor-endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { callServer } from "../../../src/server/http/calls/serve-calls.ts";
import { sampleCalls, sendSample } from "../access/sample-calls.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let roomId = "";

beforeAll(async () => {
  server = await startTestApp();
  [roomId = ""] = await server.add({ title: "studio" }, { title: "another studio", end_date: "infinity" });
});
afterAll(() => server.close());

const names = Object.keys(routes) as RouteName[];

test.each(names)("%s is served, and its answer is what the contract says", async (name) => {
  const { access, answer: schema, answerFormat, ...endpoint }: Endpoint = endpoints[name];
  const status: number = endpoint.status ?? 200;
  const isForSuperusers = access === "superuser" || name in secondFactorEndpoints;
  const caller = await server.addUser({ is_superuser: isForSuperusers });
  const target = access === "superuser" ? await server.addUser() : caller;
  const sample = await sampleCalls[name]({ server, caller, target, roomId });
  const answer = await sendSample(server, name, sample, caller.headers());
  expect([answer.statusCode, answer.statusCode === status ? "" : answer.body]).toEqual([status, ""]);
  if (status === 204) return expect(answer.body).toBe("");
  const { fileType }: Route = routes[name];
  if (fileType !== undefined) return expect(answer.headers["content-type"]).toBe(fileType);
  const isHtml = answerFormat === "html";
  expect(answer.headers["content-type"]).toBe(`${isHtml ? "text/html" : "application/json"}; charset=utf-8`);
  if (isHtml) return expect(answer.body).toMatch(/^<!doctype html>/i);
  expect(Errors(schema, answer.json())).toEqual([]);
  for (const key of routes[name].answerKeys) expect(answer.json()).toHaveProperty(key);
});

test("nothing is served under /api but the contract and its printed form", () => {
  const served = pathsOf(server.app.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith("/api"));
  const promised = Object.values(routes).map(({ path }) => path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, ""));
  const paths = [...promised.filter((path) => path.startsWith("/api")), "/api/v1/openapi.json"];
  expect(served.toSorted()).toEqual([...new Set(paths)].toSorted());
});

// The tree that Fastify prints: four characters a level, the methods in brackets.
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods] = /^([│├└─ ]*)(.*?)(?: \((.*)\))?$/.exec(line) ?? [];
    const level = Math.floor(indent.length / 4);
    above.length = level;
    above[level] = part;
    return methods === undefined ? [] : [above.join("").replaceAll("//", "/")];
  });
}

test("a call that is served twice, or not at all, stops the start", () => {
  const calls = callServer(Fastify(), {
    identify: async () => null,
    admission: { refusalOf: () => null, admit: (_name, _signal, work) => work() },
    idempotentAnswers: { once: (_, work) => work(async () => undefined) },
    readBudget: { pay: () => undefined },
    uploadMegabytes: 64,
    receivingFolder: "/nonexistent",
    begunUploads: { read: async () => undefined, keep: async () => undefined },
  });
  calls.serve("health", () => ({ status: "ok" }));
  expect(() => calls.serve("health", () => ({ status: "ok" }))).toThrow("The call health is served twice");
  expect(() => calls.checkComplete()).toThrow("without a handler: countListings, ");
});

test("W-13: both can be turned off", async () => {
  const other = await startTestApp({ settings: { apiDocs: false } });
  for (const url of ["/docs", "/docs/start.js", "/docs/swagger-ui-bundle.js", "/api/v1/openapi.json"])
    expect((await other.get(url)).statusCode).toBe(404);
  await other.close();
});
