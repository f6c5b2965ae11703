import { appendFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { builtInAi } from "../../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../../src/server/app.ts";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { findProgram } from "../../../src/server/backup/postgres-programs.ts";
import { newestBackup } from "../../../src/server/backup-age/newest-backup-store.ts";
import { restore } from "../../../src/server/backup/restore.ts";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { MIGRATIONS } from "../../../src/server/db/migrate.ts";
import { readMigrations } from "../../../src/server/db/read-migrations.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { PhotoStorage } from "../../../src/server/photos/storage/photo-storage.ts";
import { s3Objects } from "../../../src/server/photos/storage/s3-objects.ts";
import { s3Storage } from "../../../src/server/photos/storage/s3-storage.ts";
import { createEmptyDatabase } from "../../support/database.ts";
import { startS3Server, type S3Server } from "../../support/s3-server.ts";
import { testBinaries } from "../../support/test-postgres.ts";
import { postRoom } from "../listings/support.ts";
import { newPhoto, sendPhoto } from "../photos/support.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, TEST_SETTINGS, type TestApp } from "../test-app.ts";
import { cheapPasswords, type TestUser } from "../test-users.ts";

test("F10: a client program is named with its package where none fits the server", async () => {
  await expect(findProgram("pg_dump", 99)).rejects.toThrow("apt-get install postgresql-client-99");
});

// The packaged PostgreSQL has no client programs: these run on an installed one (npm run test:all).
describe.skipIf(testBinaries === undefined)("a backup", () => {
  let s3: S3Server;
  let storage: PhotoStorage;
  let site: TestApp;
  let user: TestUser;
  /** The backups' folder, and the other machine's of photos. */
  let folder: string;
  let photosDir: string;
  let empty: { url: string; drop: () => Promise<void> };
  let restored: { app: FastifyInstance; database: Database } | undefined;

  beforeEach(async () => {
    s3 = await startS3Server();
    storage = s3Storage(s3Objects({ endpoint: s3.endpoint, ...s3.account }));
    site = await startTestApp({ photoStorage: storage });
    user = await site.addUser();
    folder = await mkdtemp(join(tmpdir(), "qiying-backup-"));
    photosDir = await mkdtemp(join(tmpdir(), "qiying-restored-"));
    empty = await createEmptyDatabase();
  });
  afterEach(async () => {
    await restored?.app.close();
    await restored?.database.close();
    restored = undefined;
    await site.close();
    await empty.drop();
    await s3.close();
    for (const path of [folder, photosDir]) await rm(path, { recursive: true });
  });

  const said: string[] = [];
  const back = (now = site.clock.now(), keepDays?: number) =>
    backUp({ databaseUrl: site.database.url, storage, folder, keepDays, now, log: (line) => said.push(line) });

  const bring = ({ name = undefined as string | undefined, force = false, url = empty.url } = {}) =>
    restore({
      databaseUrl: url,
      ownerUrl: url,
      storage: diskStorage(photosDir),
      folder,
      name,
      force,
      log: () => undefined,
    });

  /** The site on another machine: its own database, its own photos, on a disk. */
  async function startRestored(): Promise<TestApp> {
    const database = connect(empty.url);
    const app = buildApp({
      database,
      clock: site.clock,
      settings: TEST_SETTINGS,
      secretKeys: SECRET_KEYS,
      siteUrl: () => SITE_URL,
      photoStorage: diskStorage(photosDir),
      ai: builtInAi(),
      passwords: cheapPasswords(),
      page: null,
      logLevel: "silent",
    });
    restored = { app, database };
    return { ...site, app, get: (url, headers = {}) => app.inject({ url, headers }) };
  }

  /** A room as a phone posts it: its ids and keys are the phone's, made once. */
  async function wish(title: string) {
    const [id, uuid, bytes] = [crypto.randomUUID(), crypto.randomUUID(), await newPhoto()];
    return {
      id,
      async send(server: TestApp): Promise<Listing> {
        const photo = await sendPhoto(server, user, bytes, { uuid, headers: { "idempotency-key": uuid } });
        expect(photo.statusCode, photo.body).toBe(200);
        const { image_url } = photo.json<{ image_url: string }>();
        const headers = { ...user.headers(), "idempotency-key": id };
        const images = [{ uuid, image_url, display_order: 0 }];
        const answer = await postRoom(server, headers, { id, title, images });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json<Listing>();
      },
    };
  }

  const titlesOn = async (server: TestApp) => {
    const { data } = (await server.get("/api/v1/items/", user.headers())).json<{ data: Listing[] }>();
    return data.map(({ title }) => title).toSorted();
  };

  test("F10: a site comes back whole on another machine, and phones with posted and queued work end up whole there", async () => {
    const [before, since, queued] = [await wish("Before"), await wish("Since"), await wish("Queued")];
    const kept = await before.send(site);
    await back();
    const lost = await since.send(site);
    await bring();
    const there = await startRestored();
    expect(await titlesOn(there)).toEqual(["Before"]);
    expect((await there.get(kept.image_url ?? "")).rawPayload).toEqual(s3.objects.get((kept.image_url ?? "").slice(1)));
    // The sessions of before are known: nobody logs in anew. The phone posts again what the server has forgotten (S14), and
    // what waited, each under its own keys; also twice.
    expect(await since.send(there)).toMatchObject({ id: lost.id, image_url: lost.image_url });
    await queued.send(there);
    for (const again of [before, since, queued]) await again.send(there);
    expect(await titlesOn(there)).toEqual(["Before", "Queued", "Since"]);
    for (const { id } of [before, since, queued]) {
      const { image_url } = (await there.get(`/api/v1/items/${id}`, user.headers())).json<Listing>();
      expect((await there.get(image_url ?? "")).statusCode).toBe(200);
    }
  });

  test("the site knows when it was backed up last, and a backup is one also where it cannot be told", async () => {
    const now = new Date("2026-11-24T03:30:00.000Z");
    await back(now);
    expect(await newestBackup(site.database.kysely).executeTakeFirst()).toEqual({ taken_at: now.toISOString() });
    await site.database.pool.query("drop table newest_backup");
    await bring({ name: await back(new Date("2026-11-25T03:30:00.000Z")) });
    expect(said.at(-1)).toMatch(/^The site does not know of this backup: .*newest_backup/);
  });

  test("the next backup copies only what is new, and each can be restored", async () => {
    await (await wish("First")).send(site);
    const first = await back();
    s3.asked.length = 0;
    await (await wish("Second")).send(site);
    s3.asked.length = 0;
    await back(new Date(site.clock.now().getTime() + 60_000));
    expect(s3.asked.filter((asked) => asked.startsWith("GET")).length).toBe(3);
    await bring({ name: first });
    expect(await titlesOn(await startRestored())).toEqual(["First"]);
  });

  test("F10: a backup from before an upgrade comes back with the schema of this version", async () => {
    await (await wish("First")).send(site);
    const { number, sql } = (await readMigrations(MIGRATIONS)).at(-1)!;
    const tables = [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name = ""]) => name);
    expect(tables).toContain("newest_backup");
    await site.database.pool.query(`drop table ${tables.join(", ")}`);
    await site.database.pool.query("delete from schema_migration where number = $1", [number]);
    await back();
    await bring();
    const there = await startRestored();
    expect(await titlesOn(there)).toEqual(["First"]);
    const { kysely } = restored!.database;
    expect(await newestBackup(kysely).executeTakeFirst()).toEqual({ taken_at: null });
  });

  test("photos go with the last backup that has them, and backups when they are too old, but for the newest", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const deleted = await (await wish("Deleted")).send(site);
    const first = await back(inDays(0));
    const [photo = ""] = await readdir(join(folder, "photos"));
    await site.app.inject({ method: "DELETE", url: `/api/v1/items/${deleted.id}`, headers: user.headers() });
    await site.database.pool.query("truncate photo, photo_file cascade");
    await (await wish("Kept")).send(site);
    const second = await back(inDays(29), 30);
    expect(await readdir(join(folder, "photos"))).toContain(photo);
    await mkdir(join(folder, "2026-01-01T03-30-00Z"));
    const third = await back(inDays(31), 30);
    expect((await readdir(folder)).toSorted()).toEqual([second, third, "photos"].toSorted());
    expect(first).not.toBe(second);
    expect(await readdir(join(folder, "photos"))).not.toContain(photo);
    await bring();
    expect(await titlesOn(await startRestored())).toEqual(["Kept"]);
  });

  test("what another backup has just copied stays, though no manifest names it yet", async () => {
    await mkdir(join(folder, "photos/of-another"), { recursive: true });
    await writeFile(join(folder, "photos/of-another/800.webp"), "a photo");
    await back(new Date());
    expect(await readdir(join(folder, "photos"))).toEqual(["of-another"]);
  });

  test("what was cut off is no backup", async () => {
    const name = await back();
    await rm(join(folder, name, "manifest.json"));
    await expect(bring()).rejects.toThrow("There is no finished backup");
    const whole = await back(new Date(site.clock.now().getTime() + 60_000));
    await expect(bring({ name })).rejects.toThrow(`There is no finished backup ${name} in ${folder}, but: ${whole}.`);
  });

  test("a photo that the store has lost is named, and the rest is backed up", async () => {
    const { image_url } = await (await wish("First")).send(site);
    await (await wish("Second")).send(site);
    const fileId = /photos\/([^/]+)\//.exec(image_url!)![1]!;
    await storage.remove(fileId);
    said.length = 0;
    await back();
    expect(said).toContain(`Photos that the store does not have, lost or removed meanwhile: 1, such as ${fileId}.`);
    expect(await readdir(join(folder, "photos"))).toEqual([expect.not.stringContaining(fileId)]);
  });

  test("a file that is damaged or missing is found before anything is touched", async () => {
    await (await wish("First")).send(site);
    const name = await back();
    const [fileId = ""] = await readdir(join(folder, "photos"));
    const photo = join(folder, "photos", fileId, "800.webp");
    await appendFile(photo, "x");
    await expect(bring()).rejects.toThrow(`photos/${fileId}/800.webp is not what was backed up`);
    await rm(photo);
    await expect(bring()).rejects.toThrow("is missing from the backup");
    // And the next one copies it anew.
    await back(new Date(site.clock.now().getTime() + 60_000));
    expect((await stat(photo)).size).toBeGreaterThan(0);
    await writeFile(join(folder, name, "database.dump"), "nothing");
    await expect(bring({ name })).rejects.toThrow("database.dump is not what was backed up");
    expect(await readdir(photosDir)).toEqual([]);
  });

  test("a database that is not empty is left alone without --force, and replaced with it", async () => {
    await (await wish("First")).send(site);
    await back();
    await bring();
    await expect(bring()).rejects.toThrow("The database is not empty");
    await bring({ force: true });
    const there = await startRestored();
    expect(await titlesOn(there)).toEqual(["First"]);
    // A server that runs on would write into what is being replaced.
    await expect(bring({ force: true })).rejects.toThrow(/^Servers still use the database, over \d+ connection/);
    expect(await titlesOn(there)).toEqual(["First"]);
  });
});
