import { expect, test } from "vitest";
import { sizeText } from "../../../../src/client/features/storage-page/size-text.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  [0, "0 kB", "0 kB"],
  [1, "1 kB", "1 kB"],
  [50 * 1024, "50 kB", "50 kB"],
  [0.5 * MEGABYTE, "0.5 MB", "0.5 MB"],
  [60 * MEGABYTE, "60 MB", "60 MB"],
  [1234.56 * MEGABYTE, "1,235 MB", "1,235 MB"],
])("%i bytes are %s, in one line", (bytes, english, chinese) => {
  expect([sizeText(bytes, "en"), sizeText(bytes, "zh")]).toEqual(
    [english, chinese].map((text) => text.replace(" ", "\u00A0")),
  );
});
