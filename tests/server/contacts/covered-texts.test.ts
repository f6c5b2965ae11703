import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FIRST_ROOMS_MODULE, firstRoomsSlot } from "../../../src/contract/first-rooms.ts";
import { PAINTED_ROOM_MODULE } from "../../../src/contract/painted-room.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { posted, ROOM } from "../listings/support.ts";
import { deliver, gotBy, subscribed } from "../notifications/support.ts";
import { match, saved } from "../saved-searches/support.ts";
import { openList, sharedListOf } from "../shared-lists/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { written } from "../viewings/support.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const HTML = `<!doctype html><html><head><title>Qiying</title></head><body>${firstRoomsSlot("zh")}${firstRoomsSlot("en")}</body></html>`;
/** In the place of those that the build makes. */
const RENDERER = `export const renderFirstRooms = (language, { listings }) => JSON.stringify(listings);
export const renderPaintedRoom = (language, { listing }) => ({ markup: JSON.stringify(listing), styles: "" });`;

const TEXTS = {
  title: "Studio by the canal, 微信 scam_88",
  description: "Ask me: +44 7700 900123 or WeChat scam_88. Quiet house near UCL.",
  additional_info: "Mail scam88@example.org, 或加 v：scam_88",
  price_description: "Bills on top, see https://scam.example.org/bills",
  duration_description: "一三八零零一三八零零零",
  duration: "44 weeks, tg @scam_88",
  room_type: "studio (ins: scam.rooms)",
};
const OF_REQUEST = { description: "Two of us, call 07700 900123 or 加V scam_88", post_code: "Camden, QQ 77009001" };
const GIVEN_AWAY = /scam[_.8]|7700 ?900|900123|example\.org\/bills|一三八零零|77009001/;

let folder = "";
let server: TestApp;
let service: TestPushService;
let owner: TestUser;
let reader: TestUser;
let room = "";
let request = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-covered-"));
  const distDir = join(folder, "dist");
  await mkdir(dirname(join(distDir, FIRST_ROOMS_MODULE)), { recursive: true });
  await mkdir(dirname(join(distDir, PAINTED_ROOM_MODULE)), { recursive: true });
  await writeFile(join(distDir, "index.html"), HTML);
  await writeFile(join(distDir, FIRST_ROOMS_MODULE), RENDERER);
  await writeFile(join(distDir, PAINTED_ROOM_MODULE), RENDERER);
  server = await startTestApp({
    settings: { rateLimits: false },
    page: { distDir, keptAssetsDir: join(folder, "kept") },
  });
  service = await startPushService();
  [owner, reader] = [await server.addUser(), await server.addUser()];
  room = (await posted(server, owner, { ...TEXTS, city: "London", contact_info: null })).id;
  request = (await postedRequest(server, owner, { ...OF_REQUEST, city: "London", contact_info: null, email: "" })).id;
});
afterAll(async () => {
  await server.close();
  await service.close();
  await rm(folder, { recursive: true });
});

/** Where others read a room's texts, without an account and with one. */
const PUBLIC = () => [
  "/api/v1/items/open",
  `/api/v1/items/open?id=${room}`,
  "/api/v1/items/filter-open?city=London",
  "/api/v1/items/fuzzy?fuzzy=studio",
  "/api/v1/items/matching?city=London",
  "/",
  `/?room=${room}`,
  `/item_detail/${room}`,
  "/plain?lang=zh",
  `/plain/rooms/${room}?lang=zh`,
  `/plain/rooms/${room}?lang=en`,
];
const SIGNED_IN = () => [
  `/api/v1/items/${room}`,
  "/api/v1/items/ai-search?query=studio%20in%20London",
  "/api/v1/tenants/tenants?show_all=true",
  `/api/v1/tenants/tenant/${request}`,
];

test("A-86: contacts in titles and texts are in the bytes of no answer for others", async () => {
  const read = async (url: string, headers: Record<string, string>) => {
    const { body } = await server.get(url, { ...BROWSER, ...headers });
    return { url, has: body.includes("canal") || body.includes("Two of us"), leaks: GIVEN_AWAY.exec(body)?.[0] };
  };
  for (const url of PUBLIC()) {
    // A page that has waited too long for the database is served without rooms.
    await vi.waitFor(async () => expect(await read(url, {})).toEqual({ url, has: true, leaks: undefined }));
  }
  for (const url of [...PUBLIC().filter((one) => one.startsWith("/api")), ...SIGNED_IN()]) {
    expect(await read(url, reader.headers())).toEqual({ url, has: true, leaks: undefined });
  }
});

