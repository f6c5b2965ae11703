import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoImages, drawnPhotoOf, FILE_WIDTH, HOME_NAMES, PHOTO_NAMES } from "../../demo/photos/drawn-photos.ts";
import { withDemoPhotos } from "../../demo/photos/with-demo-photos.ts";
import type { PhotoStorage } from "../../src/server/photos/storage/photo-storage.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";

const FOLDER = join(import.meta.dirname, "../../demo/photos");
const ALL = HOME_NAMES.flatMap((home) => PHOTO_NAMES.map((name) => ({ home, name })));

const asked: string[] = [];
const storage: PhotoStorage = {
  write: async (fileId) => void asked.push(`write ${fileId}`),
  read: async (fileId, width) => {
    asked.push(`${fileId} ${width}`);
    return null;
  },
  remove: async (fileId) => void asked.push(`remove ${fileId}`),
  removeUnfinished: async () => undefined,
};
const photos = withDemoPhotos(storage);

async function pictureOf(id: string, width: PhotoWidth): Promise<Buffer> {
  const found = await photos.read(id, width);
  if (found === null) throw new Error(`No photo: ${id}`);
  const bytes = await buffer(found.content);
  expect(bytes.length).toBe(found.size);
  return bytes;
}

test("every drawn photo is a WebP file of 4 : 3 and at most 30 kB, and there is no other file", async () => {
  for (const home of HOME_NAMES) {
    expect((await readdir(join(FOLDER, home))).sort()).toEqual(PHOTO_NAMES.map((name) => `${name}.webp`).sort());
  }
  for (const { home, name } of ALL) {
    const file = join(FOLDER, home, `${name}.webp`);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: FILE_WIDTH, height: (FILE_WIDTH * 3) / 4 });
    expect((await stat(file)).size).toBeLessThanOrEqual(30_000);
  }
});

test.each([
  [400, 400, 12_000],
  [800, 800, 30_000],
  [1600, FILE_WIDTH, 30_000],
] as const)(
  "a photo asked for at %i pixels is a WebP picture %i pixels across and at most %i bytes long",
  async (width, across, most) => {
    for (const flat of [0, 5, 10, 15, 19]) {
      const bytes = await pictureOf(`demo-${flat}-${PHOTO_NAMES[flat % PHOTO_NAMES.length]}`, width);
      const { format, width: actual, height } = await sharp(bytes).metadata();
      expect({ format, actual, height }).toEqual({ format: "webp", actual: across, height: (across * 3) / 4 });
      expect(bytes.length).toBeLessThanOrEqual(most);
    }
  },
);

test("many who ask at once, and those who ask later, get the same bytes", async () => {
  const pictures = await Promise.all(Array.from({ length: 12 }, () => pictureOf("demo-3-living", 400)));
  const later = await pictureOf("demo-3-living", 400);
  for (const picture of pictures) expect(picture.equals(later)).toBe(true);
});

test.each([
  "",
  "demo",
  "demo-0",
  "demo-0-bedroom",
  "demo-0-bedroom-3",
  "demo-0-bedroom-0/../../etc",
  "../demo-0-bedroom-0",
  "demo-00-bedroom-0",
  "demo-0-bedroom-00",
  "demo--1-bedroom-0",
  "demo-0-cellar",
  "demo-0-constructor",
  "demo-0-desk\0",
  "demo-0-desk\n",
  "DEMO-0-DESK",
  "demo-０-desk",
  "demo-1000-desk",
  `demo-${"9".repeat(400)}-desk`,
  "0b5c4a8e",
])("%j names no demo photo: the storage of other photos is asked", async (fileId) => {
  asked.length = 0;
  expect(await photos.read(fileId, 400)).toBeNull();
  expect(asked).toEqual([`${fileId} 400`]);
});

test("demo photos are answered without a look at the storage of other photos, which is written to as before", async () => {
  asked.length = 0;
  await pictureOf("demo-0-desk", 800);
  expect(asked).toEqual([]);
  await photos.write("another", 400, Buffer.from(""));
  await photos.remove("another");
  expect(asked).toEqual(["write another", "remove another"]);
});

test("a flat shows the photos of one home, in their order, under ids that no other flat's photos have", () => {
  const shown = demoImages(9, ["studio", "desk"]);
  expect(shown.map(({ image_url, display_order }) => [image_url, display_order])).toEqual([
    ["/photos/demo-9-studio/800.webp", 0],
    ["/photos/demo-9-desk/800.webp", 1],
  ]);
  expect(demoImages(9, ["studio"])).toEqual(shown.slice(0, 1));
  const ids = Array.from({ length: 720 }, (_, flat) => demoImages(flat, PHOTO_NAMES).map(({ id }) => id)).flat();
  expect(new Set(ids).size).toBe(ids.length);
});

test("photos of rows that number every scene show that scene of the flat's home", () => {
  expect(drawnPhotoOf("demo-4-kitchen-0")).toEqual({ home: "mint", name: "kitchen" });
  expect(drawnPhotoOf("demo-4-studio-1")).toEqual({ home: "mint", name: "studio" });
  expect(drawnPhotoOf("demo-4-bedroom-1")).toEqual({ home: "mint", name: "bedroom-1" });
});

test("every photo has a colour to stand in for it", () => {
  for (const flat of [0, 4, 8, 12, 16]) {
    for (const { placeholder_colour } of demoImages(flat, PHOTO_NAMES))
      expect(placeholder_colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});
