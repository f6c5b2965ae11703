import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptAssets, type KeptAssets } from "../../../src/server/page/kept-assets.ts";
import { s3Objects } from "../../../src/server/photos/storage/s3-objects.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startS3Server, type S3Server } from "../../support/s3-server.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let folder: string;
let store: S3Server;
let database: TestDatabase;
let kept: KeptAssets;
let server: TestApp;
const NOW = new Date("2026-11-21T12:00:00Z");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-assets-"));
  store = await startS3Server();
  database = await createTestDatabase();
  kept = keptAssets({
    db: database.kysely,
    objects: s3Objects({ endpoint: store.endpoint, ...store.account }),
  });
  await build("before", { "app-11111111.js": "before", "app-11111111.js.br": "squeezed" });
  await build("now", { "app-22222222.js": "now" });
  const page = { distDir: join(folder, "now"), keptAssetsDir: join(folder, "kept"), keptAssets: kept };
  server = await startTestApp({ page });
});
afterEach(async () => {
  await server.close();
  await database.drop();
  await store.close();
  await rm(folder, { recursive: true });
});

async function build(name: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, name, "assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, "assets", file), text);
}

test("a file of a build that another machine had is served by this one, compressed as it was", async () => {
  expect((await server.get("/assets/app-11111111.js")).statusCode).toBe(404);
  await kept.keep(join(folder, "before"), NOW);
  const plain = await server.get("/assets/app-11111111.js");
  expect([plain.statusCode, plain.body, plain.headers["cache-control"], plain.headers["content-type"]]).toEqual([
    200,
    "before",
    "public, max-age=31536000, immutable",
    expect.stringContaining("javascript"),
  ]);
  const asked = store.asked.length;
  const squeezed = await server.get("/assets/app-11111111.js", { "accept-encoding": "br" });
  expect([squeezed.body, squeezed.headers["content-encoding"]]).toEqual(["squeezed", "br"]);
  expect(store.asked.length, "the machine has it by now").toBe(asked);
});

test("F6: where the machine has no room for it, it is passed on from the store", async () => {
  await kept.keep(join(folder, "before"), NOW);
  // A file where the folder would be: nothing can be written there, whoever the server runs as.
  await writeFile(join(folder, "kept"), "");
  const { statusCode, body, headers } = await server.get("/assets/app-11111111.js", { "accept-encoding": "br" });
  expect([statusCode, body, headers["cache-control"], headers["content-type"]]).toEqual([
    200,
    "before",
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
  ]);
});

test("what no build had is 404, and asks the store nothing", async () => {
  for (const path of ["app-33333333.js", "..%2f..%2fetc%2fpasswd", "", "photos/x"]) {
    expect((await server.get(`/assets/${path}`)).statusCode, path).toBe(404);
  }
  expect(store.asked).toEqual([]);
});

test("a build is put there once, and a store that is away fails the putting alone", async () => {
  store.refusals.push(...Array.from({ length: 4 }, () => 500));
  await expect(kept.keep(join(folder, "before"), NOW)).rejects.toThrow("500");
  expect((await server.get("/assets/app-11111111.js")).statusCode).toBe(404);
  await kept.keep(join(folder, "before"), NOW);
  const asked = store.asked.length;
  await kept.keep(join(folder, "before"), NOW);
  expect(store.asked.length).toBe(asked);
});

test("what no build of the last 30 days had goes", async () => {
  await kept.keep(join(folder, "before"), NOW);
  await kept.keep(join(folder, "now"), new Date("2026-12-20T12:00:00Z"));
  await kept.sweep("2026-12-20T12:00:00.000Z");
  expect(store.objects.size).toBe(3);
  await kept.sweep("2026-12-22T12:00:00.000Z");
  expect([...store.objects.keys()]).toEqual(["assets/app-22222222.js"]);
  expect(await readdir(folder)).not.toContain("assets");
});
