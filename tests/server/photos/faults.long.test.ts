import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ALIVE_FOR_MS } from "../../../src/server/heartbeat.ts";
import { builtInAi } from "../../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../../src/server/app.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { PhotoStorage } from "../../../src/server/photos/storage/photo-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, TEST_SETTINGS, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { faults, type Faults } from "./faults.ts";
import { misfits } from "./stored-photos.ts";
import { newPhoto, picture, sendPhoto } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterAll(() => server.close());

/** Another process of the same app, on the same database, whose steps may fail. */
function appOn(kysely: TestApp["database"]["kysely"], photoStorage: PhotoStorage): FastifyInstance {
  return buildApp({
    database: { ...server.database, kysely },
    clock: server.clock,
    settings: { ...TEST_SETTINGS, rateLimits: false },
    secretKeys: SECRET_KEYS,
    siteUrl: () => SITE_URL,
    photoStorage,
    ai: builtInAi(),
    page: null,
    logLevel: "silent",
  });
}

async function sweepLater(): Promise<void> {
  // When the key of a request that died is free again, and what nobody claims has lain about for a minute.
  server.clock.set(new Date(server.clock.now().getTime() + ALIVE_FOR_MS + 1000).toISOString());
  const storage = diskStorage(server.photosDir);
  await sweepPhotos({ db: server.database.kysely, storage }, server.clock.now());
  await storage.removeUnfinished(new Date(Date.now() + 1000));
}

async function failOnce(faulty: Faults, app: FastifyInstance, step: number, when: "before" | "after") {
  const [bytes, uuid] = [await newPhoto(), crypto.randomUUID()];
  faulty.failAt(step, when);
  const first = await sendPhoto({ app }, user, bytes, { uuid });
  const hit = faulty.disarm();
  expect(first.statusCode === 200 || first.statusCode >= 500, `step ${step} ${when}: ${first.body}`).toBe(true);
  await sweepLater();
  expect(await misfits(server), `step ${step} ${when}`).toEqual([]);
  const again = await sendPhoto({ app }, user, bytes, { uuid });
  expect(again.statusCode, `step ${step} ${when}: ${again.body}`).toBe(200);
  if (first.statusCode === 200) expect(again.body).toBe(first.body);
  expect((await server.get(again.json().image_url)).statusCode).toBe(200);
  const rows = await server.database.kysely.selectFrom("photo").selectAll().where("uuid", "=", uuid).execute();
  expect(rows.length).toBe(1);
  return hit;
}

test.each(["before", "after"] as const)(
  "F7: whichever step of an upload fails (%s it is done), nothing is orphaned and sending it again heals it",
  async (when) => {
    const faulty = faults(server.database);
    const app = appOn(faulty.kysely, diskStorage(server.photosDir, faulty.calls));
    let step = 1;
    while (await failOnce(faulty, app, step, when)) step += 1;
    // Statements and file calls of one upload: a sweep that hits none would prove nothing.
    expect(step).toBeGreaterThan(20);
    await app.close();
  },
  60_000,
);

test("F6: a disk that is full is 507, leaves neither row nor file, and photos come again when there is room", async () => {
  let isFull = true;
  // The kernel's own word for it.
  const fullAtTimes: typeof writeFile = (file, ...rest) => writeFile(isFull ? "/dev/full" : file, ...rest);
  const storage = diskStorage(server.photosDir, { mkdir, rename, writeFile: fullAtTimes });
  const app = appOn(server.database.kysely, storage);
  const before = await readdir(server.photosDir);
  const [bytes, uuid] = [await newPhoto(), crypto.randomUUID()];
  const refused = await sendPhoto({ app }, user, bytes, { uuid });
  expect([refused.statusCode, refused.json()]).toEqual([507, { detail: "Insufficient storage", code: "storage_full" }]);
  expect(await readdir(server.photosDir)).toEqual(before);
  expect(await misfits(server)).toEqual([]);
  isFull = false;
  expect((await sendPhoto({ app }, user, bytes, { uuid })).statusCode).toBe(200);
  await app.close();
});

const tmpfs = await smallDisk("256k");
afterAll(() => tmpfs?.remove());

test.skipIf(tmpfs === null)("F6: the same on a disk of 256 kB that is really full", async () => {
  const folder = tmpfs?.folder ?? "";
  const other = await startTestApp({ photoStorage: diskStorage(folder) });
  const owner = await other.addUser();
  await writeFile(join(folder, "ballast"), Buffer.alloc(200 * 1024));
  const [bytes, uuid] = [await noisy(), crypto.randomUUID()];
  const refused = await sendPhoto(other, owner, bytes, { uuid });
  expect([refused.statusCode, refused.json()]).toEqual([507, { detail: "Insufficient storage", code: "storage_full" }]);
  expect((await readdir(folder)).toSorted()).toEqual(["ballast", "unfinished"]);
  expect(await readdir(join(folder, "unfinished"))).toEqual([]);
  expect(await other.database.kysely.selectFrom("photo_file").select("id").execute()).toEqual([]);
  await rm(join(folder, "ballast"));
  expect((await sendPhoto(other, owner, bytes, { uuid })).statusCode).toBe(200);
  await other.close();
});

function noisy(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  return picture(1, 1)
    .composite([])
    .clone()
    .resize(420, 315)
    .composite([
      { input: { create: { width: 420, height: 315, channels: 3, background: "#000", noise } }, blend: "add" },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}
