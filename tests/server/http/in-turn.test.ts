import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "../../../src/server/http/in-turn.ts";

test("one of those that wait runs in each round of the event loop, and others' work goes between", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) inTurn(() => done.push(name));
  globalThis.setImmediate(() => {
    done.push("another's work");
    inTurn(() => {
      done.push("one that came later");
      end();
    });
  });
  expect(done).toEqual([]);
  await ended;
  expect(done).toEqual(["first", "another's work", "second", "third", "one that came later"]);
});

test("of thousands several run in each round, so that the last does not wait for long", async () => {
  const done: number[] = [];
  for (let index = 0; index < 5000; index += 1) inTurn(() => done.push(index));
  let rounds = 0;
  for (; done.length < 5000; rounds += 1) await setImmediate();
  // 256 × ln(5000 / 256), and 256 more.
  expect(rounds).toBeLessThan(1100);
});
