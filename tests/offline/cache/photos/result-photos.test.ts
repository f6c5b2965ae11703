import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE } from "#offline/databases/database-names.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { forgetSearches } from "#offline/cache/answers/forget-searches.ts";
import { storeRoomPhotos } from "#offline/cache/photos/store-room-photos.ts";
import { storeResultPhotos } from "#offline/cache/photos/store-result-photos.ts";
import { writeMakingRoom } from "#offline/cache/make-room.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { reconcilePhotos } from "#offline/cache/photos/reconcile-photos.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { RESULT_PHOTO_BYTES_LIMIT } from "#offline/cache/photos/result-photo-bounds.ts";
import { emptyStore, results, room, searchPath } from "../../support.ts";

const BYTES = 1000;
let asked: string[];
let answer: (url: string) => Response;

beforeEach(async () => {
  await emptyStore();
  asked = [];
  answer = () => photoAnswer();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    // Photos are asked for by their address alone.
    asked.push(url as string);
    return answer(url as string);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

/** What this server's photos look like to a page; only a real network answer is `basic` by itself. */
function photoAnswer(bytes = BYTES): Response {
  const response = new Response(new Uint8Array(bytes), { headers: { "content-type": "image/webp" } });
  return Object.defineProperty(response, "type", { value: "basic" });
}

const photo = (name: string) => `/photos/${name}/400.webp`;

/** A search whose rooms have a photo each, and a second one that no card shows. */
async function search(city: string, names: readonly string[], owner = "anonymous"): Promise<void> {
  const path = searchPath({ city });
  const images = (name: string) =>
    [name, `${name}-second`].map((uuid, display_order) => ({
      id: uuid,
      uuid,
      image_url: `/photos/${uuid}/800.webp`,
      display_order,
      placeholder_colour: null,
    }));
  const rooms = names.map((name) => room(name, { image_url: `/photos/${name}/800.webp`, images: images(name) }));
  await rememberAnswer({ owner, path, body: results(rooms), fetchedAt: Date.now() });
  await storeResultPhotos({ owner, path }, 0);
}

async function keptIn(cacheName: string): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys();
  return requests.map(({ url }) => new URL(url).pathname).toSorted();
}

const kept = () => keptIn(RESULT_PHOTOS_CACHE);
const counted = () => cacheDatabase().resultPhotos.toCollection().primaryKeys();

test("the first photo of each room of a search is kept as its card shows it, and counted", async () => {
  await search("Leeds", ["a", "b"]);
  expect(await kept()).toEqual([photo("a"), photo("b")]);
  expect(await cacheDatabase().resultPhotos.toArray()).toMatchObject([
    { url: photo("a"), bytes: BYTES },
    { url: photo("b"), bytes: BYTES },
  ]);
});

test.each(["/api/v1/items/open?limit=8", "/api/v1/items/"])("so are those of %s", async (path) => {
  const image = { id: "i", uuid: "a", image_url: "/photos/a/1600.webp", display_order: 0, placeholder_colour: null };
  const owner = "user-a";
  await rememberAnswer({ owner, path, body: results([room("a", { images: [image] })]), fetchedAt: Date.now() });
  await storeResultPhotos({ owner, path }, 0);
  expect(await kept()).toEqual([photo("a")]);
});

test("only what is missing is fetched, and what an opened room has is not kept twice", async () => {
  await rememberOpenedRoom({ owner: "anonymous", listing: room("a"), fetchedAt: Date.now() });
  await storeRoomPhotos("a", [photo("a")]);
  await search("Leeds", ["a", "b"]);
  await search("York", ["b", "c"]);
  expect(asked).toEqual([photo("a"), photo("b"), photo("c")]);
  expect(await kept()).toEqual([photo("b"), photo("c")]);
});

test("a room that is opened takes over the photo of its card without asking again", async () => {
  await search("Leeds", ["a"]);
  await rememberOpenedRoom({ owner: "anonymous", listing: room("a"), fetchedAt: Date.now() });
  await storeRoomPhotos("a", [photo("a")]);
  expect(asked).toEqual([photo("a")]);
  expect(await keptIn(ROOM_PHOTOS_CACHE)).toEqual([photo("a")]);
});

test("one photo at a time, whatever is searched meanwhile", async () => {
  let [running, most] = [0, 0];
  vi.mocked(fetch).mockImplementation(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return photoAnswer();
  });
  await Promise.all([search("Leeds", ["a", "b"]), search("York", ["c", "d"])]);
  expect(await kept()).toHaveLength(4);
  expect(most).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead with %o",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    await search("Leeds", ["a"]);
    expect(asked).toEqual([]);
  },
);

