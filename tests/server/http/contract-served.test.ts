import Fastify from "fastify";
import { Errors } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import { accessTokens } from "../../../src/server/auth/access-token.ts";
import { callServer } from "../../../src/server/http/serve-calls.ts";
import { SECRET_KEY, startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let id = "";

beforeAll(async () => {
  server = await startTestApp();
  [id = ""] = await server.add({ title: "studio" }, { title: "another studio", end_date: "infinity" });
});
afterAll(() => server.close());

const names = Object.keys(routes) as RouteName[];
const querying: Partial<Record<RouteName, string>> = { searchListings: "?fuzzy=studio" };

test.each(names)("%s is served, and its answer is what the contract says", async (name) => {
  const url = routes[name].path.replace("{id}", id) + (querying[name] ?? "");
  const answer = await server.app.inject({ method: routes[name].method, url, headers: server.signedIn() });
  expect(answer.statusCode).toBe(200);
  expect(Errors(endpoints[name].answer, answer.json())).toEqual([]);
  for (const key of routes[name].answerKeys) expect(answer.json()).toHaveProperty(key);
});

test("nothing is served under /api but the contract and its printed form", () => {
  const served = pathsOf(server.app.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith("/api"));
  const promised = Object.values(routes).map(({ path }) => path.replace(/\{(\w+)\}/, ":$1"));
  expect(served.toSorted()).toEqual(
    [...promised.filter((path) => path.startsWith("/api")), "/api/v1/openapi.json"].toSorted(),
  );
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
  const calls = callServer(Fastify(), accessTokens(SECRET_KEY, server.clock));
  calls.serve("health", () => ({ status: "ok" }));
  expect(() => calls.serve("health", () => ({ status: "ok" }))).toThrow("The call health is served twice");
  expect(() => calls.checkComplete()).toThrow("without a handler: countListings, ");
});

test("the OpenAPI document names every call with its parameters, answers, refusals and access", async () => {
  const document = (await server.get("/api/v1/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(Object.values(routes).map(({ path }) => path));
  const filter = document.paths["/api/v1/items/filter-open"].get;
  expect(filter.parameters.map(({ name }: { name: string }) => name)).toContain("high_price");
  expect(Object.keys(filter.responses)).toEqual(["200", "401", "422", "503"]);
  const read = document.paths["/api/v1/items/{id}"].get;
  expect(read.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
  expect(read.security).toEqual([{ bearer: [] }]);
});

test("/docs shows every call to people, without a script", async () => {
  const answer = await server.get("/docs");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { path } of Object.values(routes)) expect(answer.body).toContain(path);
  expect(answer.body).not.toContain("<script");
});

test("W-13: both can be turned off", async () => {
  const settings = { publicContacts: false, publicUrl: undefined, apiDocs: false, today: undefined };
  const other = await startTestApp({ settings });
  for (const url of ["/docs", "/api/v1/openapi.json"]) expect((await other.get(url)).statusCode).toBe(404);
  await other.close();
});
