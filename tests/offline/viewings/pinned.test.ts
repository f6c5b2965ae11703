import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VIEWING_PHOTOS_CACHE } from "#offline/databases/database-names.ts";
import { forgetOpenedRoom, rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { writeMakingRoom } from "#offline/cache/make-room.ts";
import { cachedPhoto } from "#offline/cache/photos/cached-photo.ts";
import { openedRoom } from "#offline/rooms/opened-rooms.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { storePinnedPhotos, reconcilePinnedPhotos } from "#offline/viewings/store-pinned-photos.ts";
import { removeFromViewings } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { viewingsUsage } from "#offline/storage-usage/viewings-usage.ts";
import { viewingOf, viewingsOf } from "#offline/viewings/viewings-of.ts";
import { documentsOf } from "#offline/database/live.ts";
import { roomPhotos } from "#offline/database/room-photos.ts";
import { contentOf } from "#offline/documents/parts.ts";
import { emptyStore } from "../support.ts";
import { account, ID, OWNER, pictured, pictures } from "./support.ts";

let server: ReturnType<typeof pictures>;

beforeEach(async () => {
  await emptyStore();
  server = pictures();
  vi.stubGlobal("fetch", server.answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function syncAs(owner: string): Promise<void> {
  const { sync, signIn } = account();
  signIn(owner);
  await sync();
}

async function inCache(): Promise<number> {
  return (await (await caches.open(VIEWING_PHOTOS_CACHE)).keys()).length;
}

test("a saved room is there whole, with its contact and all its photos in two sizes", async () => {
  await saveForViewing(OWNER, pictured(ID, 3, { email: "a@example.org", post_code: "LS1 1AA" }));
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 0, photosAll: 3, isSynced: false });
  await storePinnedPhotos(OWNER);
  const saved = await viewingOf(OWNER, ID);
  expect(saved).toMatchObject({ photosKept: 3, photosAll: 3, isGone: false });
  expect(saved?.listing).toMatchObject({ email: "a@example.org", post_code: "LS1 1AA" });
  expect(await inCache()).toBe(6);
  expect((await cachedPhoto(`/photos/${ID}-2/800.webp`))?.status).toBe(200);
  const { rooms, photos } = await viewingsUsage(OWNER);
  expect(rooms.bytes + photos.bytes).toBe(saved?.bytes);
});

test("interrupted saving reports what is missing, and continues later without fetching twice", async () => {
  await saveForViewing(OWNER, pictured(ID, 3));
  server.isDown = true;
  await storePinnedPhotos(OWNER);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 0, photosAll: 3 });
  server.isDown = false;
  server.asked.length = 0;
  await Promise.all([storePinnedPhotos(OWNER), storePinnedPhotos(OWNER)]);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 3 });
  expect(server.asked).toHaveLength(6);
});

test("R4: of a saved room nothing goes, after 100 others were opened and the phone was full", async () => {
  await rememberOpenedRoom({ owner: OWNER, listing: pictured(ID, 2), fetchedAt: 1_000_000 });
  await saveForViewing(OWNER, pictured(ID, 2), 1_000_000);
  await storePinnedPhotos(OWNER);
  for (let n = 0; n < 100; n += 1)
    await rememberOpenedRoom({ owner: OWNER, listing: pictured(`other-${n}`, 0), fetchedAt: 2_000_000 + n });
  let tries = 0;
  const full = new DOMException("Full", "QuotaExceededError");
  await writeMakingRoom(() => ((tries += 1) < 2 ? Promise.reject(full) : Promise.resolve()));
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 2, photosAll: 2 });
  expect(await inCache()).toBe(4);
  expect((await openedRoom(OWNER, ID))?.listing.id).toBe(ID);
  expect((await recallAnswer(OWNER, `/api/v1/items/${ID}`))?.data).toMatchObject({ id: ID });
});

test("U4: photos that the browser has cleared count as missing and are fetched again", async () => {
  await saveForViewing(OWNER, pictured(ID, 2));
  await storePinnedPhotos(OWNER);
  await caches.delete(VIEWING_PHOTOS_CACHE);
  await reconcilePinnedPhotos();
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 0 });
  await storePinnedPhotos(OWNER);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 2 });
});