test("A-86: what is covered leaves the rest of the text, with a word for it where no page puts one", async () => {
  const { data } = (await server.get(`/api/v1/items/open?id=${room}`)).json();
  expect(data[0]).toMatchObject({
    title: "Studio by the canal, ▮▮▮",
    description: "Ask me: ▮▮▮ or ▮▮▮. Quiet house near UCL.",
    room_type: "studio (▮▮▮)",
  });
  expect((await server.get(`/plain/rooms/${room}?lang=en`)).body).toContain("<h1>Studio by the canal, [contact]</h1>");
  expect((await server.get(`/plain/rooms/${room}?lang=zh`)).body).toContain(
    "<h1>Studio by the canal, ［联系方式］</h1>",
  );
  expect((await server.get(`/?room=${room}`, BROWSER)).body).toContain("Ask me: ▮▮▮ or ▮▮▮. Quiet house");
});

test("A-86: a keyword confirms no contact that is covered", async () => {
  for (const keyword of ["scam_88", "scam", "07700900123"]) {
    expect([keyword, (await server.get(`/api/v1/items/fuzzy?fuzzy=${keyword}`)).json().count]).toEqual([keyword, 0]);
  }
  expect((await server.get("/api/v1/items/fuzzy?fuzzy=canal")).json().count).toBe(1);
});

test("A-86, A-53: who opens the contact gets what was covered too", async () => {
  const listing = (await server.post(`/api/v1/items/${room}/contact`, undefined, reader.headers())).json();
  expect(listing.contacts_in_text.split("\n")).toEqual([
    "微信 scam_88",
    "ins: scam.rooms",
    "https://scam.example.org/bills",
    "tg @scam_88",
    "一三八零零一三八零零零",
    "+44 7700 900123",
    "WeChat scam_88",
    "scam88@example.org",
    "v：scam_88",
  ]);
  const wanted = (await server.post(`/api/v1/tenants/tenant/${request}/contact`, undefined, reader.headers())).json();
  expect(wanted.contacts_in_text.split("\n")).toEqual(["QQ 77009001", "call 07700 900123", "V scam_88"]);
});

test("A-86: the owner reads every text as it was written, and so do superusers, one room at a time", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  for (const user of [owner, superuser]) {
    expect((await server.get(`/api/v1/items/${room}`, user.headers())).json()).toMatchObject(TEXTS);
    expect((await server.get(`/api/v1/tenants/tenant/${request}`, user.headers())).json()).toMatchObject(OF_REQUEST);
  }
  expect((await server.get("/api/v1/items/", owner.headers())).json().data[0]).toMatchObject(TEXTS);
  expect((await server.get("/api/v1/items/open", superuser.headers())).body).not.toMatch(GIVEN_AWAY);
});

test("A-86: alerts, matches, offers and shared lists have them covered", async () => {
  const seeker = await server.addUser();
  const device = await subscribed(server, seeker, service);
  await saved(server, seeker, { criteria: { mode: "filter", city: "Bath" } });
  const stay = { begin_date: ROOM.begin_date, end_date: ROOM.end_date };
  const { id } = await posted(server, owner, { ...TEXTS, ...stay, city: "Bath" });
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
  await match(server);
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
  expect(JSON.stringify(gotBy(device, service))).not.toMatch(GIVEN_AWAY);
  const { id: wanted } = await postedRequest(server, seeker, { ...OF_REQUEST, ...stay, city: "Bath" });
  const offer = { id: crypto.randomUUID(), listing_id: id, request_id: wanted, words_zh: "你好", words_en: "Hello" };
  expect((await server.post("/api/v1/offers", offer, owner.headers())).statusCode).toBe(200);
  for (const [user, url] of [
    [owner, `/api/v1/items/${id}/requests`],
    [seeker, `/api/v1/tenants/tenant/${wanted}/rooms`],
    [seeker, "/api/v1/offers"],
  ] as const) {
    const { statusCode, body } = await server.get(url, user.headers());
    expect([url, statusCode, body.includes(user === owner ? wanted : id)]).toEqual([url, 200, true]);
    // The owner reads their own room whole.
    if (user === seeker) expect([url, body]).toEqual([url, expect.not.stringMatching(GIVEN_AWAY)]);
  }
  await written(server, seeker, id);
  const { token } = await sharedListOf(server, seeker);
  const { body } = await openList(server, token);
  expect([body.includes(id), GIVEN_AWAY.exec(body)]).toEqual([true, null]);
  const { rows } = await server.database.pool.query("select texts::text from notification where account_id = $1", [
    seeker.id,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(GIVEN_AWAY);
});
