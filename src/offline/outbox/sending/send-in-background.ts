import { MINUTE_MS } from "#domain/durations.ts";
import { SHORTEST_PAUSE_MS } from "../../transport/backoff.ts";
import { drain, type Drained } from "./drain.ts";
import { StillDueError } from "../../transport/still-due.ts";
import type { Sender } from "./sender.ts";
import { wake } from "./wake.ts";

/** The browser kills a worker three minutes after it was woken; stop before that. */
const SENDS_FOR_MS = 2.5 * MINUTE_MS;
/** While a page sends, how soon to check whether it is still alive. */
const LOOK_AGAIN_MS = 2 * 1000;

interface Parts {
  sender: Sender;
  /** Resolves after that many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** The time limit in all, milliseconds. */
  withinMs?: number;
}

/**
 * Sends the signed-in user's entries when the network is back: waiting entries at once, failing ones again after their
 * backoff until the time limit. Takes over within seconds from a page that dies while sending.
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

/** Milliseconds until the next drain; null when nothing becomes due by itself. */
function pauseAfter(drained: Drained, now: number): number | null {
  if (drained.kind === "blocked") return LOOK_AGAIN_MS;
  return drained.nextAt === null ? null : Math.max(drained.nextAt - now, SHORTEST_PAUSE_MS);
}