test.each([{ saveData: true }, { effectiveType: "2g" }])(
  "A24: of an opened room only the first photo is kept with %o",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const images = ["one", "two"].map((uuid, display_order) => ({
      id: uuid,
      uuid,
      image_url: `/photos/${uuid}/800.webp`,
      display_order,
      placeholder_colour: null,
    }));
    const listing = room("r", { image_url: "/photos/one/800.webp", images });
    await rememberOpenedRoom({ owner: "anonymous", listing, fetchedAt: Date.now() });
    expect(asked).toEqual(["/photos/one/800.webp", "/photos/one/400.webp"]);
  },
);

test("B-06: HTML in place of a photo is not stored, and a missing photo does not stop the others", async () => {
  answer = (url) => (url === photo("a") ? new Response("<html>", { status: 200 }) : photoAnswer());
  await search("Leeds", ["a", "b"]);
  expect([await kept(), await counted()]).toEqual([[photo("b")], [photo("b")]]);
});

test("without a network it is not tried for every card", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await search("Leeds", ["a", "b", "c", "d", "e"]);
  expect(vi.mocked(fetch)).toHaveBeenCalledTimes(3);
});

test("beyond 15 MB the photos of the search used longest ago go, and its text stays", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const city of ["Leeds", "York", "Bath"]) {
    vi.setSystemTime(Date.now() + 1000);
    await search(city, [city]);
  }
  // Looked at again: York is now the one that can be spared.
  vi.setSystemTime(Date.now() + 1000);
  await recallAnswer("anonymous", searchPath({ city: "Leeds" }));
  await cacheDatabase().resultPhotos.update(photo("Leeds"), { bytes: RESULT_PHOTO_BYTES_LIMIT - 2.5 * BYTES });
  vi.setSystemTime(Date.now() + 1000);
  await search("Hull", ["Hull"]);
  expect(await kept()).toEqual([photo("Bath"), photo("Hull"), photo("Leeds")]);
  const rows = await cacheDatabase().resultPhotos.toArray();
  expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(RESULT_PHOTO_BYTES_LIMIT);
  expect(await recallAnswer("anonymous", searchPath({ city: "York" }))).not.toBeNull();
});

test("a photo goes with the last answer that shows it", async () => {
  await search("Leeds", ["a", "b"]);
  await search("York", ["b"]);
  await search("Leeds", []);
  expect([await kept(), await counted()]).toEqual([[photo("b")], [photo("b")]]);
  await forgetSearches("anonymous");
  expect([await kept(), await counted()]).toEqual([[], []]);
});

test("A-46: logging out deletes the photos that no other user's answers show", async () => {
  await search("Leeds", ["a", "b"], "user-a");
  await search("Leeds", ["b"], "user-b");
  await clearPrivate("user-a");
  expect([await kept(), await counted()]).toEqual([[photo("b")], [photo("b")]]);
});

test("A-46: a photo that comes after the logout is not kept", async () => {
  const path = searchPath({ city: "Leeds" });
  answer = () => {
    void clearPrivate("user-a");
    return photoAnswer();
  };
  await search("Leeds", ["a"], "user-a");
  await expect.poll(() => recallAnswer("user-a", path)).toBeNull();
  await expect.poll(async () => [await kept(), await counted()]).toEqual([[], []]);
});

test("on a full phone they are evicted before the photos of opened rooms", async () => {
  const full = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));
  const fills = (until: () => Promise<boolean>) => async () => ((await until()) ? "written" : full());
  await search("Leeds", ["a"]);
  await rememberOpenedRoom({ owner: "anonymous", listing: room("b"), fetchedAt: Date.now() });
  await storeRoomPhotos("b", [photo("b")]);
  expect(await writeMakingRoom(fills(async () => (await kept()).length === 0))).toBe("written");
  expect(await keptIn(ROOM_PHOTOS_CACHE)).toEqual([photo("b")]);
  const noPhoto = async () => (await keptIn(ROOM_PHOTOS_CACHE)).length === 0;
  expect(await writeMakingRoom(fills(noPhoto))).toBe("written");
  expect(await counted()).toEqual([]);
});

test("U4: photos whose ledger the browser has cleared are cleared too", async () => {
  await search("Leeds", ["a"]);
  await cacheDatabase().resultPhotos.clear();
  await reconcilePhotos();
  expect(await kept()).toEqual([]);
});
