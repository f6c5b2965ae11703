import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FIRST_ROOMS_MODULE, firstRoomsSlot } from "#contract/first-rooms.ts";
import { PAINTED_ROOM_MODULE } from "#contract/painted-room.ts";
import type { FieldRow } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { bodyOf, filledFields, marked, saidIn, type FilledField } from "../../domain/fields/filled-fields.ts";
import { posted, putRoom } from "../listings/support.ts";
import { posted as postedRequest, putRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const ROOM = filledFields(LISTING_FIELDS, { post_code: ["ZE1 0QX", "0QX"] });
const REQUEST = filledFields(REQUEST_FIELDS);
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "en-GB,en;q=0.9" };
const HTML = `<html><head><title>Home</title></head><body>${firstRoomsSlot("zh")}${firstRoomsSlot("en")}</body></html>`;
/** In the place of those that the build makes: what they would draw stands in the page as data. */
const RENDERERS = `
export const renderFirstRooms = () => "";
export const renderPaintedRoom = () => ({ markup: "", styles: "" });`;

let folder = "";
let server: TestApp;
let owner: TestUser;
let reader: TestUser;
let superuser: TestUser;
let roomId = "";
let requestId = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-fields-"));
  const distDir = join(folder, "dist");
  for (const module of [FIRST_ROOMS_MODULE, PAINTED_ROOM_MODULE]) {
    await mkdir(dirname(join(distDir, module)), { recursive: true });
    await writeFile(join(distDir, module), RENDERERS);
  }
  await writeFile(join(distDir, "index.html"), HTML);
  server = await startTestApp({ page: { distDir, keptAssetsDir: join(folder, "kept") } });
  owner = await server.addUser();
  reader = await server.addUser({ email: "reader-of-fields@example.org" });
  superuser = await server.addUser({ is_superuser: true });
  roomId = (await posted(server, owner, bodyOf(ROOM))).id;
  requestId = (await postedRequest(server, owner, bodyOf(REQUEST))).id;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Answer = Record<string, unknown>;
type Seen = (row: FieldRow) => boolean;

const isPublic: Seen = ({ seenBy }) => seenBy === "everybody";
const isForAccounts: Seen = ({ seenBy }) => seenBy !== "contact";
const isContact: Seen = ({ seenBy }) => seenBy === "contact";

/** What an answer has of the fields is their values where they are meant, and in all its bytes nothing of the others. */
function expectFields(answer: Answer, fields: readonly FilledField[], isMeant: Seen) {
  const meant = fields.filter(({ row }) => isMeant(row));
  expect(answer).toMatchObject(bodyOf(meant));
  const others = fields.filter(({ row }) => !isMeant(row));
  expect(saidIn(JSON.stringify(answer), others)).toEqual([]);
}

async function asked(path: string, headers?: Record<string, string>): Promise<string> {
  const { body, statusCode } = await server.get(path, headers);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
}

const roomIn = (body: string) => (JSON.parse(body) as { data: Answer[] }).data.find(({ id }) => id === roomId)!;

test("a room is stored with every field, and its owner reads them all", async () => {
  const own = JSON.parse(await asked(`/api/v1/items/${roomId}`, owner.headers())) as Answer;
  expectFields(own, ROOM, () => true);
});

test.each(["open", "filter-open?low_price=1", "fuzzy?fuzzy=zebratitleq"])(
  "A-86: %s shows strangers the public fields and no byte of the others; accounts all but the contact",
  async (list) => {
    const body = await asked(`/api/v1/items/${list}`);
    expectFields(roomIn(body), ROOM, isPublic);
    expectFields(roomIn(await asked(`/api/v1/items/${list}`, reader.headers())), ROOM, isForAccounts);
    expect(
      saidIn(
        body,
        ROOM.filter(({ row }) => !isPublic(row)),
      ),
    ).toEqual([]);
  },
);

test("a contact is opened whole, and nothing comes with it", async () => {
  const opened = await server.post(`/api/v1/items/${roomId}/contact`, undefined, reader.headers());
  expectFields(opened.json(), ROOM, isContact);
  const request = await server.post(`/api/v1/tenants/tenant/${requestId}/contact`, undefined, reader.headers());
  expectFields(request.json(), REQUEST, isContact);
});

test("A-52: a plain page says the fields that its rows put there, and none besides", async () => {
  const page = await asked(`/plain/rooms/${roomId}?lang=en`);
  expect(saidIn(page, ROOM)).toEqual(marked(ROOM, (row) => isPublic(row) && row.in.includes("plain-page")));
});

