import { expect, test } from "vitest";
import { admission } from "../../../src/server/overload/admission.ts";

const anywhere = () => "192.0.2.1";
const forEver = () => new Promise<never>(() => undefined);

/** Admission to a server of ten connections. */
function doors({ longestWaitMs = 60_000, waitingCount = 0 } = {}) {
  const lines: object[] = [];
  const log = { warn: (fields: object, line: string) => void lines.push({ ...fields, line }) };
  const pool = { waitingCount, options: { max: 10 } };
  return { ...admission({ pool, longestWaitMs, log: log as never }), lines, pool };
}

/** Fills a class: what is at work hangs, and so many wait as may. */
function fill({ admit, refusalOf }: ReturnType<typeof doors>, name: "filterOpenListings" | "listOpenPrices") {
  const held: Promise<unknown>[] = [];
  while (refusalOf(name, anywhere) === null) held.push(admit(name, anywhere(), forEver).catch((error) => error));
  return held;
}

test("L7: lists that wait keep neither what a person has opened from its turn nor writes", async () => {
  const all = doors();
  void fill(all, "filterOpenListings");
  expect(all.refusalOf("searchListings", anywhere)).toMatchObject({ code: "overloaded" });
  expect(all.refusalOf("listOpenPrices", anywhere)).toBeNull();
  let begun = 0;
  for (const name of ["readListing", "createListing", "uploadImage"] as const) {
    expect(all.refusalOf(name, anywhere)).toBeNull();
    void all.admit(name, anywhere(), async () => (begun += 1));
  }
  await new Promise(setImmediate);
  expect(begun).toBe(3);
});

test("F13: probes and what tells whether one is connected are never refused; writes are, where all wait for a connection", () => {
  const { refusalOf } = doors({ waitingCount: 1000 });
  for (const name of ["health", "ready", "serving", "ping", "readSite"] as const)
    expect(refusalOf(name, anywhere)).toBeNull();
  expect(refusalOf("createListing", anywhere)).toMatchObject({ code: "overloaded" });
});

test("a refusal says when to come again, each at another time, and the log is told once", () => {
  const all = doors({ waitingCount: 1000 });
  const seconds = new Set<number>();
  for (let time = 0; time < 200; time += 1) {
    const refusal = all.refusalOf("filterOpenListings", anywhere);
    expect(refusal).toMatchObject({ status: 503, code: "overloaded" });
    seconds.add(Number(refusal?.headers["retry-after"]));
  }
  expect([...seconds].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  expect(all.lines).toEqual([{ class: "list", line: "too busy: calls are refused" }]);
});

test("seven connections of ten are for calls that are read; the others are there for writes, probes and jobs", async () => {
  const { admit } = doors();
  let begun = 0;
  const hold = () => ((begun += 1), forEver());
  for (let call = 0; call < 20; call += 1)
    for (const name of ["listOpenPrices", "searchListings", "readListing"] as const) void admit(name, anywhere(), hold);
  await new Promise(setImmediate);
  expect(begun).toBe(7);
});

test("who has waited too long is refused", async () => {
  const { admit } = doors({ longestWaitMs: 20 });
  for (let call = 0; call < 3; call += 1) void admit("searchListings", anywhere(), forEver);
  await expect(admit("searchListings", anywhere(), forEver)).rejects.toMatchObject({ code: "overloaded" });
});

test("a network that floods a class makes room for others, who have their turn first", async () => {
  const all = doors();
  const flood = fill(all, "listOpenPrices");
  expect(all.refusalOf("listOpenPrices", () => "198.51.100.1")).toBeNull();
  const turn = all.admit("listOpenPrices", "198.51.100.1", async () => "answered");
  expect(await flood.at(-1)).toMatchObject({ code: "overloaded" });
  expect(await Promise.race([turn, new Promise((resolve) => setImmediate(() => resolve("waits")))])).toBe("waits");
});
