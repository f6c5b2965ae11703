import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { batchedLookup } from "../../../src/server/db/batched-lookup.ts";

/** Doubles numbers, and keeps which it was asked for together. */
function doubling() {
  const asked: number[][] = [];
  const double = batchedLookup(async (keys: readonly number[]) => {
    asked.push([...keys]);
    if (keys.includes(13)) throw new Error("no thirteen");
    return keys.map((key) => 2 * key);
  });
  return { double, asked };
}

test("the lookups of one round of the event loop are one batch, and each resolves to its own result", async () => {
  const { double, asked } = doubling();
  const answers = [double(1), double(2), Promise.resolve().then(() => double(1))];
  expect(await Promise.all(answers)).toEqual([2, 4, 2]);
  expect(asked).toEqual([[1, 2, 1]]);
});

test("a lookup that begins while a batch is running runs its own query", async () => {
  const { double, asked } = doubling();
  const first = double(1);
  await nextRound();
  expect(await Promise.all([first, double(1)])).toEqual([2, 2]);
  expect(asked).toEqual([[1], [1]]);
});

test("an error rejects every lookup of its batch, and none of the next batch", async () => {
  const { double } = doubling();
  const ended = await Promise.allSettled([double(1), double(13)]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await double(1)).toBe(2);
});
