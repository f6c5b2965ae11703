import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { rememberContact } from "#offline/cache/contacts/opened-contacts.ts";
import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE } from "#offline/databases/database-names.ts";
import { addPhoto } from "#offline/drafts/draft-photos.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { forgetAnswers } from "#offline/cache/answers/forget-answers.ts";
import { forgetOpenedRooms } from "#offline/rooms/forget-opened-rooms.ts";
import { measureStorage } from "#offline/storage-usage/measure-storage.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import { emptyStore, results, room, searchPath } from "../support.ts";

const KILOBYTE = 1024;

beforeEach(async () => {
  await emptyStore();
  for (const db of [documentsDatabase(), draftsDatabase()]) {
    await Promise.all(db.tables.filter(({ name }) => name !== "births").map((table) => table.clear()));
  }
});

const photoOf = (id: string) => `/photos/${id}/400.webp`;

/** Bytes that no storage can press together. */
function noise(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(all.subarray(at, Math.min(at + 65_536, bytes)));
  return all;
}

function withPhoto(id: string): Listing {
  const image = { id, uuid: id, image_url: photoOf(id), display_order: 0, placeholder_colour: null };
  return room(id, { image_url: photoOf(id), images: [image] });
}

async function keepRoom(owner: string, id: string, bytes: number): Promise<void> {
  const listing = room(id);
  await rememberOpenedRoom({ owner, listing, fetchedAt: Date.now() });
  await cacheDatabase().photos.put({ url: photoOf(id), roomId: id, bytes, storedAt: Date.now() });
  const cache = await caches.open(ROOM_PHOTOS_CACHE);
  await cache.put(photoOf(id), new Response(noise(bytes), { headers: { "content-type": "image/webp" } }));
}

async function keepSearch(owner: string, id: string, bytes: number): Promise<void> {
  await rememberAnswer({
    owner,
    path: searchPath({ city: id }),
    body: results([withPhoto(id)]),
    fetchedAt: Date.now(),
  });
  await cacheDatabase().resultPhotos.put({ url: photoOf(id), bytes, storedAt: Date.now() });
  const cache = await caches.open(RESULT_PHOTOS_CACHE);
  await cache.put(photoOf(id), new Response(noise(bytes), { headers: { "content-type": "image/webp" } }));
}

async function openDraftSession(owner: string, bytes: number): Promise<void> {
  const draft = newDraft({ owner, kind: "listing", typed: { title: "Quiet room 安静的房间" } });
  await addPhoto(draft, new File([noise(bytes)], "window.jpg", { type: "image/jpeg" }));
}

test("M12: every kind is counted by number and size, and other users' data only in total", async () => {
  await keepRoom("user-a", "opened", 3 * KILOBYTE);
  await keepRoom("user-b", "others", 5 * KILOBYTE);
  await keepSearch("user-a", "searched", 7 * KILOBYTE);
  await openDraftSession("user-a", 11 * KILOBYTE);
  await openDraftSession("user-b", 13 * KILOBYTE);
  await saveForViewing("user-a", room("pinned"));
  const kept = await measureStorage("user-a");
  expect(kept.rooms).toMatchObject({ rooms: { count: 1 }, photos: { count: 1, bytes: 3 * KILOBYTE } });
  expect(kept.answers).toMatchObject({ searches: { count: 1 }, lists: { count: 0 } });
  expect(kept.answers.photos).toEqual({ count: 1, bytes: 7 * KILOBYTE });
  expect(kept.unsent).toMatchObject({ drafts: { count: 1 }, posted: { count: 0 } });
  expect(kept.unsent.photos).toEqual({ count: 1, bytes: 11 * KILOBYTE });
  expect(kept.viewings.rooms.count).toBe(1);
  expect(kept.others.count).toBe(2);
  expect(kept.others.bytes).toBeGreaterThan(18 * KILOBYTE);
  expect(kept.others.bytes).toBeLessThan(20 * KILOBYTE);
});

test("M12: contacts that were opened take space with the rooms, and are no rooms", async () => {
  const contact = { email: "poster@example.org", contact_info: "x".repeat(400), updated_at: "2026-11-21T12:00:00Z" };
  await rememberContact("anna", "room-a", contact, Date.now());
  await rememberContact("ben", "room-b", contact, Date.now());
  const { rooms } = await measureStorage("anna");
  expect([rooms.rooms.count, rooms.rooms.bytes > 400, rooms.rooms.bytes < 800]).toEqual([0, true, true]);
  expect([rooms.others.count, rooms.others.bytes > 400]).toEqual([0, true]);
});

test("M12: our own count is within five per cent of the browser's", async () => {
  const before = await usage();
  for (let n = 0; n < 12; n += 1) await keepRoom("user-a", `opened-${n}`, 120 * KILOBYTE);
  for (let n = 0; n < 20; n += 1) await keepSearch("user-a", `searched-${n}`, 25 * KILOBYTE);
  for (let n = 0; n < 3; n += 1) await openDraftSession("user-a", 900 * KILOBYTE);
  const { answers, rooms, unsent, log, shell } = await measureStorage("user-a");
  const inCaches = answers.photos.bytes + rooms.photos.bytes + shell.bytes;
  const inDatabases =
    answers.searches.bytes + rooms.rooms.bytes + unsent.drafts.bytes + unsent.photos.bytes + log.bytes;
  // The browser writes on a moment later.
  await expect.poll(async () => off((await usage()).caches - before.caches, inCaches)).toBeLessThan(0.05);
  await expect.poll(async () => off((await usage()).indexedDB - before.indexedDB, inDatabases)).toBeLessThan(0.05);
});

test("clearing searches, or opened rooms, takes their photos along and leaves everything else", async () => {
  await keepRoom("user-a", "opened", KILOBYTE);
  await keepRoom("user-b", "others", KILOBYTE);
  await keepSearch("user-a", "searched", KILOBYTE);
  await openDraftSession("user-a", KILOBYTE);
  await forgetAnswers("user-a");
  expect(await (await caches.open(RESULT_PHOTOS_CACHE)).keys()).toEqual([]);
  await forgetOpenedRooms("user-a");
  const left = await (await caches.open(ROOM_PHOTOS_CACHE)).keys();
  expect(left.map(({ url }) => new URL(url).pathname)).toEqual([photoOf("others")]);
  const kept = await measureStorage("user-a");
  expect([kept.answers.searches.count, kept.rooms.rooms.count]).toEqual([0, 0]);
  expect(kept.unsent).toMatchObject({ drafts: { count: 1 }, photos: { count: 1 } });
  expect(kept.others.count).toBe(1);
});

async function usage(): Promise<{ caches: number; indexedDB: number }> {
  const estimate: StorageEstimate & { usageDetails?: Record<string, number> } = await navigator.storage.estimate();
  const { caches = 0, indexedDB = 0 } = estimate.usageDetails ?? {};
  return { caches, indexedDB };
}

function off(theirs: number, ours: number): number {
  return Math.abs(theirs - ours) / theirs;
}
