import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { compareDuePhotos } from "../../../src/server/scam-guard/compare-photos.ts";
import { typicalPrices } from "../../../src/server/prices/typical-prices.ts";
import { scamGuard } from "../../../src/server/scam-guard/scam-guard.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { CHANGES, changed } from "./pictures/changed-copies.ts";
import { drawRoom } from "./pictures/draw-room.ts";
import { CORE_ONLY } from "../../support/scope.ts";
import { done, room } from "../moderation/support.ts";
import { deleteRoom, posted, putRoom } from "../listings/support.ts";
import { sendPhoto } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const CROPPED = CHANGES.find(({ name }) => name === "cropped 10 % of each side")!;

let server: TestApp;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from listing; delete from photo; delete from photo_file");
  // What is remembered of prices and photos is old by then.
  later(24 * 60 * 60 * 1000);
});

async function signsOf(id: string, headers: Record<string, string> = {}): Promise<ScamSign[]> {
  const answer = await server.get(`/api/v1/items/${id}/warnings`, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ signs: ScamSign[] }>().signs;
}

async function reasonsOf(id: string): Promise<string[]> {
  return (await signsOf(id)).map(({ reason }) => reason);
}

/** Somebody whose account is older than a day. */
async function oldUser(): Promise<TestUser> {
  const user = await server.addUser();
  await server.database.pool.query("update account set created_at = created_at - interval '30 days' where id = $1", [
    user.id,
  ]);
  return user;
}

async function postedWith(user: TestUser, photo: Buffer, fields: object = {}): Promise<Listing> {
  const uuid = crypto.randomUUID();
  const sent = await sendPhoto(server, user, photo, { uuid });
  expect(sent.statusCode, sent.body).toBe(200);
  const image = { uuid, image_url: sent.json<{ image_url: string }>().image_url, display_order: 0 };
  return posted(server, user, { images: [image], ...fields });
}

function comparePhotos(): Promise<number> {
  const parts = { db: server.database.kysely, clock: server.clock, storage: diskStorage(server.photosDir) };
  return compareDuePhotos(parts, () => true);
}

function later(ms: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
}

test("an ordinary room has no sign, for visitors and for people with an account", async () => {
  const room = await posted(server, await oldUser());
  expect(await signsOf(room.id)).toEqual([]);
  expect(await signsOf(room.id, server.signedIn())).toEqual([]);
});

test("words that ask for money first are a sign, and gone at once when its owner takes them out", async () => {
  const owner = await oldUser();
  const room = await posted(server, owner, { description: "房源抢手，先付 £300 定金再安排看房" });
  expect(await signsOf(room.id)).toEqual([{ reason: "asks-money-first", severity: "strong" }]);
  later(1000);
  await putRoom(server, room.id, owner.headers(), { description: "看房后付定金" });
  expect(await signsOf(room.id)).toEqual([]);
});

test("a price far below the rooms of its kind in its city is a sign with its figures, one elsewhere is none", async () => {
  await server.add(
    ...[180, 190, 200, 210, 220, 230, 240, 250].map((price) => ({ city: "Leeds", room_type: "ensuite", price })),
  );
  await server.add(...[380, 390, 400].map((price) => ({ city: "Leeds", room_type: "studio", price })));
  const owner = await oldUser();
  const cheap = await posted(server, owner, { city: "Leeds", price: 80 });
  const other = await posted(server, owner, { city: "York", price: 80 });
  expect(await signsOf(cheap.id)).toEqual([
    {
      reason: "low-price",
      severity: "weak",
      comparison: { price: 80, median: 210, rooms: 9, kind: "ensuite" },
    },
  ]);
  expect(await signsOf(other.id)).toEqual([]);
});

test("a double room in a city of too few doubles is compared with shared homes, a flat with those of all cities", async () => {
  const prices = [130, 140, 150, 160];
  await server.add(
    ...prices.map((price) => ({ city: "Hull", room_type: "ensuite", price })),
    ...prices.map((price) => ({ city: "Hull", room_type: "single room", price })),
    ...[...prices, ...prices].map((price, at) => ({
      city: at < 4 ? "Bath" : "Exeter",
      room_type: "3b1b",
      price: 2 * price,
    })),
  );
  const owner = await oldUser();
  const double = await posted(server, owner, { city: "Hull", room_type: "double room", price: 30 });
  const flat = await posted(server, owner, { city: "Bath", room_type: "3b1b", price: 30 });
  expect(await signsOf(double.id)).toMatchObject([{ reason: "low-price", comparison: { kind: "shared" } }]);
  expect(await signsOf(flat.id)).toMatchObject([{ reason: "low-price", comparison: { kind: "3b", everywhere: true } }]);
});

test("an account of today is a sign for a day, and the answer names no date", async () => {
  const room = await posted(server, await server.addUser());
  expect(await signsOf(room.id)).toEqual([{ reason: "new-account", severity: "weak" }]);
  later(24 * 60 * 60 * 1000);
  expect(await signsOf(room.id)).toEqual([]);
});

