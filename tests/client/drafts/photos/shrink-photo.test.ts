import { expect, test } from "vitest";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { UnreadablePhotoError, TooManyPixelsError } from "#offline/shrink/shrinking.ts";
import { compress } from "../../../../src/client/drafts/photos/shrink/compress.ts";
import { previewPhoto, shrinkPhoto } from "../../../../src/client/drafts/photos/shrink/shrink-photo.ts";
import { contains, heicFile, heicOfDisplayP3, lookOf, picture, saidToBe, withExif } from "./pictures.ts";

const TO = { edge: 2048, most: MAX_PHOTO_BYTES };

test.each(["image/jpeg", "image/png", "image/webp"] as const)(
  "A-16: a large %s comes out with a long edge of 2048 pixels",
  async (type) => {
    const shrunk = await shrinkPhoto(await picture({ width: 4000, height: 3000, type }), TO);
    expect(await lookOf(shrunk)).toMatchObject({ width: 2048, height: 1536, left: "red" });
    expect(["image/webp", "image/jpeg"]).toContain(shrunk.type);
  },
);

test("a JPEG of more than 50 million pixels comes out small, also upright", async () => {
  const photo = await picture({ width: 8200, height: 6200 });
  expect(await lookOf(await shrinkPhoto(photo, TO))).toMatchObject({ width: 2048, height: 1549, left: "red" });
  const upright = await shrinkPhoto(await withExif(photo, 6), TO);
  expect(await lookOf(upright)).toMatchObject({ width: 1548, height: 2048, top: "red" });
});

test.each(["image/png", "image/webp", "image/heic"] as const)(
  "a %s of more than 50 million pixels that cannot be made small is refused for its pixels",
  async (type) => {
    await expect(shrinkPhoto(await saidToBe({ width: 8200, height: 6200, type }), TO)).rejects.toBeInstanceOf(
      TooManyPixelsError,
    );
  },
);

test("a small photo keeps its size", async () => {
  const shrunk = await shrinkPhoto(await picture({ width: 640, height: 480 }), TO);
  expect(await lookOf(shrunk)).toMatchObject({ width: 640, height: 480 });
});

test("a photo that was held upright is turned, and says nothing of where it was taken", async () => {
  const photo = await withExif(await picture({ width: 640, height: 480 }), 6);
  expect(await contains(photo, "Exif")).toBe(true);
  const shrunk = await shrinkPhoto(photo, TO);
  // What was on the left is now above.
  expect(await lookOf(shrunk)).toMatchObject({ width: 480, height: 640, top: "red" });
  for (const trace of ["Exif", "EXIF", "GPS", "MM\0*"]) expect(await contains(shrunk, trace)).toBe(false);
});

test("D5: an iPhone's HEIC becomes a picture that every browser shows, without its place", async () => {
  const photo = heicFile();
  expect(await contains(photo, "Qiying")).toBe(true);
  const shrunk = await shrinkPhoto(photo, TO);
  expect(await lookOf(shrunk)).toMatchObject({ width: 96, height: 64, left: "red" });
  for (const trace of ["Exif", "Qiying"]) expect(await contains(shrunk, trace)).toBe(false);
});

test("a HEIC in Display P3 keeps its colours", async () => {
  const [plain, wide] = [
    await pixelOf(await shrinkPhoto(heicFile(), TO)),
    await pixelOf(await shrinkPhoto(heicOfDisplayP3(), TO)),
  ];
  // The same numbers are a redder red there, which sRGB reaches with more red and less green.
  expect(wide[0]! - plain[0]!).toBeGreaterThan(8);
  expect(wide[1]!).toBeLessThan(plain[1]!);
});

test.each(["whole", "upright"])(
  "a JPEG without its last two bytes is taken as image elements show it: %s",
  async (how) => {
    const photo = await picture({ width: 640, height: 480 });
    const taken = how === "upright" ? await withExif(photo, 6) : photo;
    const shrunk = await shrinkPhoto(new File([taken.slice(0, -2)], "panorama.jpg", { type: "image/jpeg" }), TO);
    expect(await lookOf(shrunk)).toMatchObject(
      how === "upright" ? { width: 480, height: 640, top: "red" } : { width: 640, height: 480, left: "red" },
    );
  },
);

test("P11: a JPEG that breaks off halfway is said to be unreadable", async () => {
  const photo = await picture({ width: 640, height: 480 });
  const half = new File([photo.slice(0, photo.size / 2)], "half.jpg", { type: "image/jpeg" });
  await expect(shrinkPhoto(half, TO)).rejects.toBeInstanceOf(UnreadablePhotoError);
});

async function pixelOf(photo: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(photo);
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  context.drawImage(bitmap, -4, -4);
  return context.getImageData(0, 0, 1, 1).data;
}

test("P10: a photo is made to fit into the bytes that are allowed", async () => {
  const canvas = new OffscreenCanvas(1600, 1200);
  const context = canvas.getContext("2d")!;
  const noise = context.createImageData(1600, 1200);
  for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  context.putImageData(noise, 0, 0);
  const photo = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
  const most = 400 * 1024;
  expect(photo.size).toBeGreaterThan(2 * most);
  expect((await shrinkPhoto(photo, { edge: 1600, most })).size).toBeLessThanOrEqual(most);
});

test("the same photo comes out the same each time", async () => {
  const photo = await picture({ width: 1200, height: 900 });
  const [first, second] = [await shrinkPhoto(photo, TO), await shrinkPhoto(photo, TO)];
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array(await first.arrayBuffer()));
});

test.each([
  ["a text", new Blob(["not a picture"], { type: "image/jpeg" })],
  ["a JPEG that breaks off at once", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])])],
  ["a HEIC that is none", new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic and nothing else"])],
])("P11: %s is said to be unreadable", async (_, file) => {
  await expect(shrinkPhoto(file, TO)).rejects.toBeInstanceOf(UnreadablePhotoError);
});

test("what is shown in a form is small", async () => {
  const preview = await previewPhoto(await picture({ width: 4000, height: 3000 }));
  expect(await lookOf(preview)).toMatchObject({ width: 480, height: 360, left: "red" });
});

test("shrinking a photo makes no network requests", async () => {
  const photo = await picture({ width: 1200, height: 900 });
  performance.clearResourceTimings();
  // The worker's own requests can't be seen from here; its code can.
  await compress(photo, TO);
  expect(performance.getEntriesByType("resource")).toEqual([]);
});
