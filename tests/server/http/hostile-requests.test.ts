import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { ERROR_CODES } from "#contract/error-codes.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { hostileJson, hostileTexts, pickerOf } from "./hostile-values.ts";

const PER_ROUTE = 40;

let server: TestApp;
let callers: (TestUser | null)[];

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  callers = [null, await server.addUser(), await server.addUser({ is_superuser: true })];
});
afterAll(() => server.close());

const names = Object.keys(routes) as RouteName[];

test.each(names)("SG-02: %s answers whatever comes, and never with a failure of its own", async (name) => {
  const pick = pickerOf(name);
  for (let time = 0; time < PER_ROUTE; time++) {
    const { method, bodyFormat }: Route = routes[name];
    const { params, query, body }: Endpoint = endpoints[name];
    const url = addressOf(name, keysOf(params), keysOf(query), pick);
    const payload = body === undefined ? undefined : bodyOf(keysOf(body), bodyFormat, pick);
    const type = bodyFormat === "form" ? "application/x-www-form-urlencoded" : "application/json";
    const caller = pick(callers);
    const headers = { ...caller?.headers(), ...(payload === undefined ? {} : { "content-type": type }) };
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const seen = `${method} ${url} ${payload ?? ""}`.slice(0, 400);
    expect(answer.statusCode, seen).toBeLessThan(500);
    expect(answer.body, seen).not.toMatch(/ at .*\.ts:\d+|select |insert into/);
    if (answer.statusCode < 400) continue;
    const { detail, code } = answer.json<ErrorBody>();
    expect(detail, seen).toBeDefined();
    expect(ERROR_CODES[code], `${code} ${seen}`).toBe(answer.statusCode);
  }
});

test("G13: no request has reached a prototype", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect("polluted" in {}).toBe(false);
});

function keysOf(schema: Endpoint["params"]): string[] {
  return schema !== undefined && "properties" in schema ? Object.keys(schema.properties as object) : [];
}

function addressOf(name: RouteName, params: string[], query: string[], pick: ReturnType<typeof pickerOf>): string {
  const path = params.reduce(
    (text, key) => text.replace(`{${key}}`, encoded(pick(hostileTexts))),
    routes[name].path as string,
  );
  const asked = query.filter(() => pick([true, false])).map((key) => `${key}=${encoded(pick(hostileTexts))}`);
  return asked.length === 0 ? path : `${path}?${asked.join("&")}`;
}

// Half a surrogate pair has no encoding of its own.
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}

function bodyOf(keys: string[], format: Route["bodyFormat"], pick: ReturnType<typeof pickerOf>): string {
  if (format === "form") return keys.map((key) => `${key}=${encoded(pick(hostileTexts))}`).join("&");
  const whole = pick(["[]", "null", "[[[[", '"text"', '{"__proto__":{"polluted":1}}', "{}", "", "\ufeff{}", "fields"]);
  if (whole !== "fields" && pick([true, false])) return whole;
  const fields = [...keys, "is_superuser", "id"].filter(() => pick([true, true, false]));
  return `{${fields.map((key) => `${JSON.stringify(key)}:${pick(hostileJson)}`).join(",")}}`;
}
