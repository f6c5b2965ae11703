import { expect, test } from "vitest";
import { scheduler } from "./scheduler.ts";
import { ChanceError, withoutChance } from "./without-chance.ts";

test("events come in the order of their times, and of one time in an order that the seed decides", async () => {
  const orderOf = async (seed: number) => {
    const time = scheduler(seed);
    const life = time.life("tab");
    const seen: string[] = [];
    for (const name of ["a", "b", "c", "d"]) time.schedule(life, 10, () => void seen.push(name));
    time.schedule(life, 20, () => void seen.push("last"));
    time.schedule(life, 5, () => void seen.push("first"));
    await time.runUntil(100);
    return seen.join(" ");
  };
  const orders = await Promise.all(Array.from({ length: 20 }, (_, seed) => orderOf(seed)));
  expect(orders.every((order) => order.startsWith("first") && order.endsWith("last"))).toBe(true);
  expect(new Set(orders).size).toBeGreaterThan(5);
  expect(await orderOf(7)).toBe(orders[7]);
});

test("all that follows from an event without time passing is done before the next one", async () => {
  const time = scheduler(1);
  const life = time.life("tab");
  const seen: string[] = [];
  void (async () => {
    await time.pause(life, 10);
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    seen.push("followed");
  })();
  time.schedule(life, 10.001, () => void seen.push("next"));
  await time.runUntil(20);
  expect(seen).toEqual(["followed", "next"]);
  expect(time.now()).toBe(20);
});

test("what is due for somebody frozen comes when they thaw, and never for somebody dead", async () => {
  const time = scheduler(1);
  const [frozen, dead] = [time.life("frozen"), time.life("dead")];
  const seen: string[] = [];
  for (const name of ["a", "b"])
    time.schedule(frozen, name === "a" ? 5 : 6, () => void seen.push(`${name} ${time.now()}`));
  time.schedule(dead, 5, () => void seen.push("dead"));
  frozen.freeze();
  dead.kill();
  await time.runUntil(100);
  expect(seen).toEqual([]);
  frozen.thaw();
  await time.runUntil(200);
  expect(seen).toEqual(["a 100", "b 100"]);
});

test("an event that was taken back does not come", async () => {
  const time = scheduler(1);
  let came = false;
  const takeBack = time.schedule(time.life("tab"), 5, () => void (came = true));
  takeBack();
  await time.runUntil(10);
  expect(came).toBe(false);
});

test.for([
  ["the clock", () => Date.now()],
  ["today", () => new Date().getTime()],
  ["chance", () => Math.random()],
  ["a timer", () => setTimeout(() => undefined, 0)],
  ["a deadline", () => AbortSignal.timeout(1)],
  ["an id", () => crypto.randomUUID()],
] as const)("a run that asks the machine for %s fails, though it catches that", async ([, ask]) => {
  const running = withoutChance(async () => {
    try {
      ask();
    } catch {
      // As code does that goes on after an error.
    }
  });
  await expect(running).rejects.toThrow(ChanceError);
  expect(ask()).toBeDefined();
  expect(new Date(0) instanceof Date).toBe(true);
});
