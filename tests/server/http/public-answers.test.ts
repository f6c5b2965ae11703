import { afterAll, beforeAll, expect, test } from "vitest";
import { routes, type RouteName } from "#contract/routes.ts";
import { sampleCalls, sendSample, type Sample } from "../access/sample-calls.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const PUBLIC = "public, max-age=0, s-maxage=1, stale-while-revalidate=1";

/** Answers that are the same for all who have no account. */
const FOR_ALL: ReadonlySet<RouteName> = new Set([
  "countListings",
  "listOpenListings",
  "filterOpenListings",
  "listOpenPrices",
  "listTypicalPrices",
  "matchListings",
  "readListingWarnings",
]);

const WITHOUT_WORDS: Sample = { query: { city: "London" } };

let server: TestApp;
let roomId = "";
let superuser: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  [roomId = ""] = await server.add({ title: "studio" });
  superuser = await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

async function ask(name: RouteName, headers: Record<string, string>, sample?: Sample) {
  const situation = { server, caller: superuser, target: superuser, roomId };
  const asked = sample ?? (name === "matchListings" ? WITHOUT_WORDS : await sampleCalls[name](situation));
  return sendSample(server, name, asked, headers);
}

const reads = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method === "GET");

test.each(reads)(
  "what %s answers is kept by shared caches where it is the same for all, and then alone",
  async (name) => {
    const anonymous = await ask(name, {});
    const isPublic = anonymous.headers["cache-control"] === PUBLIC;
    expect(isPublic, String(anonymous.headers["cache-control"])).toBe(FOR_ALL.has(name));
    if (!isPublic) return expect(anonymous.headers["cache-control"]).not.toContain("public");
    expect([anonymous.statusCode, anonymous.headers["vary"]]).toEqual([200, "accept-encoding, authorization"]);
    expect(anonymous.headers["set-cookie"]).toBeUndefined();
    const etag = String(anonymous.headers["etag"]);
    const again = await ask(name, { "if-none-match": etag });
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", PUBLIC]);
    const signedIn = await ask(name, superuser.headers());
    expect([signedIn.statusCode, signedIn.headers["cache-control"]]).toEqual([200, "no-store"]);
    const withCookie = await ask(name, { cookie: "qiying-device=0123456789abcdefghijkl" });
    expect([withCookie.statusCode, withCookie.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  },
);

test.each([
  ["matchListings", { city: "London", keywords: "quiet" }],
  ["listOpenPrices", { fuzzy: "attic" }],
  ["searchListings", { fuzzy: "attic" }],
  ["searchByText", { text: "a quiet attic near UCL" }],
] as const)("what %s finds for words that somebody has typed is kept by no shared cache", async (name, query) => {
  const answer = await ask(name, {}, { query });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
});

test("no refusal is kept", async () => {
  const gone = await ask("readListingWarnings", {}, { params: { id: "01890a5d-ac96-774b-bcce-b302099a8057" } });
  expect([gone.statusCode, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
  const wrong = await ask("filterOpenListings", {}, { query: { low_price: "-1" } });
  expect([wrong.statusCode, wrong.headers["cache-control"]]).toEqual([422, "no-store"]);
  const unknown = await ask("listOpenListings", { authorization: "Bearer nobody" });
  expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([401, "no-store"]);
});

test("a cache of the site and a browser together keep an answer for three seconds at most", () => {
  const [, shared = "", renewed = ""] = /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(PUBLIC) ?? [];
  expect(Number(shared) + Number(renewed) + Number(renewed)).toBeLessThanOrEqual(3);
});
