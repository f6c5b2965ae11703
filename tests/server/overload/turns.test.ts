import { expect, test } from "vitest";
import type { HoldingClass } from "../../../src/server/overload/call-classes.ts";
import { turns } from "../../../src/server/overload/turns.ts";

/** Turns of which a test says when work ends and what time it is. */
function heldTurns(most = { ranked: 1, list: 2, read: 3 }) {
  let time = 0;
  const { take, ...state } = turns(most, () => time);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (of: HoldingClass, name: string): Promise<void> => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return take(of, work);
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    // Until whoever is next has begun.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...state, begun, pass: (ms: number) => (time += ms), ask, end };
}

test("L7: what is refused first never holds what is left to the others, and these have their turn first", async () => {
  const { ask, begun, end } = heldTurns();
  for (const name of ["ranked 1", "ranked 2", "ranked 3"]) void ask("ranked", name);
  for (const name of ["list 1", "list 2"]) void ask("list", name);
  void ask("read", "read 1");
  void ask("read", "read 2");
  expect(begun).toEqual(["ranked 1", "list 1", "read 1"]);
  await end("list 1");
  expect(begun.slice(3)).toEqual(["read 2"]);
  await end("ranked 1");
  expect(begun.slice(4)).toEqual(["list 2"]);
  await end("read 1");
  expect(begun.slice(5)).toEqual(["ranked 2"]);
});

test("who no longer waits takes no turn, and work that fails ends its own", async () => {
  const { take, waiting, atWork } = turns({ ranked: 1, list: 1, read: 1 });
  const first = Promise.withResolvers<void>();
  const holding = take("list", () => first.promise);
  const gone = new AbortController();
  const left = take("list", () => Promise.resolve("done"), gone);
  const stayed = take("list", () => Promise.resolve("done"));
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  expect(waiting("list")).toBe(1);
  first.reject(new Error("failed"));
  await expect(holding).rejects.toThrow("failed");
  expect(await stayed).toBe("done");
  expect([waiting("list"), atWork("list")]).toEqual([0, 0]);
});

test("the wait is expected by how long work has taken, and by how long it takes where it hangs", async () => {
  const { ask, end, pass, expectedWaitMs } = heldTurns({ ranked: 1, list: 2, read: 4 });
  expect(expectedWaitMs("list")).toBe(0);
  void ask("list", "a");
  pass(40);
  await end("a");
  for (const name of ["b", "c", "d", "e"]) void ask("list", name);
  // Two wait, and a third would: three pieces of 40 ms, two at a time.
  expect(expectedWaitMs("list")).toBeCloseTo(60);
  expect(expectedWaitMs("read")).toBe(0);
  // What holds the places of those before it decides, not what has ended of its own.
  expect(expectedWaitMs("ranked")).toBeCloseTo(60);
  pass(1000);
  expect(expectedWaitMs("list")).toBeCloseTo(1500);
});

test("however much is asked at once, no more than its share is at work", async () => {
  const { take } = turns({ ranked: 2, list: 3, read: 5 });
  let [atWork, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => take(index % 2 === 0 ? "ranked" : "list", work)));
  expect([most, atWork]).toEqual([3, 0]);
});
