import { beforeEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { storeRoomPhotos } from "#offline/cache/photos/store-room-photos.ts";
import { openedRoom, openedRooms } from "#offline/rooms/opened-rooms.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { emptyStore, results, room, searchPath } from "../support.ts";

beforeEach(emptyStore);

test("A-46: logging out deletes the user's answers and rooms, and no other user's", async () => {
  const path = searchPath({ city: "Leeds" });
  for (const owner of ["user-a", "user-b"]) {
    await rememberAnswer({ owner, path, body: results([room("r")]), fetchedAt: Date.now() });
    await rememberOpenedRoom({ owner, listing: room(owner), fetchedAt: Date.now() });
    await storeRoomPhotos(owner, [`/icons/icon-192.png?${owner}`]);
  }
  await clearPrivate("user-a");
  expect(await recallAnswer("user-a", path)).toBeNull();
  expect(await openedRooms("user-a")).toEqual([]);
  expect(await recallAnswer("user-b", path)).not.toBeNull();
  expect(await openedRoom("user-b", "user-b")).not.toBeNull();
  expect((await cacheDatabase().photos.toArray()).map(({ roomId }) => roomId)).toEqual(["user-b"]);
  expect(JSON.stringify(await cacheDatabase().bodies.toArray())).not.toContain("user-a");
});

test("A-46: what was asked for before the logout is not kept after it; what is asked for later is", async () => {
  const path = searchPath({ city: "Leeds" });
  const askedAt = Date.now() - 1000;
  await clearPrivate("user-a");
  const late = { owner: "user-a", fetchedAt: Date.now(), askedAt };
  await rememberAnswer({ ...late, path, body: results([room("r")]) });
  await rememberOpenedRoom({ ...late, listing: room("r") });
  expect(await recallAnswer("user-a", path)).toBeNull();
  expect(await openedRooms("user-a")).toEqual([]);
  const again = { owner: "user-a", fetchedAt: Date.now(), askedAt: Date.now() + 1 };
  await rememberAnswer({ ...again, path, body: results([room("r")]) });
  await rememberOpenedRoom({ ...again, listing: room("r") });
  expect(await recallAnswer("user-a", path)).not.toBeNull();
  expect(await openedRooms("user-a")).toHaveLength(1);
});
