import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdElsewhere, UPDATE_HOLD_CHANNEL } from "#offline/messages/update-hold-channel.ts";
import { holdUpdates, onHoldsElsewhere, ownHold } from "../../../../src/client/platform/updates/update-holds.ts";

const QUERY = { type: "query" };
const REPLY = { type: "reply", hold: "input" };
const REPLY_SENDING = { type: "reply", hold: "sending" };
const HELD = { type: "held", hold: "input" };
const SENDING = { type: "held", hold: "sending" };
const RELEASED = { type: "released" };

/** The test plays another tab; the channel reaches this one. */
let otherTab: BroadcastChannel;
let heard: unknown[];
const held: (() => void)[] = [];

beforeEach(() => {
  otherTab = new BroadcastChannel(UPDATE_HOLD_CHANNEL);
  heard = [];
  otherTab.addEventListener("message", ({ data }) => heard.push(data));
});
afterEach(() => {
  vi.useRealTimers();
  for (const release of held.splice(0)) release();
  otherTab.close();
});

/** Has the tab wait for the others' answers until the test lets the time for them pass, however slow they are. */
function waitForAnswers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
}

function hold(reason: string, kind?: "sending"): () => void {
  const release = holdUpdates(reason, kind);
  held.push(release);
  return release;
}

test("a tab holds updates while any of its forms does", () => {
  const releaseOne = hold("search form");
  const releaseTwo = hold("draft");
  releaseOne();
  expect(ownHold.value).toBe("input");
  releaseTwo();
  expect(ownHold.value).toBeNull();
});

test("releasing a hold twice does not release another hold", () => {
  const releaseOne = hold("search form");
  hold("draft");
  releaseOne();
  releaseOne();
  expect(ownHold.value).toBe("input");
});

test("other tabs hear of the first hold and of the last release", async () => {
  const releases = [hold("search form"), hold("draft")];
  for (const release of releases) release();
  await expect.poll(() => heard).toEqual([HELD, RELEASED]);
});

test("a tab with a hold answers queries, and one without does not", async () => {
  otherTab.postMessage(QUERY);
  const release = hold("search form");
  await expect.poll(() => heard).toEqual([HELD]);
  otherTab.postMessage(QUERY);
  await expect.poll(() => heard).toEqual([HELD, REPLY]);
  release();
  otherTab.postMessage(QUERY);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.poll(() => heard).toEqual([HELD, REPLY, RELEASED]);
});

test("a query of the other tabs ends soon, even without an answer", async () => {
  waitForAnswers();
  const asked = holdElsewhere();
  vi.advanceTimersByTime(1000);
  expect(await asked).toBeNull();
});

test("one tab's answer is enough", async () => {
  waitForAnswers();
  otherTab.addEventListener("message", ({ data }) => data.type === "query" && otherTab.postMessage(REPLY));
  expect(await holdElsewhere()).toBe("input");
});

test("a hold that begins during the query counts", async () => {
  waitForAnswers();
  const asked = holdElsewhere();
  otherTab.postMessage(HELD);
  expect(await asked).toBe("input");
});

test("a waiting tab queries again after each change of a hold, never after an answer", async () => {
  const changed = vi.fn();
  const told = vi.fn();
  onHoldsElsewhere({ changed, told });
  for (const message of [HELD, QUERY, REPLY, SENDING, REPLY_SENDING, RELEASED]) otherTab.postMessage(message);
  await expect.poll(() => changed.mock.calls.length).toBe(2);
  expect(told.mock.calls).toEqual([["input"], ["input"], ["sending"]]);
});

test("sending holds updates too, and its kind is told to other tabs", async () => {
  const release = hold("outbox", "sending");
  expect(ownHold.value).toBe("sending");
  const releaseForm = hold("draft");
  expect(ownHold.value).toBe("input");
  releaseForm();
  expect(ownHold.value).toBe("sending");
  release();
  expect(ownHold.value).toBeNull();
  await expect.poll(() => heard).toEqual([SENDING, HELD, SENDING, RELEASED]);
});

test("input in one tab takes precedence over sending in another", async () => {
  waitForAnswers();
  otherTab.addEventListener("message", ({ data }) => {
    if (data.type !== "query") return;
    otherTab.postMessage(REPLY_SENDING);
    otherTab.postMessage(REPLY);
  });
  expect(await holdElsewhere()).toBe("input");
});

test("a tab that only sends says so", async () => {
  otherTab.addEventListener("message", ({ data }) => data.type === "query" && otherTab.postMessage(REPLY_SENDING));
  waitForAnswers();
  const asked = holdElsewhere();
  // Opened after the one that asks, it hears the answer after that.
  const third = new BroadcastChannel(UPDATE_HOLD_CHANNEL);
  await new Promise<void>((resolve) => {
    third.addEventListener("message", ({ data }) => data.type === "reply" && resolve());
  });
  third.close();
  vi.runAllTimers();
  expect(await asked).toBe("sending");
});
