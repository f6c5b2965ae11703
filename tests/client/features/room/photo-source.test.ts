import { expect, test } from "vitest";
import { photoSourceSet } from "../../../../src/client/features/room/photo-source.ts";

test("a photo of ours is offered in every width that the server keeps", () => {
  expect(photoSourceSet("/photos/abc-1/800.webp")).toBe(
    "/photos/abc-1/400.webp 400w, /photos/abc-1/800.webp 800w, /photos/abc-1/1600.webp 1600w",
  );
});

test("a photo from elsewhere is shown as it is", () => {
  expect(photoSourceSet("https://example.org/photos/abc/800.webp")).toBeUndefined();
});