test("A-04: a preview says the fields that their rows put there, and none besides", async () => {
  const page = await asked(`/?room=${roomId}`, BROWSER);
  // A description takes the place of the kind of room.
  const other = await posted(server, owner, { ...bodyOf(ROOM), description: null });
  const heads = [page, await asked(`/?room=${other.id}`, BROWSER)].map((each) =>
    each.slice(0, each.indexOf("</head>")),
  );
  expect(saidIn(heads.join(), ROOM)).toEqual(marked(ROOM, (row) => isPublic(row) && row.in.includes("preview")));
  expect(
    saidIn(
      page,
      ROOM.filter(({ row }) => !isPublic(row)),
    ),
  ).toEqual([]);
});

test("A-87: a preview and a plain page say a rent by the month as it was typed, the weekly one behind it", async () => {
  const preview = await asked(`/?room=${roomId}`, BROWSER);
  expect(preview).toContain("£5,347/month (£1,233.92/week)");
  expect(await asked(`/plain/rooms/${roomId}?lang=en`)).toContain("£5,347 a month · £1,233.92 a week");
});

test("the home page arrives with the fields of cards, and none besides", async () => {
  const card = await vi.waitFor(async () => {
    const [, data] = /id="first-rooms">(.*?)<\/script>/.exec(await asked("/", BROWSER)) ?? [];
    return (JSON.parse(data ?? "null") as { listings: Answer[] }).listings.find(({ id }) => id === roomId)!;
  });
  expectFields(card, ROOM, ({ in: places }) => places.includes("card"));
  expect(Object.keys(card).filter((name) => name in LISTING_FIELDS)).toEqual(
    expect.arrayContaining(ROOM.filter(({ row }) => row.in.includes("card")).map(({ name }) => name)),
  );
});

test("a keyword finds a room by no field that its row keeps from keywords", async () => {
  for (const { name, row, value } of ROOM.filter(({ row: { type } }) => type === "text")) {
    const found = JSON.parse(await asked(`/api/v1/items/fuzzy?fuzzy=${encodeURIComponent(String(value))}`)) as {
      data: Answer[];
    };
    if (!row.in.includes("keywords")) expect([name, found.data.length]).toEqual([name, 0]);
  }
});

test("A-05, A-26: a request shows accounts all but its contact, and its owner everything", async () => {
  const list = "/api/v1/tenants/tenants?show_all=true";
  const ofReader = JSON.parse(await asked(list, reader.headers())) as { data: Answer[] };
  expectFields(ofReader.data[0]!, REQUEST, isForAccounts);
  expect(
    saidIn(
      JSON.stringify(ofReader),
      REQUEST.filter(({ row }) => isContact(row)),
    ),
  ).toEqual([]);
  const own = JSON.parse(await asked(`/api/v1/tenants/tenant/${requestId}`, owner.headers())) as Answer;
  expectFields(own, REQUEST, () => true);
});

test("an export has every field of one's rooms and requests", async () => {
  const exported = JSON.parse(await asked("/api/v1/users/me/export", owner.headers())) as {
    listings: Answer[];
    tenant_requests: Answer[];
  };
  expectFields(
    exported.listings.find(({ id }) => id === roomId)!,
    ROOM,
    () => true,
  );
  expectFields(
    exported.tenant_requests.find(({ id }) => id === requestId)!,
    REQUEST,
    () => true,
  );
});

test("A-61: the log of a moderator's edit has the values of public fields alone, and the names of all others", async () => {
  const room = await posted(server, owner, { title: "Another room" });
  expect((await putRoom(server, room.id, superuser.headers(), bodyOf(ROOM))).statusCode).toBe(200);
  const request = await postedRequest(server, owner);
  expect((await putRequest(server, request.id, superuser.headers(), bodyOf(REQUEST))).statusCode).toBe(200);
  const log = await asked("/api/v1/moderation/acts", superuser.headers());
  const { data } = JSON.parse(log) as { data: { target_id: string; changes: { field: string; after?: unknown }[] }[] };
  for (const [id, fields] of [
    [room.id, ROOM],
    [request.id, REQUEST],
  ] as const) {
    const { changes } = data.find(({ target_id }) => target_id === id)!;
    const before: Answer = id === room.id ? { ...room } : { ...request };
    const changed = fields.filter(({ name, value }) => before[name] !== value);
    expect(Object.fromEntries(changes.map(({ field, after }) => [field, after]))).toEqual(
      Object.fromEntries(changed.map(({ name, row, value }) => [name, isPublic(row) ? value : undefined])),
    );
    expect(
      saidIn(
        log,
        fields.filter(({ row }) => !isPublic(row)),
      ),
    ).toEqual([]);
  }
});
