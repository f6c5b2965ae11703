import { expect, test } from "vitest";
import { makeRoomFor } from "#offline/cache/make-room.ts";
import { keepCacheBusy } from "./keep-busy.ts";

const isFull = () => true;

test("S10, S3: a cache that does not answer keeps no write waiting for room", async () => {
  await keepCacheBusy();
  expect(await makeRoomFor(() => Promise.resolve("written"), isFull)).toBe("written");
});
