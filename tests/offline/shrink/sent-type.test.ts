import { afterEach, expect, test } from "vitest";
import { sentType } from "#offline/shrink/sent-type.ts";

const convertToBlob = Reflect.get(OffscreenCanvas.prototype, "convertToBlob");

afterEach(() => {
  OffscreenCanvas.prototype.convertToBlob = convertToBlob;
});

test("a browser that could not write a picture for a moment is asked again for the next photo", async () => {
  OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new DOMException("No memory", "EncodingError"));
  await expect(sentType()).rejects.toThrow("No memory");
  OffscreenCanvas.prototype.convertToBlob = convertToBlob;
  expect(await sentType()).toMatch(/^image\/(webp|jpeg)$/);
});
