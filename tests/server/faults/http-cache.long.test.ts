import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { installSystemPackages } from "../../support/system-packages.ts";
import { addRooms } from "../test-app.ts";
import { cache, caddyBeside, nginx, startBalancer } from "./balancer.ts";
import { startFaulted, type FaultedServer, type OnTestFinished } from "./server.ts";

const LIST = "/api/v1/items/filter-open?city=London";
const TOKEN = "only for tests: reads what is counted";
const SUPERUSER = { FIRST_SUPERUSER: "admin@example.org", FIRST_SUPERUSER_PASSWORD: "velvet-otter-91" };
/** Each two seconds have answers of their own. */
const MOMENT_MS = 2000;

beforeAll(() => {
  if (spawnSync("nginx", ["-v"]).error !== undefined && !installSystemPackages("nginx-light"))
    throw new Error("There is no nginx, and none to be had.");
}, 300_000);

/** A server with a room in London, and nginx in front of it. */
async function site(onTestFinished: OnTestFinished) {
  const server = await startFaulted(onTestFinished, { env: { METRICS_TOKEN: TOKEN, ...SUPERUSER } });
  const [room = ""] = await addRooms(server.database, [{ title: "Attic in the cache", city: "London" }]);
  return { server, room, url: await startBalancer(nginx, [server.url, server.url], onTestFinished) };
}

/** How often the server itself was asked for the list. */
async function askedOf({ url }: FaultedServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const ofList = /^qiying_http_request_duration_seconds_count\{.*route="\/api\/v1\/items\/filter-open".*\} (\d+)$/m;
  return Number(ofList.exec(text)?.[1] ?? 0);
}

test(
  "of a rush for one list one reaches a server in each moment, also after a pause",
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { server, url } = await site(onTestFinished);
    for (const pause of [0, 2 * MOMENT_MS]) {
      await delay(pause);
      const before = await askedOf(server);
      const begun = Math.floor(Date.now() / MOMENT_MS);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => fetch(`${url}${LIST}`).then((answer) => answer.text())),
      );
      const moments = Math.floor(Date.now() / MOMENT_MS) - begun + 1;
      expect(new Set(answers)).toEqual(new Set([expect.stringContaining("Attic in the cache")]));
      const asked = (await askedOf(server)) - before;
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(moments);
    }
  },
);

test(
  "a room that is hidden is in no list three seconds later, whenever that was asked for last",
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { server, room, url } = await site(onTestFinished);
    const one = `/api/v1/items/open?id=${room}`;
    for (const path of [LIST, one]) expect(await (await fetch(`${url}${path}`)).text()).toContain("Attic in the cache");
    await server.database.pool.query("update listing set standing = 'hidden' where id = $1", [room]);
    await delay(3000);
    for (const path of [LIST, one])
      expect(await (await fetch(`${url}${path}`)).text()).not.toContain("Attic in the cache");
  },
);

