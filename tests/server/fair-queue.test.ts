import { expect, test } from "vitest";
import { fairQueue } from "../../src/server/fair-queue.ts";

const BOUNDS = {
  workers: 1,
  workersOfOne: 1,
  mostWaiting: 4,
  mostOfOne: 4,
  mostCostOfOne: 100,
  full: () => new Error("full"),
  ofOne: () => new Error("of one"),
};

/** Pieces of work that end when they are told, and in which order they began. */
function pieces(queue: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string, cost = 1) =>
    queue
      .run(owner, cost, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .catch((error: Error) => error.message);
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, add, endNext };
}

test("who has had least comes next, each owner's own in their order", async () => {
  const { begun, add, endNext } = pieces(fairQueue(BOUNDS));
  void add("a", "a1", 10);
  void add("a", "a2", 10);
  void add("a", "a3", 10);
  void add("b", "b1");
  void add("b", "b2");
  await new Promise(setImmediate);
  for (let ended = 0; ended < 5; ended += 1) await endNext();
  expect(begun).toEqual(["a1", "b1", "b2", "a2", "a3"]);
});

test("who comes later starts level with those who are there", async () => {
  const { begun, add, endNext } = pieces(fairQueue({ ...BOUNDS, mostOfOne: 9, mostWaiting: 9 }));
  void add("a", "a1");
  void add("a", "a2");
  void add("a", "a3");
  for (const next of ["a4", "a5", "a6"]) {
    await new Promise(setImmediate);
    await endNext();
    void add("a", next);
  }
  for (const name of ["b1", "b2", "b3"]) void add("b", name);
  for (let ended = 0; ended < 6; ended += 1) await endNext();
  expect(begun).toEqual(["a1", "a2", "a3", "a4", "b1", "a5", "b2", "a6", "b3"]);
});

test("in a full queue the owner with most waiting makes room, and not for more of their own", async () => {
  const { add } = pieces(fairQueue({ ...BOUNDS, mostOfOne: 9 }));
  const [, ...waiting] = ["a1", "a2", "a3", "a4", "a5"].map((name) => add("a", name));
  expect(await add("a", "a6")).toBe("full");
  void add("b", "b1");
  expect(await waiting.at(-1)).toBe("full");
  const isRefused = Promise.race([waiting[2], new Promise((resolve) => setImmediate(() => resolve("waits")))]);
  expect(await isRefused).toBe("waits");
});

test("an owner has so many pieces at most, and what they cost together is bounded", async () => {
  const { add } = pieces(fairQueue(BOUNDS));
  void add("a", "a1", 200);
  expect(await add("a", "a2", 1)).toBe("of one");
  void add("b", "b1", 1);
  void add("b", "b2", 1);
  void add("b", "b3", 1);
  void add("b", "b4", 1);
  expect(await add("b", "b5", 1)).toBe("of one");
});

test("with two at a time one owner may be kept to one", async () => {
  const { begun, add } = pieces(fairQueue({ ...BOUNDS, workers: 2 }));
  void add("a", "a1");
  void add("a", "a2");
  void add("b", "b1");
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "b1"]);
});
