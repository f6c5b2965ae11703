import { expect, test } from "vitest";
import { writeMakingRoom } from "#offline/cache/make-room.ts";
import { keepCacheBusy } from "./keep-busy.ts";

test("S10, S3: a cache that does not answer keeps no write waiting for room", async () => {
  await keepCacheBusy();
  const tries = [
    () => Promise.reject(new DOMException("Full", "QuotaExceededError")),
    () => Promise.resolve("written"),
  ];
  expect(await writeMakingRoom(() => tries.shift()!())).toBe("written");
});
