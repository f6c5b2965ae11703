import { computed, signal } from "@preact/signals-react";
import { openChannel } from "#offline/messages/open-channel.ts";
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
 * Blocks update reloads of all tabs while this one has unsaved input or sends something.
 * @param reason What holds: the name of the form or upload.
 * @returns Releases the hold; calling it again does nothing.
 */
export function holdUpdates(reason: string, kind: Hold = "input"): () => void {
  const hold = { reason, kind };
  change([...holds.peek(), hold]);
  return () => {
    if (holds.peek().includes(hold)) change(holds.peek().filter((other) => other !== hold));
  };
}

/** A listener to the holds of other tabs. */
interface Listener {
  /** A hold of another tab has changed: query again. */
  changed: () => void;
  /** Another tab holds this now; it may stop answering after a query, so its message is taken as it is. */
  told: (hold: Hold) => void;
}

/** Subscribes to the holds of other tabs. */
export function onHoldsElsewhere({ changed, told }: Listener): void {
  openChannel(UPDATE_HOLD_CHANNEL)?.addEventListener("message", ({ data }: MessageEvent<HoldMessage>) => {
    if (data.type === "query") return;
    // While one tab begins to send, another may have unsaved input.
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
  channel = openChannel(UPDATE_HOLD_CHANNEL);
  if (channel === null) return;
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
