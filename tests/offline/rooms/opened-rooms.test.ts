import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { ROOM_PHOTOS_CACHE } from "#offline/databases/database-names.ts";
import { storeRoomPhotos } from "#offline/cache/photos/store-room-photos.ts";
import { openedRoom, openedRooms } from "#offline/rooms/opened-rooms.ts";
import { PHOTO_BYTES_LIMIT } from "#offline/cache/photos/photo-bounds.ts";
import { photoUrlsOf } from "#offline/cache/photos/photo-urls.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { reconcilePhotos } from "#offline/cache/photos/reconcile-photos.ts";
import { forgetOpenedRoom, rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { emptyStore, HOUR_MS, room } from "../support.ts";

beforeEach(emptyStore);
afterEach(() => {
  vi.useRealTimers();
});

const ID = "0198c0de-0000-7000-8000-000000000001";
const open = (id: string, owner = "anonymous", fetchedAt = Date.now()) =>
  rememberOpenedRoom({ owner, listing: room(id), fetchedAt });
/** A real picture of this origin under as many addresses as a test needs. */
const picture = (name: string) => `/icons/icon-192.png?${name}`;

async function keptPictures(): Promise<string[]> {
  const requests = await (await caches.open(ROOM_PHOTOS_CACHE)).keys();
  return requests.map(({ url }) => new URL(url).search.slice(1));
}

test("opened rooms are there again, the last one first, with their age", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await open("a");
  vi.setSystemTime(Date.now() + HOUR_MS);
  await open("b");
  expect((await openedRooms("anonymous")).map(({ listing, ageMs }) => [listing.id, ageMs])).toEqual([
    ["b", 0],
    ["a", HOUR_MS],
  ]);
  expect((await openedRoom("anonymous", "a"))?.listing.title).toBe("Room a");
});

test("an opened room answers its own call and the open list's for one room", async () => {
  await open(ID);
  expect((await recallAnswer("anonymous", `/api/v1/items/${ID}`))?.data).toMatchObject({ id: ID });
  expect((await recallAnswer("anonymous", `/api/v1/items/open?id=${ID}`))?.data).toMatchObject({
    data: [{ id: ID }],
    count: 1,
  });
  expect(await recallAnswer("anonymous", "/api/v1/items/0198c0de-0000-7000-8000-000000000002")).toBeNull();
});

test("R4: of 100 opened rooms the 60 opened last stay", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let n = 0; n < 100; n += 1) {
    vi.setSystemTime(Date.now() + 1000);
    await open(String(n));
    if (n % 10 === 0) await open("0");
  }
  const kept = (await openedRooms("anonymous")).map(({ listing }) => Number(listing.id));
  expect(kept).toHaveLength(60);
  expect(kept).toContain(0);
  expect(kept.filter((id) => id > 0).every((id) => id >= 41)).toBe(true);
});

test("a room in an older search does not overwrite a newer answer", async () => {
  await rememberOpenedRoom({ owner: "a", listing: room("r", { price: 200 }), fetchedAt: 2_000_000 });
  await rememberOpenedRoom({ owner: "a", listing: room("r", { price: 180 }), fetchedAt: 1_000_000 });
  expect((await openedRoom("a", "r"))?.listing.price).toBe(200);
});

test("what one user opened, with its contact data, another never sees", async () => {
  await rememberOpenedRoom({ owner: "user-a", listing: room("r", { email: "a@example.com" }), fetchedAt: Date.now() });
  expect(await openedRoom("anonymous", "r")).toBeNull();
  expect(await openedRooms("user-b")).toEqual([]);
});

test("both sizes of every photo are wanted, the first photo first, and none from elsewhere", () => {
  const image = (image_url: string) => ({ id: "i", uuid: "u", image_url, display_order: 0, placeholder_colour: null });
  const urls = photoUrlsOf({
    image_url: "/photos/one/800.webp",
    images: [image("/photos/one/800.webp"), image("/photos/two/800.webp"), image("https://elsewhere.example/3.jpg")],
  });
  expect(urls).toEqual([
    "/photos/one/800.webp",
    "/photos/one/400.webp",
    "/photos/two/800.webp",
    "/photos/two/400.webp",
  ]);
});

test("photos are kept whole, counted once, and fetched once", async () => {
  await open("r");
  await storeRoomPhotos("r", [picture("1"), picture("2")]);
  await storeRoomPhotos("r", [picture("1"), picture("2")]);
  const { size } = await (await fetch(picture("1"))).blob();
  expect(await cacheDatabase().photos.toArray()).toMatchObject([
    { roomId: "r", bytes: size },
    { roomId: "r", bytes: size },
  ]);
  const kept = await caches.match(picture("1"), { cacheName: ROOM_PHOTOS_CACHE });
  expect((await kept?.blob())?.size).toBe(size);
});

test("B-06: a page in a photo's place is not kept", async () => {
  await open("r");
  await storeRoomPhotos("r", ["/robots.txt?portal", "/no-such-photo.webp"]);
  expect(await keptPictures()).toEqual([]);
  expect(await cacheDatabase().photos.count()).toBe(0);
});

test("R4: beyond 60 MB the photos of the room opened longest ago go, and its text stays", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const id of ["old", "middle", "new"]) {
    vi.setSystemTime(Date.now() + 1000);
    await open(id);
    await storeRoomPhotos(id, [picture(id)]);
  }
  await cacheDatabase()
    .photos.where({ roomId: "middle" })
    .modify({ bytes: PHOTO_BYTES_LIMIT - 10_000 });
  await storeRoomPhotos("new", [picture("one-more"), picture("two-more"), picture("three-more"), picture("four-more")]);
  expect(await keptPictures()).not.toContain("old");
  expect(await keptPictures()).toContain("four-more");
  const rows = await cacheDatabase().photos.toArray();
  expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(PHOTO_BYTES_LIMIT);
  expect(await openedRoom("anonymous", "old")).not.toBeNull();
});

test("a deleted room goes with its photos, unless another user has opened it too", async () => {
  await open("r", "user-a");
  await open("r", "user-b");
  await storeRoomPhotos("r", [picture("1")]);
  await forgetOpenedRoom("user-a", "r");
  expect(await openedRoom("user-a", "r")).toBeNull();
  expect(await keptPictures()).toEqual(["1"]);
  await forgetOpenedRoom("user-b", "r");
  expect(await keptPictures()).toEqual([]);
  expect(await cacheDatabase().photos.count()).toBe(0);
});

test("U4: photos whose ledger the browser has cleared are cleared too", async () => {
  await open("r");
  await storeRoomPhotos("r", [picture("1")]);
  await cacheDatabase().photos.clear();
  await reconcilePhotos();
  expect(await keptPictures()).toEqual([]);
});
