import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { compressSoonSmaller } from "../../../src/server/page/compress-page.ts";

/** As long and as varied as the home page. */
const PAGE = Array.from(
  { length: 2000 },
  (_, n) => `<p class="card-${n % 7}">Room ${n * n} in Leeds, £${n % 311}</p>`,
).join("");

test("a page is there at once, and compressed for later requests", async () => {
  const compress = compressSoonSmaller();
  const first = compress(PAGE);
  const later = await vi.waitFor(() => {
    const now = compress(PAGE);
    expect(now).not.toBe(first);
    return now;
  }, 5000);
  expect(later.br!.length).toBeLessThan(first.br!.length);
  for (const { br, gzip } of [first, later]) {
    expect(brotliDecompressSync(br!).toString()).toBe(PAGE);
    expect(gunzipSync(gzip!).toString()).toBe(PAGE);
  }
});

test("another page is not answered with this one", () => {
  const compress = compressSoonSmaller();
  compress(PAGE);
  expect(gunzipSync(compress("<p>Bath</p>").gzip!).toString()).toBe("<p>Bath</p>");
});
