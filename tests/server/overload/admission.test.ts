import { expect, test } from "vitest";
import { CALL_CLASSES } from "../../../src/server/overload/call-classes.ts";
import { admission } from "../../../src/server/overload/admission.ts";

const anywhere = () => "192.0.2.1";
const AWAITED = new AbortController();

/** Admission to a server of ten connections, which is as late as a test says. */
function doors({ poolWaitMs = 0, lateMs = 0 } = {}) {
  const lines: object[] = [];
  const state = { poolWaitMs, lateMs };
  const parts = { connections: 10, poolWaitMs: () => state.poolWaitMs, loopDelay: { ms: () => state.lateMs } };
  const log = { warn: (fields: object, line: string) => void lines.push({ ...fields, line }) };
  return { ...admission({ ...parts, longestWaitMs: 200, log }), state, lines };
}

function refused(doorsAt: Parameters<typeof doors>[0]): string[] {
  const { refuses } = doors(doorsAt);
  return CALL_CLASSES.filter(refuses);
}

test.each([
  [0, []],
  [150, []],
  [170, ["ranked"]],
  [210, ["ranked", "list"]],
  [610, ["ranked", "list", "read"]],
  [2010, ["ranked", "list", "read", "write"]],
])("L7: with %d ms to wait for a connection, refused are: %s", (ms, classes) => {
  expect(refused({ poolWaitMs: ms })).toEqual(classes);
});

test("L5: however late the process is, places that are free are taken, but by what is refused first", async () => {
  expect(refused({ lateMs: 150 })).toEqual([]);
  expect(refused({ lateMs: 60_000 })).toEqual(["ranked"]);
  const { admit, refuses } = doors({ lateMs: 300 });
  for (let call = 0; call < 5; call += 1) void admit("searchListings", AWAITED, () => new Promise(() => undefined));
  expect(CALL_CLASSES.filter(refuses)).toEqual(["ranked", "list"]);
});

test("F13: probes and what tells whether one is connected are never refused", async () => {
  const { refusalOf } = doors({ poolWaitMs: 60_000 });
  for (const name of ["health", "ready", "serving", "ping", "readSite"] as const)
    expect(refusalOf(name, anywhere)).toBeNull();
  expect(refusalOf("createListing", anywhere)).toMatchObject({ code: "overloaded" });
});

test("a refusal says when to come again, each at another time", () => {
  const { refusalOf } = doors({ poolWaitMs: 300 });
  const seconds = new Set<number>();
  for (let time = 0; time < 200; time += 1) {
    const refusal = refusalOf("filterOpenListings", anywhere);
    expect(refusal).toMatchObject({ status: 503, code: "overloaded" });
    seconds.add(Number(refusal?.headers["retry-after"]));
  }
  expect([...seconds].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test("searches hold half of the connections, so that others find one free; what brings a body or asks a model holds none", async () => {
  const { admit, expectedWaits } = doors();
  let begun = 0;
  const hold = () => new Promise<void>(() => (begun += 1));
  for (let call = 0; call < 20; call += 1) void admit("searchListings", AWAITED, hold);
  expect(begun).toBe(5);
  for (let call = 0; call < 20; call += 1) void admit("readListing", AWAITED, hold);
  expect(begun).toBe(7);
  for (const name of ["uploadImage", "searchByAi", "createListing"] as const) void admit(name, AWAITED, hold);
  expect(begun).toBe(10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { list, write } = expectedWaits();
  expect(list).toBeGreaterThan(150);
  expect(write).toBe(0);
});

test("the log is told once that calls are refused", () => {
  const { refusalOf, lines, state } = doors({ poolWaitMs: 300 });
  for (let time = 0; time < 50; time += 1) refusalOf("filterOpenListings", anywhere);
  expect(lines).toEqual([{ class: "list", line: "too busy: calls are refused" }]);
  state.poolWaitMs = 0;
  expect(refusalOf("filterOpenListings", anywhere)).toBeNull();
});

test("a network that floods what is ranked is refused while others still are let in, and lists are nobody's matter", () => {
  const { refusalOf } = doors({ poolWaitMs: 100 });
  const from = (network: string) => () => network;
  const flooding = Array.from({ length: 50 }, (_, host) => `198.51.100.${host}`);
  for (let time = 0; time < 100; time += 1) for (const network of flooding) refusalOf("matchListings", from(network));
  for (const network of flooding)
    expect(refusalOf("matchListings", from(network))).toMatchObject({ code: "overloaded" });
  for (let time = 0; time < 20; time += 1) expect(refusalOf("matchListings", from("192.0.2.1"))).toBeNull();
  expect(refusalOf("filterOpenListings", from("198.51.100.1"))).toBeNull();
});

test("while a network floods what is ranked, others wait longer rather than be refused, at the door and for their turn", async () => {
  const { refusalOf, take, refuses } = doors({ poolWaitMs: 300 });
  expect(refusalOf("matchListings", () => "192.0.2.1")).toMatchObject({ code: "overloaded" });
  for (let time = 0; time < 100; time += 1) refusalOf("matchListings", () => "198.51.100.1");
  expect(refusalOf("matchListings", () => "198.51.100.1")).toMatchObject({ code: "overloaded" });
  expect(refusalOf("matchListings", () => "192.0.2.1")).toBeNull();
  expect(await take("ranked", async () => "found")).toBe("found");
  // What can be left out is left out all the same.
  expect(refuses("ranked")).toBe(true);
});
