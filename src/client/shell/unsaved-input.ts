import { computed, signal } from "@preact/signals-react";

/** What in this tab a reload would lose. */
const holds = signal<readonly { reason: string }[]>([]);

export const hasUnsavedInput = computed(() => holds.value.length > 0);

const CHANNEL = "unsaved-input";
/** Awake tabs answer within this. One that sleeps does not, and still keeps its input: no tab reloads another. */
const VOTE_MS = 300;

type Message = "anybody?" | "I hold" | "released";

let channel: BroadcastChannel | null = null;

/**
 * Keeps tabs from reloading for an update while something half-written is here.
 * @param reason What is held, in a word: which form, which upload.
 * @returns Lets go; calling it again does nothing.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.value = [...holds.peek(), hold];
  if (holds.peek().length === 1) startHolding();
  return () => {
    if (!holds.peek().includes(hold)) return;
    holds.value = holds.peek().filter((other) => other !== hold);
    if (holds.peek().length === 0) stopHolding();
  };
}

/** Asks the other tabs whether one of them holds something unsaved. */
export async function isInputUnsavedElsewhere(): Promise<boolean> {
  if (typeof BroadcastChannel === "undefined") return false;
  const vote = new BroadcastChannel(CHANNEL);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  vote.addEventListener("message", ({ data }: MessageEvent<Message>) => data === "I hold" && resolve(true));
  vote.postMessage("anybody?" satisfies Message);
  setTimeout(() => resolve(false), VOTE_MS);
  return promise.finally(() => vote.close());
}

/** Calls back whenever another tab begins to hold something or has let go of all. */
export function onHoldsElsewhere(changed: () => void): void {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(CHANNEL).addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data !== "anybody?") changed();
  });
}

function startHolding(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener("message", ({ data }: MessageEvent<Message>) => data === "anybody?" && say("I hold"));
  channel = opened;
  say("I hold");
  addEventListener("pagehide", tellReleased);
  addEventListener("pageshow", tellHeld);
}

function stopHolding(): void {
  tellReleased();
  removeEventListener("pagehide", tellReleased);
  removeEventListener("pageshow", tellHeld);
  channel?.close();
  channel = null;
}

function tellReleased(): void {
  say("released");
}

function tellHeld(): void {
  say("I hold");
}

function say(message: Message): void {
  channel?.postMessage(message);
}
