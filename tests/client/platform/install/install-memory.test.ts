import { beforeEach, expect, test } from "vitest";
import { readKept, writeKept } from "../../../../src/client/platform/install/persisted-memory.ts";
import {
  afterStart,
  changeMemory,
  mayOffer,
  readMemory,
  recallMemory,
} from "../../../../src/client/platform/install/install-memory.ts";

const MINUTE = 60 * 1000;
const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(async () => {
  await writeKept({});
  await recallMemory();
});

test("X2: who starts the app again within half an hour is on the same visit", () => {
  const first = afterStart(readMemory(), NOON);
  expect(first.visits).toBe(1);
  const again = afterStart(first, NOON + 29 * MINUTE);
  expect(again.visits).toBe(1);
  expect(afterStart(again, NOON + 60 * MINUTE).visits).toBe(2);
});

test("X2: the card is due on the second visit, or with the first draft, and twice at most", () => {
  const first = afterStart(readMemory(), NOON);
  const second = afterStart(first, NOON + 60 * MINUTE);
  expect(mayOffer(first, false)).toBe(false);
  expect(mayOffer(first, true)).toBe(true);
  expect(mayOffer(second, false)).toBe(true);
  expect(mayOffer({ ...second, shows: 1 }, true)).toBe(true);
  expect(mayOffer({ ...second, shows: 2 }, true)).toBe(false);
});

test("X2: sent away, it stays away, at the next start too", async () => {
  changeMemory((before) => ({ ...before, visits: 5, isOver: true }));
  expect(mayOffer(readMemory(), true)).toBe(false);
  await expect.poll(readKept).toMatchObject({ isOver: true });
  await recallMemory();
  expect(mayOffer(readMemory(), true)).toBe(false);
});
