import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let folder = "";
let server: TestApp;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-photos-"));
  const storage = diskStorage(folder);
  for (const width of PHOTO_WIDTHS) await storage.write("a-photo", width, Buffer.from("RIFF"));
  server = await startTestApp({
    photoStorage: {
      ...storage,
      read: async (fileId, width) => {
        asked.push(`${fileId} ${width}`);
        return storage.read(fileId, width);
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("X-16: a photo is kept for ever, and runs nothing when opened as a document", async () => {
  for (const width of PHOTO_WIDTHS) {
    const answer = await server.get(`/photos/a-photo/${width}.webp`);
    expect([answer.statusCode, answer.body]).toEqual([200, "RIFF"]);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "4",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  }
});

test.each([
  "/photos/unknown/400.webp",
  "/photos/a-photo/401.webp",
  "/photos/a-photo/400.png",
  "/photos/a-photo/toString",
  "/photos/a-photo",
  "/photos/",
  "/photos/..%2f..%2fetc%2fpasswd/400.webp",
  "/photos/%2e%2e/400.webp",
  "/photos/a%00/400.webp",
  `/photos/${"a".repeat(65)}/400.webp`,
  "/photos/%2fetc%2fpasswd/400.webp",
])("X-16: %s is 404 in JSON, without a look at the disk", async (path) => {
  asked.length = 0;
  const answer = await server.get(path);
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Not Found", code: "not_found" }]);
  expect(asked.filter((ask) => !ask.startsWith("unknown"))).toEqual([]);
});
