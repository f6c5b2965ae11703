import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { sweepViewingPhotos } from "../../../src/server/viewings/sweep-viewing-photos.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { remove } from "../users/support.ts";
import { readViewingPhoto, removeViewing, sendViewingPhoto, written } from "./support.ts";

let server: TestApp;
let user: TestUser;
const listingId = crypto.randomUUID();

beforeEach(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterEach(() => server.close());

async function sweep(): Promise<void> {
  const parts = { db: server.database.kysely, storage: diskStorage(server.photosDir) };
  await sweepPhotos(parts, server.clock.now());
  await sweepViewingPhotos(parts, server.clock.now());
}

function later(hours: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + hours * 3600_000).toISOString());
}

async function sent(): Promise<string> {
  const answer = await sendViewingPhoto(server, user, listingId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().uuid;
}

/** Photos in the database and sets of files on the disk; every set has its row. */
async function kept() {
  const { kysely } = server.database;
  const files = await kysely.selectFrom("viewing_photo_file").select("id").execute();
  const folders = await readdir(join(server.photosDir, "private")).catch(() => []);
  expect(folders.map((name) => `private/${name}`).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
  return [(await kysely.selectFrom("viewing_photo").select("uuid").execute()).length, folders.length];
}

const naming = (...uuids: string[]) => ({ photos: uuids.map((uuid) => ({ uuid, caption: "" })) });

test("A-17: a photo that no viewing names goes after two days, one that is named stays", async () => {
  const [unnamed, named, last] = [await sent(), await sent(), await sent()];
  const { version } = await written(server, user, listingId, naming(named, last));
  later(47);
  await sweep();
  expect(await kept()).toEqual([3, 3]);
  await written(server, user, listingId, naming(named), version);
  later(2);
  await sweep();
  expect(await kept()).toEqual([2, 2]);
  expect((await readViewingPhoto(server, user, listingId, unnamed)).statusCode).toBe(404);
  later(47);
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  expect((await readViewingPhoto(server, user, listingId, named)).statusCode).toBe(200);
});

test("the photos of a viewing that is taken away go after two days, unless another device brings it back", async () => {
  const uuid = await sent();
  const { version } = await written(server, user, listingId, naming(uuid));
  await removeViewing(server, user, listingId);
  later(47);
  const trace = (await server.get("/api/v1/viewings", user.headers())).json().data[0];
  expect(trace.version > version).toBe(true);
  const back = await written(server, user, listingId, naming(uuid), trace.version);
  later(47);
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  expect(back.is_removed).toBe(false);
  await removeViewing(server, user, listingId);
  later(49);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
});

test("a photo that was swept can be sent again under its uuid", async () => {
  const uuid = await sent();
  later(49);
  await sweep();
  await sendViewingPhoto(server, user, listingId, { uuid });
  expect((await readViewingPhoto(server, user, listingId, uuid)).statusCode).toBe(200);
});

test("UA-20, W-11: an account takes its viewings and their photos with it", async () => {
  const uuid = await sent();
  await written(server, user, listingId, naming(uuid));
  expect((await remove(server, "me", user.headers())).statusCode).toBe(200);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
  expect(await server.database.kysely.selectFrom("viewing").selectAll().execute()).toEqual([]);
});

test("F8: what a writer has left that died goes a minute later, and rooms' photos are not its business", async () => {
  const storage = diskStorage(server.photosDir);
  const created_at = server.clock.now().toISOString();
  for (const [table, id] of [
    ["photo_file", "0".repeat(32)],
    ["viewing_photo_file", `private/${"0".repeat(32)}`],
  ] as const) {
    await server.database.kysely.insertInto(table).values({ id, ready: false, created_at }).execute();
    await storage.write(id, 1600, Buffer.from("half of it"));
  }
  await sweep();
  expect(await kept()).toEqual([0, 1]);
  later(0.1);
  await sweepViewingPhotos({ db: server.database.kysely, storage }, server.clock.now());
  expect(await kept()).toEqual([0, 0]);
  expect(await readdir(join(server.photosDir, "0".repeat(32)))).toEqual(["1600.webp"]);
});

test("X-13: without room on the disk it is 507, nothing is left, and it counts for nothing", async () => {
  const full = Object.assign(new Error("no room"), { code: "ENOSPC" });
  const storage = diskStorage(server.photosDir, { mkdir, rename, writeFile: () => Promise.reject(full) });
  const other = await startTestApp({ photoStorage: storage });
  const sender = await other.addUser();
  const refused = await sendViewingPhoto(other, sender, listingId);
  expect([refused.statusCode, refused.json()]).toEqual([507, { detail: "Insufficient storage", code: "storage_full" }]);
  for (const table of ["viewing_photo", "viewing_photo_file"] as const) {
    expect(await other.database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await readdir(join(server.photosDir, "private"))).toEqual([]);
  const [count] = await other.database.kysely.selectFrom("rate_limit").select("count").execute();
  expect(count).toEqual({ count: 0 });
  await other.close();
});

test("X-14: 200 photos that no viewing names are the most, and 120 an hour", async () => {
  const now = server.clock.now().toISOString();
  await sent();
  await server.database.pool.query(
    `insert into viewing_photo (owner_id, uuid, listing_id, file_id, bytes, created_at, unneeded_since)
     select $1, gen_random_uuid(), $2, id, 1, $3, $3 from viewing_photo_file, generate_series(1, 199)`,
    [user.id, listingId, now],
  );
  const refused = await sendViewingPhoto(server, user, listingId);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  expect(refused.json().code).toBe("too_many_unused_viewing_photos");
  await server.database.pool.query("delete from viewing_photo");
  const limits = server.database.kysely.updateTable("rate_limit").where("name", "=", "viewingPhotoUpload");
  await limits.set({ count: 120 }).execute();
  expect((await sendViewingPhoto(server, user, listingId)).statusCode).toBe(429);
});
