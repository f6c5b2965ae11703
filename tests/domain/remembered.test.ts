import { expect, test } from "vitest";
import { rememberEachUntilItFails, rememberUntilItFails, shareWhileUnderWay } from "#domain/remembered.ts";

/** Work that ends as told, in the order of its calls. */
function work() {
  const calls: PromiseWithResolvers<number>[] = [];
  const begin = () => {
    const call = Promise.withResolvers<number>();
    calls.push(call);
    return call.promise;
  };
  return { calls, begin };
}

test("what has been made once is given to all, also to those who asked before it was there", async () => {
  const { calls, begin } = work();
  const remembered = rememberUntilItFails(begin);
  const both = [remembered(), remembered()];
  calls[0]?.resolve(7);
  expect(await Promise.all([...both, remembered()])).toEqual([7, 7, 7]);
  expect(calls).toHaveLength(1);
});

test("a failure is told to those who wait for it, and the next caller has it made anew", async () => {
  const { calls, begin } = work();
  const remembered = rememberUntilItFails(begin);
  const both = Promise.allSettled([remembered(), remembered()]);
  calls[0]?.reject(new Error("offline"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = remembered();
  calls[1]?.resolve(8);
  expect(await Promise.all([next, remembered()])).toEqual([8, 8]);
});

test("what throws before it has begun is tried again by the next caller", async () => {
  let tries = 0;
  const remembered = rememberUntilItFails(() => {
    tries += 1;
    if (tries === 1) throw new Error("too early");
    return Promise.resolve(tries);
  });
  expect(remembered).toThrow("too early");
  expect(await remembered()).toBe(2);
});

test("by key: the failure of one says nothing of another", async () => {
  const { calls, begin } = work();
  const remembered = rememberEachUntilItFails((_name: string) => begin());
  const [one, other] = [remembered("one"), remembered("other")];
  calls[0]?.reject(new Error("offline"));
  calls[1]?.resolve(2);
  await expect(one).rejects.toThrow("offline");
  expect(await other).toBe(2);
  const again = remembered("one");
  calls[2]?.resolve(3);
  expect(await again).toBe(3);
  expect(await remembered("other")).toBe(2);
});

test("work under way is shared, and done again after its end, however it ended", async () => {
  const { calls, begin } = work();
  const shared = shareWhileUnderWay(begin);
  const both = Promise.allSettled([shared(), shared()]);
  calls[0]?.reject(new Error("offline"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = shared();
  calls[1]?.resolve(8);
  expect(await next).toBe(8);
  void shared();
  expect(calls).toHaveLength(3);
});