test("a cropped copy of another account's photo is a sign at the later room alone; a moderator sees both", async () => {
  const [first, second] = [await oldUser(), await oldUser()];
  const photo = await drawRoom(7);
  const original = await postedWith(first, photo);
  later(60_000);
  const copy = await postedWith(second, await changed(photo, CROPPED, 1));
  expect(await comparePhotos()).toBe(2);
  later(60_000);
  expect([await reasonsOf(original.id), await reasonsOf(copy.id)]).toEqual([[], ["photo-elsewhere"]]);

  const guard = scamGuard({
    db: server.database.kysely,
    clock: server.clock,
    prices: typicalPrices({ clock: server.clock }),
  });
  expect(await guard.signalsOf(crypto.randomUUID())).toBeNull();
  const atOriginal = await guard.signalsOf(original.id);
  expect(atOriginal?.photosElsewhere).toMatchObject([
    { otherListingId: copy.id, otherOwnerId: second.id, isEarlier: false },
  ]);
  expect((await guard.signalsOf(copy.id))?.photosElsewhere).toMatchObject([
    { otherListingId: original.id, otherOwnerId: first.id, isEarlier: true },
  ]);
});

test("the same photo in two rooms of one account is no sign, nor are different photos", async () => {
  const [first, second] = [await oldUser(), await oldUser()];
  const photo = await drawRoom(3);
  const rooms = [
    await postedWith(first, photo),
    await postedWith(first, await changed(photo, CROPPED, 2)),
    await postedWith(second, await drawRoom(4)),
  ];
  expect(await comparePhotos()).toBe(3);
  for (const { id } of rooms) expect(await reasonsOf(id)).toEqual([]);
});

test.skipIf(CORE_ONLY)("a photo that five accounts show is one of a brochure: no sign", async () => {
  const photo = await drawRoom(11);
  const rooms: Listing[] = [];
  for (let at = 0; at < 5; at++) {
    rooms.push(await postedWith(await oldUser(), await changed(photo, CHANGES[0]!, at)));
    later(1000);
  }
  expect(await comparePhotos()).toBe(5);
  expect(await reasonsOf(rooms[3]!.id)).toEqual(["photo-elsewhere"]);
  expect(await reasonsOf(rooms[4]!.id)).toEqual([]);
});

test.skipIf(CORE_ONLY).each(["deactivate", "hide"])(
  "a photo of five accounts is a sign once a moderator had to %s one of them",
  async (act) => {
    const photo = await drawRoom(12);
    const rooms: Listing[] = [];
    for (let at = 0; at < 5; at++) {
      rooms.push(await postedWith(await oldUser(), await changed(photo, CHANGES[0]!, at)));
      later(1000);
    }
    await comparePhotos();
    expect(await reasonsOf(rooms[4]!.id)).toEqual([]);
    await done(server, await server.addUser({ is_superuser: true }), act, room(rooms[0]!.id));
    later(60_001);
    expect(await reasonsOf(rooms[4]!.id)).toEqual(["photo-elsewhere"]);
  },
);

test("what is kept of a photo goes with it, and a room that was there before still counts while its photos are kept", async () => {
  const [first, second] = [await oldUser(), await oldUser()];
  const photo = await drawRoom(5);
  const original = await postedWith(first, photo);
  later(1000);
  const copy = await postedWith(second, await changed(photo, CROPPED, 3));
  await comparePhotos();
  await deleteRoom(server, original.id, first.headers());
  expect(await reasonsOf(copy.id)).toEqual(["photo-elsewhere"]);

  await server.database.kysely.deleteFrom("account").where("id", "=", first.id).execute();
  await sweepPhotos({ db: server.database.kysely, storage: diskStorage(server.photosDir) }, server.clock.now());
  later(60_001);
  expect(await reasonsOf(copy.id)).toEqual([]);
  const kept = await server.database.kysely.selectFrom("photo_fingerprint").select("file_id").execute();
  expect(kept).toHaveLength(1);
});

test("a photo that cannot be read is tried once, and one whose store is away again after a minute", async () => {
  const user = await oldUser();
  await postedWith(user, await drawRoom(1));
  const parts = { db: server.database.kysely, clock: server.clock };
  const away = { read: () => Promise.reject(new Error("away")) };
  await expect(compareDuePhotos({ ...parts, storage: away }, () => true)).rejects.toThrow("away");
  expect(await comparePhotos()).toBe(0);
  later(60_001);
  expect(await compareDuePhotos({ ...parts, storage: { read: () => Promise.resolve(null) } }, () => true)).toBe(1);
  expect(await comparePhotos()).toBe(0);
});

test("a flood of questions about many rooms is refused beyond what may wait, and the server goes on", async () => {
  const ids = await server.add(...Array.from({ length: 150 }, () => ({ title: "A room" })));
  const answers = await Promise.all(ids.map((id) => server.get(`/api/v1/items/${id}/warnings`)));
  const good = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);
  expect(good).toBeGreaterThanOrEqual(100);
  expect(await signsOf(ids[0]!)).toEqual([]);
});

test("what cannot be read by a visitor has no warnings for them, but for its owner", async () => {
  const owner = await oldUser();
  const room = await posted(server, owner, { description: "Deposit in USDT" });
  await putRoom(server, room.id, owner.headers(), { state: "paused" });
  const path = `/api/v1/items/${room.id}/warnings`;
  expect((await server.get(path)).statusCode).toBe(404);
  expect((await server.get(path, server.signedIn())).statusCode).toBe(404);
  expect((await server.get(path, owner.headers())).json()).toEqual({
    signs: [{ reason: "crypto", severity: "strong" }],
  });
  for (const id of ["nonsense", crypto.randomUUID(), "%00"]) {
    expect((await server.get(`/api/v1/items/${id}/warnings`)).statusCode, id).toBe(404);
  }
});
