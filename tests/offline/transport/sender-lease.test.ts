import { Dexie, type EntityTable } from "dexie";
import { beforeEach, expect, test } from "vitest";
import { BROWSER } from "#offline/browser/browser.ts";
import { asOnlySender, LEASE_MS, type SenderLease, type SenderStore } from "#offline/transport/sender-lease.ts";

const db = new Dexie("lease-test") as Dexie & { leases: EntityTable<SenderLease, "key"> };
db.version(1).stores({ leases: "key" });

const store: SenderStore = {
  lock: "lease-test",
  writeLease: (work) => db.transaction("rw", db.leases, () => work(db.leases)),
  answer: () => db.leases.get("sender"),
  reopen: async () => {},
};

let now = 0;
const sender = (holder: string) => ({
  surroundings: { ...BROWSER, clock: { ...BROWSER.clock, now: () => now } },
  store,
  holder,
});

beforeEach(async () => {
  now = 1_000_000;
  await db.leases.clear();
});

test("T3: while one sends, another does nothing, and afterwards may", async () => {
  const done = Promise.withResolvers<string>();
  const first = asOnlySender(sender("a"), () => done.promise);
  await expect.poll(() => db.leases.get("sender")).toMatchObject({ holder: "a", until: now + LEASE_MS });
  expect(await asOnlySender(sender("b"), async () => "b")).toBeNull();
  done.resolve("a");
  expect(await first).toBe("a");
  expect(await db.leases.count()).toBe(0);
  expect(await asOnlySender(sender("b"), async () => "b")).toBe("b");
});

test("T3, S11: a sender whose lease ran out is taken over from, and learns it", async () => {
  const frozen = Promise.withResolvers<void>();
  const first = asOnlySender(sender("a"), async ({ renew, signal }) => {
    await frozen.promise;
    const isOurs = await store.writeLease(renew);
    return [isOurs, signal.aborted];
  });
  await expect.poll(() => db.leases.count()).toBe(1);
  now += LEASE_MS + 1;
  expect(await asOnlySender(sender("b"), async () => "b")).toBe("b");
  frozen.resolve();
  // Its lock is stolen: what it has done since counts for nothing.
  expect(await first).toBeNull();
});

test("B9: a lease that ends further ahead than any lasts is over", async () => {
  await db.leases.put({ key: "sender", holder: "a", until: now + 86_400_000 });
  expect(await asOnlySender(sender("b"), async () => "b")).toBe("b");
});