test("a saved room is updated when it is opened; a deleted one stays, marked as deleted", async () => {
  await saveForViewing(OWNER, pictured(ID, 2, { price: 150 }), 1_000_000);
  await storePinnedPhotos(OWNER);
  await rememberOpenedRoom({ owner: OWNER, listing: pictured(ID, 1, { price: 160 }), fetchedAt: 2_000_000 });
  expect(await viewingOf(OWNER, ID)).toMatchObject({ listing: { price: 160 }, photosAll: 1, photosKept: 1 });
  expect(await inCache()).toBe(2);
  await rememberOpenedRoom({ owner: OWNER, listing: pictured(ID, 1, { price: 140 }), fetchedAt: 1_500_000 });
  await forgetOpenedRoom(OWNER, ID);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ listing: { price: 160 }, isGone: true, photosKept: 1 });
});

test("T8: users can't see each other's viewings; a shared room's photos stay until the last one removes it", async () => {
  await saveForViewing(OWNER, pictured(ID, 1));
  await saveForViewing("user-b", pictured(ID, 1));
  await storePinnedPhotos(OWNER);
  expect(await viewingsOf("user-c")).toEqual([]);
  await removeFromViewings(OWNER, ID);
  expect(await viewingOf(OWNER, ID)).toBeUndefined();
  expect(await openedRoom(OWNER, ID)).toBeNull();
  expect(await viewingOf("user-b", ID)).toMatchObject({ photosKept: 1 });
  await removeFromViewings("user-b", ID);
  await syncAs(OWNER);
  expect(await inCache()).toBe(2);
  await syncAs("user-b");
  expect(await inCache()).toBe(0);
  expect(await roomPhotos().count()).toBe(0);
});

test.each([
  ["one that the account has", true],
  ["one that it has not heard of", false],
])("%s is removed and saved again without a network, and has its photos all the while", async (_, isSynced) => {
  const { sync, wakeForNews, faults } = account();
  await saveForViewing(OWNER, pictured(ID, 2));
  await storePinnedPhotos(OWNER);
  if (isSynced) await sync();
  server.isDown = true;
  await removeFromViewings(OWNER, ID);
  await wakeForNews();
  faults.push("lost-request");
  await sync();
  expect(await viewingsOf(OWNER)).toEqual([]);
  await saveForViewing(OWNER, pictured(ID, 2));
  expect(await viewingOf(OWNER, ID)).toMatchObject({ photosKept: 2, photosAll: 2 });
});

test.each([
  ["one that the account has", true],
  ["one that it has not heard of", false],
])("of %s nothing is left once its removal has had a network", async (_, isSynced) => {
  const { sync, wakeForNews, rows } = account();
  await saveForViewing(OWNER, pictured(ID, 2));
  await storePinnedPhotos(OWNER);
  if (isSynced) await sync();
  await removeFromViewings(OWNER, ID);
  await wakeForNews();
  await sync();
  expect([await inCache(), await roomPhotos().count()]).toEqual([0, 0]);
  const left = (await documentsOf(OWNER, "viewing")).filter((row) => contentOf(row) !== null);
  expect([left.length, rows.get(ID)?.is_removed ?? true]).toEqual([0, true]);
});

test("A-53: a room that was saved with its contact, before contacts were opened one by one, keeps it", async () => {
  const before = pictured(ID, 0, { email: "poster@example.org", contact_info: "WeChat poster" });
  await saveForViewing(OWNER, before, 1000);
  await rememberOpenedRoom({ owner: OWNER, listing: pictured(ID, 0, { price: 199 }), fetchedAt: 2000 });
  const after = { price: 199, email: "poster@example.org", contact_info: "WeChat poster" };
  expect((await viewingOf(OWNER, ID))?.listing).toMatchObject(after);
  await saveForViewing(OWNER, pictured(ID, 0, { price: 199 }), 3000);
  expect((await viewingOf(OWNER, ID))?.listing).toMatchObject(after);
});
