import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodingCost } from "../../../src/server/photos/encoding/photo-size.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { newPhoto, sendPhoto } from "./support.ts";

let server: TestApp;
let folder = "";
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "qiying-sizes-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** One colour: few bytes, and 47.6 million pixels to decode. */
function bomb(shade: number): Promise<Buffer> {
  const create = { width: 6900, height: 6900, channels: 3, background: { r: shade, g: 0, b: 0 } } as const;
  return sharp({ create }).jpeg({ quality: 20 }).toBuffer();
}

test("X-15, A-84: who sends ten photos of the largest size at once stops nobody else's, and each refusal counts", async () => {
  const [greedy, honest] = [await server.addUser(), await server.addUser()];
  const bombs = await Promise.all(Array.from({ length: 10 }, (_, index) => bomb(index * 20)));
  const flood = Promise.all(bombs.map((bytes) => sendPhoto(server, greedy, bytes)));
  const photos = await Promise.all(Array.from({ length: 6 }, newPhoto));
  for (const bytes of photos) expect((await sendPhoto(server, honest, bytes)).statusCode).toBe(200);
  const statuses = (await flood).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(503);
  const { rows } = await server.database.pool.query(
    "select max(count) as most from rate_limit where name = 'photoUpload'",
  );
  expect(rows[0].most).toBe(10);
}, 60_000);

const FORMATS: [what: string, format: "jpeg" | "png" | "webp", make: () => Sharp, cost: number][] = [
  ["a JPEG", "jpeg", () => canvas().jpeg(), 3],
  [
    "a JPEG with EXIF",
    "jpeg",
    () =>
      canvas()
        .withExif({ IFD0: { Copyright: "x".repeat(9000) } })
        .jpeg(),
    3,
  ],
  ["a progressive JPEG", "jpeg", () => canvas().jpeg({ progressive: true }), 6],
  ["a PNG", "png", () => canvas().png(), 3],
  ["a WebP", "webp", () => canvas().webp(), 6],
  ["a lossless WebP", "webp", () => canvas().webp({ lossless: true }), 6],
  [
    "a WebP with EXIF",
    "webp",
    () =>
      canvas()
        .withExif({ IFD0: { Copyright: "x" } })
        .webp(),
    6,
  ],
];

function canvas(): Sharp {
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#336699" } });
}

test.each(FORMATS)("the header of %s says what it takes to decode", async (what, format, make, cost) => {
  const path = join(folder, `${what}.${format}`);
  await writeFile(path, await make().toBuffer());
  expect(await decodingCost(path, format)).toBe(cost);
});

test("what hides its size costs as much as the largest", async () => {
  const path = join(folder, "hidden.jpeg");
  await writeFile(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]));
  expect(await decodingCost(path, "jpeg")).toBe(50);
});
