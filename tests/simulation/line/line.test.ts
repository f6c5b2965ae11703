import { expect, test } from "vitest";
import { call, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { device } from "../device/device.ts";
import { site } from "../server/site.ts";
import { scheduler } from "../time/scheduler.ts";
import type { LineFault } from "./faults.ts";

const USER = "user";
const ROOM = "6d43d6d9-11cd-4c9d-8bab-a06b28dbb6a2";

function oneTab() {
  const time = scheduler(1);
  const there = site(time);
  there.server.addAccount(USER, "user@example.org");
  const token = there.signIn(USER);
  const phone = device(time, there, "phone");
  const tab = phone.open();
  const via = { fetch: tab.fetch, baseUrl: "", accessToken: () => token, ownCodesOnly: true };
  const signal = () => tab.surroundings.clock.timeout(30_000);
  const put = () =>
    call(via, "putViewing", { params: { listing_id: ROOM }, body: { content: emptyViewing }, signal: signal() });
  const list = () => call(via, "listViewings", { signal: signal() });
  return { time, there, phone, tab, put, list };
}

type Tab = ReturnType<typeof oneTab>;

/** What came of a call within five minutes: its answer, the name of its error, or nothing. */
async function outcome<T>({ time }: Tab, calling: Promise<Answer<T>>): Promise<T | string | undefined> {
  let came: T | string | undefined;
  calling.then(
    ({ data }) => (came = data),
    (error: Error & { status?: number | null }) => (came = `${error.name} ${error.status ?? ""}`.trim()),
  );
  await time.runUntil(time.now() + 300_000);
  return came;
}

const kept = ({ there }: Tab) => there.server.state.accounts.get(USER)!.viewings.size;

test("calls of the phone reach the server and come back", async () => {
  const tab = oneTab();
  const written = (await outcome(tab, tab.put())) as Call<"putViewing">["answer"];
  expect(written).toMatchObject({ listing_id: ROOM, content: emptyViewing });
  expect(await outcome(tab, tab.list())).toMatchObject({ data: [written], count: 1 });
});

test.for<[LineFault, string, number]>([
  [{ name: "refused" }, "UnreachableError", 0],
  [{ name: "request-lost" }, "TimeoutError", 0],
  [{ name: "request-late", byMs: 60_000 }, "TimeoutError", 1],
  [{ name: "answer-lost", isHung: false }, "UnreachableError", 1],
  [{ name: "answer-lost", isHung: true }, "TimeoutError", 1],
  [{ name: "answer-late", byMs: 60_000 }, "TimeoutError", 1],
  [{ name: "answer-cut", share: 0.5 }, "UnreachableError", 1],
  [{ name: "gateway", status: 200, isJson: false, retryAfterSeconds: null }, "UnreachableError", 0],
  [{ name: "gateway", status: 502, isJson: false, retryAfterSeconds: null }, "UnreachableError 502", 0],
  [{ name: "gateway", status: 503, isJson: true, retryAfterSeconds: 60 }, "UnreachableError 503", 0],
  [{ name: "server-busy", code: "overloaded", retryAfterSeconds: 2 }, "ApiError 503", 0],
  [{ name: "server-dies", isDone: true, downMs: 5000 }, "UnreachableError", 1],
  [{ name: "server-dies", isDone: false, downMs: 5000 }, "UnreachableError", 0],
])("%o is seen as %s, and the server has %i", async ([fault, seen, there]) => {
  const tab = oneTab();
  tab.phone.line.planned.push(fault);
  expect(await outcome(tab, tab.put())).toBe(seen);
  expect(kept(tab)).toBe(there);
});

test("a request that is repeated is answered once, and done twice", async () => {
  const tab = oneTab();
  tab.phone.line.planned.push({ name: "request-repeated", afterMs: 500 });
  expect(await outcome(tab, tab.put())).toMatchObject({ listing_id: ROOM });
  expect(kept(tab)).toBe(1);
});

test("a cache may answer with what was there before", async () => {
  const tab = oneTab();
  expect(await outcome(tab, tab.list())).toMatchObject({ count: 0 });
  await outcome(tab, tab.put());
  tab.phone.line.planned.push({ name: "old-answer" });
  expect(await outcome(tab, tab.list())).toMatchObject({ count: 0 });
  expect(await outcome(tab, tab.list())).toMatchObject({ count: 1 });
});

test("of a photo that is cut off the server keeps what has come", async () => {
  const tab = oneTab();
  const uuid = "107bf5c4-6949-44da-8030-e6a4d312689f";
  tab.phone.line.planned.push({ name: "request-cut", share: 0.5 });
  const via = { fetch: tab.tab.fetch, baseUrl: "", accessToken: () => tab.there.signIn(USER) };
  const body = { uuid, file: new Blob([new Uint8Array(1000)]) };
  expect(await outcome(tab, call(via, "uploadViewingPhoto", { params: { listing_id: ROOM }, body }))).toBe(
    "UnreachableError",
  );
  const left = call(via, "readUpload", { params: { uuid } });
  expect(await outcome(tab, left)).toEqual({ uuid, received: 500 });
});

test("a portal answers for the server, and without a network nothing does", async () => {
  const tab = oneTab();
  tab.phone.line.weather = "portal";
  expect(await outcome(tab, tab.put())).toBe("UnreachableError");
  tab.phone.line.weather = "offline";
  expect(await outcome(tab, tab.put())).toBe("UnreachableError");
  tab.phone.line.mend();
  expect(await outcome(tab, tab.put())).toMatchObject({ listing_id: ROOM });
});
