import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPhoto } from "#offline/cache/photos/fetch-photo.ts";
import { answerWithPhoto } from "../../../../sw/room-photos.ts";

/** Brings the next bytes of the photo. */
let bring: () => void;
let end: () => void;

/** A photo of this server, which comes byte by byte as the test says, and breaks off where the app gives it up. */
function comingPhoto(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start(bytes) {
      bring = () => bytes.enqueue(new Uint8Array(10));
      end = () => bytes.close();
      signal.addEventListener("abort", () => bytes.error(signal.reason));
    },
  });
  const response = new Response(body, { headers: { "content-type": "image/webp" } });
  return Object.defineProperty(response, "type", { value: "basic" });
}

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => comingPhoto(init!.signal!));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("S23: a photo that is fetched ahead comes as slowly as it likes, and is whole", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const fetched = fetchPhoto("/photos/a/400.webp");
  for (let n = 0; n < 10; n += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    bring();
  }
  end();
  const photo = await fetched;
  expect(photo?.headers.get("content-type")).toBe("image/webp");
  expect((await photo?.blob())?.size).toBe(100);
});

test("S23: a photo that is fetched ahead and stops in its middle is given up, so that the next one comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const fetched = fetchPhoto("/photos/a/400.webp");
  await vi.advanceTimersByTimeAsync(1000);
  bring();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await fetched).toBeNull();
});

test("S23: a photo on the screen that has begun and does not end is given up after two minutes", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => timeout(milliseconds / 100));
  const photo = await answerWithPhoto(new Request("/photos/a/400.webp"));
  bring();
  await expect(photo.blob()).rejects.toThrow();
});
