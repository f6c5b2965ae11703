import { expect, test } from "vitest";
import { scheduler } from "../time/scheduler.ts";
import { deviceLocks } from "./device-locks.ts";

function twoTabs() {
  const time = scheduler(1);
  const locks = deviceLocks(time);
  const [one, other] = [time.life("one"), time.life("other")];
  return { time, one, other, ofOne: locks.of(one), ofOther: locks.of(other) };
}

test("a lock is held by one tab at a time, and goes on to the next", async () => {
  const { time, one, ofOne, ofOther } = twoTabs();
  const seen: string[] = [];
  void ofOne.request("lock", {}, async () => {
    seen.push("one");
    await time.pause(one, 100);
    seen.push("one ends");
  });
  await time.runUntil(10);
  void ofOther.request("lock", {}, async () => void seen.push("other"));
  void ofOther.request("another", {}, async () => void seen.push("another lock"));
  await time.runUntil(1000);
  expect(seen).toEqual(["one", "another lock", "one ends", "other"]);
});

test("a tab that is killed gives its locks up, and asks for none any more", async () => {
  const { time, one, ofOne, ofOther } = twoTabs();
  const seen: string[] = [];
  void ofOne.request("lock", {}, () => new Promise(() => undefined));
  await time.runUntil(10);
  void ofOne.request("lock", {}, async () => void seen.push("of the dead"));
  void ofOther.request("lock", {}, async () => void seen.push("other"));
  await time.runUntil(20);
  expect(seen).toEqual([]);
  one.kill();
  await time.runUntil(30);
  expect(seen).toEqual(["other"]);
});

test("who asks for a lock only if it is free is told that it is not", async () => {
  const { time, ofOne, ofOther } = twoTabs();
  const seen: unknown[] = [];
  void ofOne.request("lock", {}, () => new Promise(() => undefined));
  await time.runUntil(10);
  void ofOther.request("lock", { ifAvailable: true }, async (lock) => void seen.push(lock));
  await time.runUntil(20);
  expect(seen).toEqual([null]);
});

test("a lock that is stolen is lost by who held it", async () => {
  const { time, ofOne, ofOther } = twoTabs();
  const lost = ofOne
    .request("lock", {}, () => new Promise(() => undefined))
    .catch((error: unknown) => (error as Error).name);
  await time.runUntil(10);
  const stolen = ofOther.request("lock", { steal: true }, async () => "held");
  await time.runUntil(20);
  expect(await lost).toBe("AbortError");
  expect(await stolen).toBe("held");
});
