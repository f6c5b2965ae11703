import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { CACHE_DATABASE } from "#offline/databases/database-names.ts";
import { loggedEvents } from "#offline/event-log/logged-events.ts";
import { logDatabase } from "#offline/event-log/log-database.ts";
import { writeWaiting } from "#offline/event-log/log-event.ts";
import { ROOM_LIMIT } from "#offline/cache/photos/photo-bounds.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { tryWrite } from "#offline/cache/try-write.ts";
import { emptyStore, room } from "../support.ts";

beforeEach(async () => {
  await emptyStore();
  await writeWaiting();
  await logDatabase().events.clear();
});
afterEach(() => Dexie.delete(CACHE_DATABASE));

async function noted(): Promise<string[]> {
  await writeWaiting();
  return (await loggedEvents()).map(({ what }) => what);
}

test("a full phone is noted, and what gave way", async () => {
  let tries = 0;
  const isKept = await tryWrite(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new DOMException("full", "QuotaExceededError")) : Promise.resolve();
  });
  expect(isKept).toBe(true);
  // The latest first.
  expect(await noted()).toEqual(["made-room", "write-failed"]);
});

test("what the bounds push out is noted", async () => {
  for (let n = 0; n < ROOM_LIMIT + 2; n += 1) {
    await rememberOpenedRoom({ owner: "user-a", listing: room(`r${n}`), fetchedAt: Date.now() });
  }
  expect((await noted()).filter((what) => what === "rooms-dropped")).toHaveLength(2);
});

test("D7: a database that another build upgrades under us is noted, and used again afterwards", async () => {
  await cacheDatabase().open();
  await new Promise<void>((resolve, reject) => {
    const upgrade = indexedDB.open(CACHE_DATABASE, 999);
    upgrade.addEventListener("success", () => {
      upgrade.result.close();
      resolve();
    });
    upgrade.addEventListener("error", () => reject(upgrade.error as Error));
  });
  expect(await noted()).toContain("store-upgraded-elsewhere");
  expect(await cacheDatabase().rooms.count()).toBe(0);
});
