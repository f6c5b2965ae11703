import { beforeEach, expect, test } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { call, type Transport } from "#contract/call.ts";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Occasion } from "#offline/documents/parts.ts";
import { changePost } from "#offline/documents/posts/keep-post.ts";
import type { Values } from "#offline/documents/posts/patch.ts";
import { choose, post, remove, takeBack, typeIn } from "#offline/documents/posts/post.ts";
import type { PostRow } from "#offline/documents/posts/post-row.ts";
import type { Process } from "#offline/documents/process.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { room } from "#offline/kinds/room.ts";
import { photoBytes } from "../history/photo-bytes.ts";
import { responseOf } from "../line/answer-as-response.ts";
import { modelServer, type ModelServer } from "../server/model-server.ts";
import { requestOf } from "../server/request.ts";
import { device, type Account } from "./device.ts";

const OWNER = "10000000-0000-4000-8000-000000000001";
const ID = "0198c0de-0000-7000-8000-000000000001";
const PHOTO = "60000000-0000-4000-8000-000000000001";
const ROOM: Values = {
  ...emptyFields(LISTING_FIELDS),
  title: "Attic",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 200,
  begin_date: "2027-09-01",
  end_date: "2028-06-30",
  email: "landlord@example.org",
  photos: [],
};

let server: ModelServer;
let clock: Account["clock"];
let asked: { name: string; key: string | undefined }[];
/** The answers to these calls are lost, one each. */
let lost: string[];
/** Called before each call. */
let before: (name: string) => Promise<void>;

beforeEach(() => {
  clock = { now: Date.parse("2026-11-21T12:00:00.000Z"), signedIn: OWNER };
  asked = [];
  lost = [];
  before = () => Promise.resolve();
  server = modelServer({
    now: () => new Date((clock.now += 10)),
    newId: () => ID,
    newToken: () => "",
    photoFile: () => ({ fileId: "f", colour: "#000000" }),
    userOf: (token) => token,
  });
  server.addAccount(OWNER, "a@example.org");
});

const transport: Transport = {
  baseUrl: "",
  accessToken: () => OWNER,
  fetch: async (url, init) => responseOf(server.answer(await requestOf(url as string, init))),
};

const api: Process["api"] = {
  async call(_, name, options) {
    await before(name);
    asked.push({ name, key: options?.idempotencyKey });
    const answer = { ...(await call(transport, name, options)), fetchedAt: clock.now };
    if (!lost.includes(name)) return answer;
    lost = lost.filter((other) => other !== name);
    throw new UnreachableError("No answer");
  },
  photo: () => Promise.reject(new Error("Nothing asks for it")),
};

function phone() {
  let uuids = 0;
  const newUuid = () => `${(phones += 1)}-${(uuids += 1)}`;
  const { process, store } = device({ api, clock } as Account, undefined, {
    kinds: {},
    posts: { room },
    newUuid,
    makeSmall: async (picture) => picture,
  });
  const change = (make: (row: PostRow, at: Occasion) => PostRow | null) =>
    changePost({ store, owner: OWNER, kind: "room", id: ID, now: clock.now }, make);
  const row = () => store.read(["posts"], (tx) => tx.get("posts", [OWNER, "room", ID]));
  return {
    row,
    change,
    sync: async () => {
      clock.now += 5000;
      await wake(process, OWNER, { forNews: ["room"] });
      await sync(process);
    },
    post: (changes: Values) =>
      change((stored, at) => {
        const { base, version, answered, form } = stored;
        const theirs = base === null ? null : { values: base, version: version!, answered: answered! };
        const text = { ...ROOM, ...base, ...form?.posted, ...changes };
        return post(room, typeIn(takeBack(stored), theirs), text, at);
      }),
    pick: (uuid: string) =>
      store.write(["photos", "bytes"], async (tx) => {
        const bytes = photoBytes(uuid, 100).buffer;
        const photo = { owner: OWNER, kind: "room", documentId: ID, uuid, type: "image/png", size: 100 } as const;
        await tx.put("photos", { ...photo, sha256: null, state: "stored" });
        await tx.put("bytes", { uuid, which: "picked", owner: OWNER, type: "image/png", bytes });
      }),
    receipts: () => store.read(["receipts"], (tx) => tx.all("receipts", "owner", OWNER)),
    photos: () => store.read(["photos"], (tx) => tx.keys("photos", "owner", OWNER)),
  };
}

