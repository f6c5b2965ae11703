import { computed, signal } from "@preact/signals-react";
import { UPDATE_HOLD_CHANNEL, type Hold, type HoldMessage } from "#offline/messages/update-hold-channel.ts";

/** What in this tab a reload would lose or repeat. */
const holds = signal<readonly { reason: string; kind: Hold }[]>([]);

/** Why this tab must not be reloaded now; null when it may be. */
export const ownHold = computed<Hold | null>(() => {
  if (holds.value.length === 0) return null;
  return holds.value.some(({ kind }) => kind === "input") ? "input" : "sending";
});

let channel: BroadcastChannel | null = null;

/**
 * Keeps tabs from reloading for an update while something half-written is here, or on its way from here.
 * @param reason What is held, in a word: which form, which upload.
 * @returns Lets go; calling it again does nothing.
 */
export function holdUpdates(reason: string, kind: Hold = "input"): () => void {
  const hold = { reason, kind };
  change([...holds.peek(), hold]);
  return () => {
    if (holds.peek().includes(hold)) change(holds.peek().filter((other) => other !== hold));
  };
}

/** Who waits for other tabs. */
interface Listener {
  /** What they hold has become another: it is to be asked for anew. */
  changed: () => void;
  /** One of them holds this now; whoever asked it may have stopped listening. To be believed, not asked about. */
  told: (hold: Hold) => void;
}

/** Listens from now on to what other tabs hold. */
export function onHoldsElsewhere({ changed, told }: Listener): void {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(UPDATE_HOLD_CHANNEL).addEventListener("message", ({ data }: MessageEvent<HoldMessage>) => {
    if (data.type === "query") return;
    // Beside what one tab begins to send, another may have something half-written.
    if (data.type === "released" || (data.type === "held" && data.hold === "sending")) changed();
    else told(data.hold);
  });
}

function change(next: typeof holds.value): void {
  const before = ownHold.peek();
  holds.value = next;
  const now = ownHold.peek();
  if (now === before) return;
  if (now === null) return stopAnswering();
  if (before === null) startAnswering();
  announceHold();
}

function startAnswering(): void {
  if (typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(UPDATE_HOLD_CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<HoldMessage>) => data.type === "query" && reply());
  addEventListener("pagehide", announceRelease);
  addEventListener("pageshow", announceHold);
}

function stopAnswering(): void {
  announceRelease();
  removeEventListener("pagehide", announceRelease);
  removeEventListener("pageshow", announceHold);
  channel?.close();
  channel = null;
}

function reply(): void {
  const hold = ownHold.peek();
  if (hold !== null) post({ type: "reply", hold });
}

function announceRelease(): void {
  post({ type: "released" });
}

function announceHold(): void {
  const hold = ownHold.peek();
  if (hold !== null) post({ type: "held", hold });
}

function post(message: HoldMessage): void {
  channel?.postMessage(message);
}
