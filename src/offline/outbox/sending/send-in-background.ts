import { drain, type Drained } from "./drain.ts";
import type { Sender } from "./sender.ts";
import { wake } from "./wake.ts";

/** A worker that was woken may run for three minutes; what it has not done by then, it is killed at. */
export const SENDS_FOR_MS = 2.5 * 60 * 1000;
/** While a page sends, how soon to look whether it has died over it. */
const LOOK_AGAIN_MS = 2 * 1000;
/** A due time that lies behind is no reason to spin (B6). */
const SHORTEST_PAUSE_MS = 1000;

/** Something is left that falls due by itself: to be tried again when the browser next wakes the worker. */
export class StillDueError extends Error {
  override readonly name = "StillDueError";
}

interface Parts {
  sender: Sender;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** How long it may take in all, milliseconds. */
  withinMs?: number;
}

/**
 * Sends what is due of the signed-in user because the network is back, as the page does then: what waited is tried at
 * once, and what fails again at its own times as long as there is time. Takes over within seconds from a page that sends
 * and dies.
 * @throws StillDueError
 */
export async function sendInBackground({ sender, pause, withinMs = SENDS_FOR_MS }: Parts): Promise<void> {
  const { now } = sender.clock;
  const end = now() + withinMs;
  await wake(await sender.owner());
  for (;;) {
    const wait = pauseAfter(await drain(sender), now());
    if (wait === null) return;
    if (now() + wait > end) throw new StillDueError("Not everything could be sent");
    await pause(wait);
  }
}

/** Milliseconds until there is something to do again; null when nothing falls due by itself. */
function pauseAfter(drained: Drained, now: number): number | null {
  if (drained.kind === "blocked") return LOOK_AGAIN_MS;
  return drained.nextAt === null ? null : Math.max(drained.nextAt - now, SHORTEST_PAUSE_MS);
}