test("who has the list already is told so by the cache", { timeout: 120_000 }, async ({ onTestFinished }) => {
  const { url } = await site(onTestFinished);
  const first = await fetch(`${url}${LIST}`);
  const again = await fetch(`${url}${LIST}`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
});

test(
  "an account's answers are neither put into the cache nor taken from it",
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { url } = await site(onTestFinished);
    const body = JSON.stringify({
      username: SUPERUSER.FIRST_SUPERUSER,
      password: SUPERUSER.FIRST_SUPERUSER_PASSWORD,
      remember_me: false,
    });
    const login = await fetch(`${url}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { access_token } = (await login.json()) as { access_token: string };
    const keptAs = async (headers: Record<string, string>) => {
      const answer = await fetch(`${url}${LIST}`, { headers });
      return [answer.status, answer.headers.get("cache-control"), answer.headers.get("x-cache")];
    };
    await keptAs({});
    const own = { authorization: `Bearer ${access_token}` };
    for (let time = 0; time < 2; time += 1) expect(await keptAs(own)).toEqual([200, "no-store", "BYPASS"]);
    expect(await keptAs({ authorization: "Bearer nobody" })).toEqual([401, "no-store", null]);
    expect(await keptAs({ cookie: "a=b" })).toEqual([200, "private, no-cache", "BYPASS"]);
    expect(await keptAs({})).toEqual([200, expect.stringContaining("public"), expect.stringMatching(/^(HIT|MISS)$/)]);
  },
);

test(
  "Caddy sends what is public to the cache of the compose file, and all else to servers",
  { timeout: 120_000 },
  async ({ onTestFinished, skip }) => {
    if (spawnSync("caddy", ["version"]).error !== undefined) return skip("no caddy here");
    const server = await careless(onTestFinished);
    const stop: (() => void | Promise<void>)[] = [];
    const cacheUrl = await startBalancer(cache, [server, server], (work) => void stop.push(work));
    const url = await startBalancer(caddyBeside(cacheUrl), [server, server], onTestFinished);
    const ways = async () => {
      const asked = [
        fetch(`${url}${LIST}`),
        fetch(`${url}${LIST}`, { headers: { authorization: "Bearer a" } }),
        fetch(`${url}/api/v1/ping`),
      ];
      return (await Promise.all(asked)).map(({ status, headers }) => [status, headers.get("x-cache")]);
    };
    expect(await ways()).toEqual([
      [200, "MISS"],
      [200, null],
      [200, null],
    ]);
    const heard = await fetch(`${url}/`, { headers: { "x-forwarded-for": "203.0.113.7" } });
    expect([heard.headers.get("x-cache"), heard.headers.get("x-heard")]).toEqual(["MISS", "127.0.0.1"]);
    for (const work of stop) await work();
    // Without its cache it goes on.
    expect(await ways()).toEqual(Array.from({ length: 3 }, () => [200, null]));
  },
);

/** A server that lets every answer be kept, and says which request it has answered. */
async function careless(onTestFinished: OnTestFinished): Promise<string> {
  let answered = 0;
  const server = createServer((request, response) => {
    response.setHeader("cache-control", "public, s-maxage=60");
    response.setHeader("x-heard", String(request.headers["x-forwarded-for"]));
    response.end(String((answered += 1)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function beforeCareless(onTestFinished: OnTestFinished): Promise<string> {
  const address = await careless(onTestFinished);
  return startBalancer(nginx, [address, address], onTestFinished);
}

test.for([
  "/",
  "/?room=01890a5d-ac96-774b-bcce-b302099a8057",
  LIST,
  "/api/v1/items/open",
  "/api/v1/items/count",
  "/api/v1/items/typical-prices?city=London",
  "/api/v1/items/prices-open?city=London",
  "/api/v1/items/matching?city=London",
  "/api/v1/items/01890a5d-ac96-774b-bcce-b302099a8057/warnings",
])("%s is asked for once in each moment", async (path, { onTestFinished }) => {
  const url = await beforeCareless(onTestFinished);
  const begun = Math.floor(Date.now() / MOMENT_MS);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${url}${path}`).then((answer) => answer.text())),
  );
  expect(new Set(answers).size).toBeLessThanOrEqual(Math.floor(Date.now() / MOMENT_MS) - begun + 1);
});

test.for([
  ["a home page for another language", "/", { "accept-language": "zh" }, { "accept-language": "en" }],
  ["a home page for another screen", "/", { "sec-ch-ua-mobile": "?1" }, { "sec-ch-ua-mobile": "?0" }],
  ["a home page that another page has opened", "/", { "sec-fetch-site": "none" }, { "sec-fetch-site": "cross-site" }],
  ["a home page for a worker", "/", { accept: "text/html" }, { accept: "*/*" }],
  ["a list in another compression", LIST, { "accept-encoding": "br" }, { "accept-encoding": "gzip" }],
  ["a page with what was typed", "/?keyword=attic", {}, {}],
  ["rooms for a sentence", "/api/v1/items/search?text=attic", {}, {}],
  ["rooms for a keyword", "/api/v1/items/fuzzy?fuzzy=attic", {}, {}],
  ["rooms for words of a sentence", "/api/v1/items/matching?keywords=attic", {}, {}],
  ["prices for a keyword", "/api/v1/items/prices-open?fuzzy=attic", {}, {}],
  ["one's account", "/api/v1/users/me", {}, {}],
  ["a shared list", "/api/v1/shared-lists/by-link/token", {}, {}],
] as const)("%s is answered anew, whatever a server says", async ([, path, first, second], { onTestFinished }) => {
  const url = await beforeCareless(onTestFinished);
  const answers = [];
  for (const headers of [first, second] as Record<string, string>[])
    answers.push(await (await fetch(`${url}${path}`, { headers })).text());
  expect(new Set(answers).size).toBe(2);
});
