import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  FILE_WIDTH,
  HOME_NAMES,
  PHOTO_NAMES,
  placeholderColour,
  type DrawnPhoto,
} from "../../demo/photos/drawn-homes.ts";
import { drawnPhotoOf, FLAT_COUNT, FLAT_KINDS, kindOfFlat, photosOfFlat } from "../../demo/photos/photos-of-flat.ts";
import { withDemoPhotos } from "../../demo/photos/with-demo-photos.ts";
import type { PhotoStorage } from "../../src/server/photos/storage/photo-storage.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";

const FOLDER = join(import.meta.dirname, "../../demo/photos");
const ALL: DrawnPhoto[] = HOME_NAMES.flatMap((home) => PHOTO_NAMES.map((name) => ({ home, name })));
const FLATS = Array.from({ length: FLAT_COUNT }, (_, flat) => flat);

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
    for (const { id } of [0, 5, 10, 15, 19].flatMap(photosOfFlat).filter((_, index) => index % 3 === 0)) {
      const bytes = await pictureOf(id, width);
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
  `demo-${FLAT_COUNT}-desk`,
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

test("each flat shows one to ten different photos of one home, under ids that no other flat's photos have", () => {
  const ids = new Set<string>();
  for (const flat of FLATS) {
    const shown = photosOfFlat(flat);
    expect(shown.length).toBeGreaterThanOrEqual(1);
    expect(shown.length).toBeLessThanOrEqual(10);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
    expect(new Set(shown.map(({ home }) => home)).size).toBe(1);
    for (const { id, home, name } of shown) {
      expect(ids.has(id)).toBe(false);
      expect(drawnPhotoOf(id)).toEqual({ home, name });
      ids.add(id);
    }
  }
  expect(FLATS.filter((flat) => photosOfFlat(flat).length === 10).length).toBe(FLAT_COUNT / 15);
});

test("photos of rows that number every scene show that scene of the flat's home", () => {
  expect(drawnPhotoOf("demo-4-kitchen-0")).toEqual({ home: "mint", name: "kitchen" });
  expect(drawnPhotoOf("demo-4-studio-1")).toEqual({ home: "mint", name: "studio" });
  expect(drawnPhotoOf("demo-4-bedroom-1")).toEqual({ home: "mint", name: "bedroom-1" });
});

test("a flat shows a desk only together with the bedroom that it stands in, and a room to let is among its first photos", () => {
  for (const flat of FLATS) {
    const names = photosOfFlat(flat).map(({ name }) => name);
    const bedroom = names.find((name) => name.startsWith("bedroom"));
    if (names.includes("desk")) expect([undefined, "bedroom-0"]).toContain(bedroom);
    if (kindOfFlat(flat) === "studio" && names.length > 4) expect(names).toContain("studio");
    if (kindOfFlat(flat) === "ensuite" && names.length > 4) expect(bedroom).toBeDefined();
  }
});

test("flats of a kind that follow one another begin with different photos", () => {
  for (const kind of FLAT_KINDS) {
    const ofKind = FLATS.filter((flat) => kindOfFlat(flat) === kind).slice(0, 20);
    const covers = new Set(ofKind.map((flat) => photosOfFlat(flat).map(({ home, name }) => `${home} ${name}`)[0]));
    expect(covers.size).toBeGreaterThanOrEqual(kind === "room" || kind === "ensuite" ? 12 : 6);
  }
});

test("every photo has a colour to stand in for it", () => {
  for (const photo of ALL) expect(placeholderColour(photo)).toMatch(/^#[0-9a-f]{6}$/);
});
