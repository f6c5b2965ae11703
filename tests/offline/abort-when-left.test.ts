import { Dexie, type Table } from "dexie";
import { afterEach, expect, test, vi } from "vitest";
import { abortWhenLeft } from "#offline/databases/abort-when-left.ts";
import { within } from "#domain/within.ts";

/** What WebKit does to a page that is left is told in tests/engines; here, what the page does about it. */
class Notes extends Dexie {
  declare notes: Table<{ id: number; text: string }, number>;
  constructor() {
    super("abort-when-left");
    abortWhenLeft(this);
    this.version(1).stores({ notes: "id" });
  }
}

const db = new Notes();
const leave = (persisted: boolean) => dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
const comeBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

afterEach(async () => {
  comeBack();
  vi.restoreAllMocks();
  await db.notes.clear();
});

const inWebKit = () => vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");

test("E2: in WebKit a page that is kept for the way back aborts what it was writing, and begins nothing", async () => {
  inWebKit();
  await db.open();
  const write = db.transaction("rw", db.notes, async () => {
    await db.notes.put({ id: 1, text: "half" });
    leave(true);
    await db.notes.put({ id: 2, text: "written" });
  });
  await expect(write).rejects.toThrow();
  await expect(db.notes.put({ id: 3, text: "too late" })).rejects.toThrow();
  comeBack();
  expect(await db.notes.toArray()).toEqual([]);
  await db.notes.put({ id: 4, text: "later" });
  expect(await db.notes.count()).toBe(1);
});

test("E2: in other engines a page that is kept for the way back finishes what it was writing", async () => {
  await db.transaction("rw", db.notes, async () => {
    await db.notes.put({ id: 1, text: "all" });
    leave(true);
    await db.notes.put({ id: 2, text: "of it" });
  });
  expect(await db.notes.count()).toBe(2);
});

test("E2: in WebKit a page that ends finishes what it was writing", async () => {
  inWebKit();
  await db.transaction("rw", db.notes, async () => {
    await db.notes.put({ id: 1, text: "all" });
    leave(false);
    await db.notes.put({ id: 2, text: "of it" });
  });
  expect(await db.notes.count()).toBe(2);
});

test("what takes too long is gone without; what is there in time is taken, an error too", async () => {
  expect(await within(20, new Promise(() => undefined), "nothing")).toBe("nothing");
  expect(await within(10_000, Promise.resolve("saved"), "nothing")).toBe("saved");
  await expect(within(10_000, Promise.reject(new Error("broken")), "nothing")).rejects.toThrow("broken");
});
