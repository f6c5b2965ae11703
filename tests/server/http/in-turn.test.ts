import { expect, test } from "vitest";
import { inTurn } from "../../../src/server/http/calls/in-turn.ts";

test("one of those that wait runs in each round of the event loop, and others' work goes between", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) inTurn(() => done.push(name));
  setImmediate(() => {
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
