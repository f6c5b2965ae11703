import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { CACHE_DATABASE } from "#offline/databases/database-names.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { openedRoom } from "#offline/rooms/opened-rooms.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { results, room, searchPath } from "../support.ts";

/** Version 1 as it has shipped; never to be edited. */
const VERSION_1 = {
  answers: "[owner+path], [owner+kind], kind",
  bodies: "[owner+path], owner",
  rooms: "[owner+id], owner, id",
  photos: "url, roomId",
  facts: "key",
};

const PATH = searchPath({ city: "Leeds" });
const OWNER = "anonymous";

beforeEach(removeDatabase);
afterEach(removeDatabase);

async function removeDatabase(): Promise<void> {
  cacheDatabase().close({ disableAutoOpen: false });
  await Dexie.delete(CACHE_DATABASE);
}

function versionOne(): Dexie {
  const db = new Dexie(CACHE_DATABASE);
  db.version(1).stores(VERSION_1);
  return db;
}

/** A row of each table, as version 1 has written them. */
async function fillVersionOne(): Promise<void> {
  const [db, now] = [versionOne(), Date.now()];
  const times = { fetchedAt: now, lastUsedAt: now };
  await db
    .table("answers")
    .put({ owner: OWNER, path: PATH, kind: "search", count: 1, photoUrl: null, ...times, bytes: 9 });
  await db.table("bodies").put({ owner: OWNER, path: PATH, body: results([room("a")]) });
  await db
    .table("rooms")
    .put({ owner: OWNER, id: "a", listing: room("a"), fetchedAt: now, lastOpenedAt: now, bytes: 9 });
  await db.table("photos").put({ url: "/photos/a/400.webp", roomId: "a", bytes: 9, storedAt: now });
  await db.table("facts").put({ key: "clock-offset-ms", value: 0 });
  db.close();
}

test("U10: a database of version 1 opens, keeps its rows, and takes new answers", async () => {
  await fillVersionOne();
  const db = cacheDatabase();
  expect((await recallAnswer(OWNER, PATH))?.data).toEqual({ data: [room("a")], count: 1 });
  expect((await openedRoom(OWNER, "a"))?.listing.title).toBe("Room a");
  expect([await db.photos.count(), await db.facts.count(), await db.resultPhotos.count()]).toEqual([1, 1, 0]);
  await rememberAnswer({ owner: OWNER, path: searchPath({ city: "York" }), body: results([]), fetchedAt: Date.now() });
  expect(await db.answers.count()).toBe(2);
});

test("U11: the build before it still reads and writes what the newer one has left", async () => {
  await rememberAnswer({ owner: OWNER, path: PATH, body: results([room("a")]), fetchedAt: Date.now() });
  cacheDatabase().close({ disableAutoOpen: false });
  const db = versionOne();
  expect(await db.table("answers").count()).toBe(1);
  await db.table("facts").put({ key: "clock-offset-ms", value: 5 });
  db.close();
  expect((await cacheDatabase().facts.get("clock-offset-ms"))?.value).toBe(5);
  expect(await recallAnswer(OWNER, PATH)).not.toBeNull();
});
