import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdElsewhere } from "#offline/unsaved-input-channel.ts";
import { holdUpdates, onHoldsElsewhere, ownHold } from "../../../src/client/shell/unsaved-input.ts";

/** The test plays another tab; the channel reaches this one. */
let otherTab: BroadcastChannel;
let heard: unknown[];
const held: (() => void)[] = [];

beforeEach(() => {
  otherTab = new BroadcastChannel("unsaved-input");
  heard = [];
  otherTab.addEventListener("message", ({ data }) => heard.push(data));
});
afterEach(() => {
  for (const release of held.splice(0)) release();
  otherTab.close();
});

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

test("letting go twice lets go of nobody else's", () => {
  const releaseOne = hold("search form");
  hold("draft");
  releaseOne();
  releaseOne();
  expect(ownHold.value).toBe("input");
});

test("other tabs hear when the first form begins to hold and when the last has let go", async () => {
  const releases = [hold("search form"), hold("draft")];
  for (const release of releases) release();
  await expect.poll(() => heard).toEqual(["I hold", "released"]);
});

test("a tab that holds answers whoever asks, and one that does not is silent", async () => {
  otherTab.postMessage("anybody?");
  const release = hold("search form");
  await expect.poll(() => heard).toEqual(["I hold"]);
  otherTab.postMessage("anybody?");
  await expect.poll(() => heard).toEqual(["I hold", "input"]);
  release();
  otherTab.postMessage("anybody?");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toEqual(["I hold", "input", "released"]);
});

test("asking the other tabs takes a moment at most, also when none answers", async () => {
  const started = performance.now();
  expect(await holdElsewhere()).toBeNull();
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("one tab that answers is enough", async () => {
  otherTab.addEventListener("message", ({ data }) => data === "anybody?" && otherTab.postMessage("input"));
  expect(await holdElsewhere()).toBe("input");
});

test("a tab that begins to hold while the others answer counts too", async () => {
  const asked = holdElsewhere();
  otherTab.postMessage("I hold");
  expect(await asked).toBe("input");
});

test("a tab that waits asks anew after every change elsewhere, and never after an answer: it would ask for ever", async () => {
  const changed = vi.fn();
  const told = vi.fn();
  onHoldsElsewhere({ changed, told });
  for (const said of ["I hold", "anybody?", "input", "I send", "sending", "released"]) otherTab.postMessage(said);
  await expect.poll(() => changed.mock.calls.length).toBe(2);
  expect(told.mock.calls).toEqual([["input"], ["input"], ["sending"]]);
});

test("what is being sent holds too, and others are told which it is", async () => {
  const release = hold("outbox", "sending");
  expect(ownHold.value).toBe("sending");
  const releaseForm = hold("draft");
  expect(ownHold.value).toBe("input");
  releaseForm();
  expect(ownHold.value).toBe("sending");
  release();
  expect(ownHold.value).toBeNull();
  await expect.poll(() => heard).toEqual(["I send", "I hold", "I send", "released"]);
});

test("what is half-written in one tab counts before what another sends", async () => {
  otherTab.addEventListener("message", ({ data }) => {
    if (data !== "anybody?") return;
    otherTab.postMessage("sending");
    otherTab.postMessage("input");
  });
  expect(await holdElsewhere()).toBe("input");
});

test("a tab that only sends says so", async () => {
  otherTab.addEventListener("message", ({ data }) => data === "anybody?" && otherTab.postMessage("sending"));
  expect(await holdElsewhere()).toBe("sending");
});
