import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEFAULT_PAGE_SIZE, TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { demoRequests } from "../../../demo/demo-rows.ts";
import { insertRequests } from "../../../demo/insert-rows.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, tally } from "../users/support.ts";
import { addRequest, listRequests, posted, readRequest } from "./support.ts";

let server: TestApp;
let user: TestUser;

interface Page {
  data: TenantRequest[];
  cities: string[];
  count: number;
}

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from tenant_request");
  user = await server.addUser();
});

async function page(query: string, of = user): Promise<Page> {
  const answer = await listRequests(server, query, of.headers());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

/** Demo requests, as many of them open as one answer may have and some more. */
async function addDemoRequests(count: number): Promise<void> {
  const requests = demoRequests({ today: "2026-11-21", now: server.clock.now() });
  const copies = Array.from({ length: count }, (_, at) => ({
    ...requests[at % requests.length]!,
    id: crypto.randomUUID(),
  }));
  await server.database.kysely.transaction().execute((trx) => insertRequests(trx, copies));
}

test("TN-01: without a token there is no list", async () => {
  for (const query of ["", "?show_all=true", "?show_all=false"])
    expect((await listRequests(server, query)).statusCode).toBe(401);
});

test("TN-02, A-05, A-21: everybody sees everybody's that are open in London today, demo ones too, newest first", async () => {
  const ended = await posted(server, user, { end_date: "2026-11-21" });
  server.clock.set("2026-11-21T23:59:00Z");
  const open = await posted(server, user, { city: "York" });
  const demo = await addRequest(server, { city: "Leeds", end_date: null });
  const reader = await server.addUser();
  const ids = async () => (await page("?show_all=true", reader)).data.map(({ id }) => id);
  expect(new Set(await ids())).toEqual(new Set([ended.id, open.id, demo]));
  server.clock.set("2026-11-22T00:01:00Z");
  const newest = await posted(server, user, { city: "Bath", description: "Near the baths" });
  expect((await ids())[0]).toBe(newest.id);
  expect(new Set(await ids())).toEqual(new Set([newest.id, open.id, demo]));
  const all = await page("?show_all=true", reader);
  expect([all.count, all.cities]).toEqual([3, ["Bath", "Leeds", "York"]]);
  expect(all.data.find(({ id }) => id === demo)).toMatchObject({ is_demo: true, owner_id: null });
});

test("TN-02: cities are of all open requests, whatever the page; each once, sorted, without blanks", async () => {
  for (const city of ["York", "London", "York", " London ", " ", "\u200b", "Bath"]) await addRequest(server, { city });
  await addRequest(server, { city: "Durham", end_date: "2026-11-20" });
  expect(await page("?show_all=true&limit=1&skip=1")).toMatchObject({ cities: ["Bath", "London", "York"], count: 7 });
});

test("TN-03: otherwise one's own are listed, ended ones too", async () => {
  await posted(server, await server.addUser());
  const kept = await posted(server, user, { end_date: "2026-11-21" });
  server.clock.set("2026-11-22T12:00:00Z");
  const newer = await posted(server, user);
  for (const query of ["", "?show_all=false"]) {
    const own = await page(query);
    expect([own.count, own.data.map(({ id }) => id)]).toEqual([2, [newer.id, kept.id]]);
  }
});

test("TN-02, G12: the list is paged in its order; 100 come unless told, 2000 at most", async () => {
  await addDemoRequests(2600);
  expect((await page("?show_all=true")).data).toHaveLength(DEFAULT_PAGE_SIZE);
  const whole = await page("?show_all=true&limit=1000000000");
  expect([whole.data.length, whole.count > TENANT_REQUEST_LIMIT]).toEqual([TENANT_REQUEST_LIMIT, true]);
  const part = await page("?show_all=true&skip=1990&limit=10");
  expect(part.data).toEqual(whole.data.slice(1990));
  expect((await page("?show_all=true&skip=9999")).data).toEqual([]);
  for (const bad of ["skip=-1", "limit=NaN", "limit=1.5", "skip=", "show_all=1", "show_all=true&show_all=true"])
    expect((await listRequests(server, `?${bad}`, user.headers())).statusCode, bad).toBe(422);
});

test("TN-02: 2000 requests are no more than 1.5 MB, and come compressed", async () => {
  await addDemoRequests(2600);
  const headers = { ...user.headers(), "accept-encoding": "br" };
  const answer = await listRequests(server, "?show_all=true&limit=2000", headers);
  const plain = brotliDecompressSync(answer.rawPayload);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(plain.length).toBeLessThan(1_500_000);
  expect(answer.rawPayload.length).toBeLessThan(plain.length / 4);
  expect((JSON.parse(plain.toString()) as Page).data).toHaveLength(TENANT_REQUEST_LIMIT);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("TN-04: the 31st reading of everything within ten minutes is refused, one's own never", async () => {
  const answers = await atOnce(40, () => listRequests(server, "?show_all=true", user.headers()));
  expect(tally(answers)).toEqual({ 200: 30, 429: 10 });
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await listRequests(server, "", user.headers())).statusCode).toBe(200);
  expect((await page("?show_all=true", await server.addUser())).data).toEqual([]);
  server.clock.set("2026-11-21T12:10:01Z");
  expect((await listRequests(server, "?show_all=true", user.headers())).statusCode).toBe(200);
});

test("A-65: others are told why to look twice at a request, in the list and alone; an account of today is a sign for a day", async () => {
  const asking = await posted(server, user, { description: "想合租的先转 100 镑定金给我" });
  const plain = await posted(server, await server.addUser(), { description: "Quiet student, up to £180 a week." });
  const demo = await addRequest(server);
  const reader = await server.addUser();
  const signs = async () => {
    const { data } = await page("?show_all=true", reader);
    return new Map(data.map((request) => [request.id, request.signs]));
  };
  const asksMoney = { reason: "asks-money", severity: "strong" };
  const newAccount = { reason: "new-account", severity: "weak" };
  expect(await signs()).toEqual(
    new Map([
      [asking.id, [asksMoney, newAccount]],
      [plain.id, [newAccount]],
      [demo, undefined],
    ]),
  );
  server.clock.set("2026-11-22T12:00:00Z");
  expect(await signs()).toEqual(
    new Map([
      [asking.id, [asksMoney]],
      [plain.id, undefined],
      [demo, undefined],
    ]),
  );
  const alone = await readRequest(server, asking.id, reader.headers());
  expect(alone.json<TenantRequest>().signs).toEqual([asksMoney]);
  expect((await page("?show_all=true")).data.find(({ id }) => id === asking.id)?.signs).toBeUndefined();
});

test("A-19: a request with a city and a kind alone is taken, and stands behind those that say something", async () => {
  const own = await startTestApp();
  const user = await own.addUser();
  const says = await posted(own, user, { description: "Quiet room near UCL" });
  own.clock.set(new Date(own.clock.now().getTime() + 60_000).toISOString());
  const bare = await posted(own, user);
  own.clock.set(new Date(own.clock.now().getTime() + 60_000).toISOString());
  const dated = await posted(own, user, { begin_date: "2026-12-01", end_date: "2027-06-30" });
  const answer = await own.get("/api/v1/tenants/tenants?show_all=true", user.headers());
  expect(answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).toEqual([dated.id, says.id, bare.id]);
  await own.close();
});
