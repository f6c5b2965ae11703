import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimDraft } from "../../../src/client/drafts/draft-lock.ts";
import { draftLockName } from "#offline/drafts/unless-open.ts";

const READER = { onWanted: async () => undefined, onLost: () => undefined };

let id: string;
let told: string[];
beforeEach(() => {
  id = crypto.randomUUID();
  told = [];
});
afterEach(() => void vi.useRealTimers());

/** A tab that saves its input when another one wants the draft. */
function writerThat(saves: () => Promise<void>) {
  const tell = (what: string) => void told.push(what);
  return { onWanted: () => saves().then(() => tell("saved")), onLost: () => tell("lost") };
}

test("D6: a tab that is still saving a large photo keeps the draft until it has, though it takes longer than a second", async () => {
  await claimDraft(
    id,
    writerThat(() => new Promise((resolve) => setTimeout(resolve, 1500))),
    "ask",
  );
  const release = await claimDraft(id, READER, "take-over");
  expect(told).toEqual(["saved", "lost"]);
  release?.();
});

test("D6: one that never ends with its saving loses the draft after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await claimDraft(
    id,
    writerThat(() => new Promise(() => undefined)),
    "ask",
  );
  const taken = claimDraft(id, READER, "take-over");
  await savingIsSaid();
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  (await taken)?.();
  expect(told).toEqual(["lost"]);
});

/** Until the other tab has answered; who asked has heard it first, since that one has listened for longer. */
async function savingIsSaid(): Promise<void> {
  const channel = new BroadcastChannel(draftLockName(id));
  const heard = await new Promise((resolve) =>
    channel.addEventListener("message", ({ data }) => data === "saving" && resolve(data)),
  );
  expect(heard).toBe("saving");
  channel.close();
}
