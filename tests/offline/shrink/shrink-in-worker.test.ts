import { expect, test } from "vitest";
import { NeedsPageError, UnreadablePhotoError } from "#offline/shrink/shrinking.ts";
import { shrinkInWorker } from "#offline/shrink/shrink-in-worker.ts";
import { heicFile, picture, withExif } from "../../client/drafts/photos/pictures.ts";

const TO = { edge: 400, most: 5 * 1024 * 1024 };

test("the worker makes a photo small and upright by what every browser can draw", async () => {
  const photo = await withExif(await picture({ width: 1600, height: 1200 }), 6);
  const small = await shrinkInWorker(photo, TO);
  const { width, height } = await createImageBitmap(small);
  expect([width, height]).toEqual([300, 400]);
  expect(small.size).toBeLessThan(photo.size);
});

test("a HEIC is left to the page, which has the decoder", async () => {
  await expect(shrinkInWorker(heicFile(), TO)).rejects.toThrow(NeedsPageError);
});

test("a file that is no picture is not left to the page", async () => {
  await expect(shrinkInWorker(new Blob(["not a picture"]), TO)).rejects.toThrow(UnreadablePhotoError);
  const damaged = (await picture({ width: 64, height: 48 })).slice(0, 40);
  await expect(shrinkInWorker(damaged, TO)).rejects.toThrow(UnreadablePhotoError);
});