let phones = 0;

function keysOf(name: string): (string | undefined)[] {
  return asked.filter((each) => each.name === name).map(({ key }) => key);
}

test("A10: a room's photos go first, then its text, once; its bytes stay for a day", async () => {
  const own = phone();
  await own.pick(PHOTO);
  await own.post({ photos: [PHOTO] });
  await own.sync();
  expect(asked.map(({ name }) => name).slice(0, 2)).toEqual(["uploadImage", "createListing"]);
  expect(server.state.rooms.get(ID)?.images).toMatchObject([{ uuid: PHOTO }]);
  expect(await own.row()).toMatchObject({ wanted: null, form: null, unsent: 0 });
  expect(await own.receipts()).toMatchObject([{ what: "posted", title: "Attic", wasThere: false, by: "page" }]);
  expect(await own.photos()).toEqual([PHOTO]);
  clock.now += 25 * 3600 * 1000;
  await own.sync();
  expect(await own.photos()).toEqual([]);
});

test("G17: a repetition comes under the same key; another text under another one", async () => {
  const own = phone();
  await own.post({});
  lost = ["createListing", "listOwnListings"];
  await own.sync();
  await own.sync();
  const [first, second] = keysOf("createListing");
  expect(second).toBe(first);
  await own.post({ price: 90 });
  lost = ["updateListing", "listOwnListings"];
  await own.sync();
  await own.post({ price: 80 });
  await own.sync();
  expect(new Set(keysOf("updateListing")).size).toBe(keysOf("updateListing").length);
  expect(server.state.rooms.get(ID)).toMatchObject({ price_pence: 8000 });
  expect(await own.row()).toMatchObject({ wanted: null, unsent: 0 });
});

test("C15: a form that is opened while its photos are sent keeps its text back", async () => {
  const own = phone();
  await own.pick(PHOTO);
  await own.post({ photos: [PHOTO] });
  before = async (name) => {
    if (name === "uploadImage") await own.change(takeBack);
  };
  await own.sync();
  expect(keysOf("createListing")).toEqual([]);
  expect(await own.row()).toMatchObject({ form: { status: "looked-at" }, wanted: { sent: [] } });
});

test("C17, C18: another device's edit is merged and told, or asked about", async () => {
  const [own, other] = [phone(), phone()];
  await own.post({});
  await own.sync();
  await other.sync();
  await own.post({ title: "Loft" });
  await own.sync();
  await other.post({ price: 90 });
  await other.sync();
  expect((await other.receipts())[0]).toMatchObject({ what: "edited", merged: ["title"] });
  await own.post({ price: 80 });
  await own.sync();
  expect((await own.row())?.wanted?.state).toEqual({ name: "conflict", fields: ["price"], isDeleted: false });
});

test("C19: a choice in the list for a room that was deleted elsewhere is asked about", async () => {
  const [own, other] = [phone(), phone()];
  await own.post({});
  await own.sync();
  await other.sync();
  await other.change((row, at) => choose(room, row, { state: "let" }, at));
  await own.change(remove);
  await own.sync();
  expect((await own.receipts()).at(-1)).toMatchObject({ what: "removed", title: "Attic" });
  await other.sync();
  expect((await other.row())?.chosen?.state).toMatchObject({ name: "conflict", isDeleted: true });
});

test("C14: what the server refuses waits for its owner, with the fields at fault", async () => {
  const own = phone();
  await own.post({ title: "", price: 0 });
  await own.sync();
  const state = (await own.row())?.wanted?.state;
  expect(state).toMatchObject({ name: "needs-fix", problems: [{ field: "title" }, { field: "price" }], isTold: false });
  await own.post({ title: "Attic", price: 100 });
  await own.sync();
  expect(await own.row()).toMatchObject({ wanted: null, unsent: 0 });
});

test("S2: a limit on photos delays no other part", async () => {
  const own = phone();
  await own.pick(PHOTO);
  await own.post({ photos: [PHOTO] });
  before = (name) =>
    name === "uploadImage"
      ? Promise.reject(new ApiError(429, { detail: "No", code: "too_many_attempts" }, 60))
      : Promise.resolve();
  await own.sync();
  expect((await own.row())?.wanted?.state).toMatchObject({ name: "waiting" });
  expect(asked.map(({ name }) => name)).toContain("listOwnListings");
});
