import { SHORTEST_PAUSE_MS } from "./backoff.ts";
import { StillDueError } from "./still-due.ts";

/** While a page sends, how soon to check whether it is still alive. */
const LOOK_AGAIN_MS = 2 * 1000;

/** The result of a run: another tab or the worker sends, or when to run again; null for never by itself. */
type Sent = { kind: "blocked" } | { kind: "drained" | "synced"; nextAt: number | null };

interface Until {
  /** When to end, epoch milliseconds by the phone's clock; the first run comes in any case. */
  end: number;
  now: () => number;
  /** Resolves after that many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Sends again and again, what fails again after its wait, until nothing falls due by itself. Takes over within seconds from a page
 * that dies while sending.
 * @throws StillDueError when something is left at the end.
 */
export async function sendUntil(send: () => Promise<Sent>, { end, now, pause }: Until): Promise<void> {
  for (;;) {
    const wait = pauseAfter(await send(), now());
    if (wait === null) return;
    if (now() + wait > end) throw new StillDueError("Not everything could be sent");
    await pause(wait);
  }
}

/** Milliseconds until the next run; null when nothing becomes due by itself. */
function pauseAfter(sent: Sent, now: number): number | null {
  if (sent.kind === "blocked") return LOOK_AGAIN_MS;
  return sent.nextAt === null ? null : Math.max(sent.nextAt - now, SHORTEST_PAUSE_MS);
}
