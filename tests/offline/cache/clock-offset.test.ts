import { expect, onTestFinished, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { learnServerTime, recallClockOffset } from "#offline/cache/clock-offset.ts";

test("S10: a cache that another page has left busy keeps nobody waiting for the server's clock", async () => {
  const db = cacheDatabase();
  await db.transaction("rw", db.facts, () => learnServerTime(Date.now() + 3_600_000));
  expect(await recallClockOffset()).toBeGreaterThan(3_500_000);
  await keepBusy();
  expect(await recallClockOffset()).toBe(0);
});

/** Keeps a transaction open that nothing else on the same table gets past. */
async function keepBusy(): Promise<void> {
  const db = cacheDatabase();
  await db.open();
  const facts = db.backendDB().transaction(["facts"], "readwrite").objectStore("facts");
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  const goOn = () => {
    if (!isOver) facts.count().addEventListener("success", goOn);
  };
  goOn();
}
