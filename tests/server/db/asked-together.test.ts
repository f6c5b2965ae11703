import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { askedTogether } from "../../../src/server/db/asked-together.ts";

/** Doubles numbers, and keeps which it was asked for together. */
function doubling() {
  const asked: number[][] = [];
  const double = askedTogether(async (keys: readonly number[]) => {
    asked.push([...keys]);
    if (keys.includes(13)) throw new Error("no thirteen");
    return keys.map((key) => 2 * key);
  });
  return { double, asked };
}

test("what is asked in one round of the event loop is one question, and each gets its own answer", async () => {
  const { double, asked } = doubling();
  const answers = [double(1), double(2), Promise.resolve().then(() => double(1))];
  expect(await Promise.all(answers)).toEqual([2, 4, 2]);
  expect(asked).toEqual([[1, 2, 1]]);
});

test("what is asked while another question is under way is asked anew", async () => {
  const { double, asked } = doubling();
  const first = double(1);
  await nextRound();
  expect(await Promise.all([first, double(1)])).toEqual([2, 2]);
  expect(asked).toEqual([[1], [1]]);
});

test("a failure is told to all who asked with it, and to nobody after them", async () => {
  const { double } = doubling();
  const ended = await Promise.allSettled([double(1), double(13)]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await double(1)).toBe(2);
});
