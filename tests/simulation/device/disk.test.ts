import { expect, test } from "vitest";
import type { Store } from "#offline/documents/store.ts";
import { document } from "../store-contract.ts";
import { scheduler } from "../time/scheduler.ts";
import { disk } from "./disk.ts";

function onePhone() {
  const time = scheduler(1);
  return { time, phone: disk(time), tab: time.life("tab") };
}

function put(store: Store): Promise<void> {
  return store.write(["documents"], (tx) => tx.put("documents", document("a")));
}

/** How many documents the disk has, whoever is there to see. */
async function count({ time, phone }: Pick<ReturnType<typeof onePhone>, "time" | "phone">): Promise<number> {
  const all = phone.store.read(["documents"], (tx) => tx.all("documents", "owner", "owner"));
  await time.runUntil(time.now());
  return (await all).length;
}

test("a tab that dies before its write begins leaves nothing", async () => {
  const { time, phone, tab } = onePhone();
  void put(phone.of(tab));
  tab.kill();
  await time.runUntil(100);
  expect(await count({ time, phone })).toBe(0);
});

test("a write may be there though who wrote has never heard of it", async () => {
  let silent = 0;
  for (let seed = 0; seed < 50; seed += 1) {
    const time = scheduler(seed);
    const [phone, tab] = [disk(time), time.life("tab")];
    let hasHeard = false;
    void put(phone.of(tab)).then(() => (hasHeard = true));
    await time.runUntil(1);
    tab.kill();
    await time.runUntil(100);
    if (!hasHeard && (await count({ time, phone })) === 1) silent += 1;
  }
  expect(silent).toBeGreaterThan(0);
});

test("what waits for a store that hangs ends with its tab", async () => {
  const { time, phone, tab } = onePhone();
  phone.store.hang();
  put(phone.of(tab)).catch(() => undefined);
  await time.runUntil(10);
  tab.kill();
  await phone.store.reopen();
  await time.runUntil(100);
  expect(await count({ time, phone })).toBe(0);
});
