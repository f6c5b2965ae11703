import { MINUTE_MS } from "#domain/durations.ts";
import { sendUntil } from "../../transport/send-until.ts";
import { drain } from "./drain.ts";
import type { Sender } from "./sender.ts";
import { wake } from "./wake.ts";

/** The browser kills a worker three minutes after it was woken; stop before that. */
export const SENDS_FOR_MS = 2.5 * MINUTE_MS;

interface Parts {
  sender: Sender;
  /** Resolves after that many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** When to end, epoch milliseconds by the phone's clock. */
  end?: number;
}

/**
 * Sends the signed-in user's entries when the network is back: waiting entries at once, failing ones again after their
 * backoff until the time limit.
 * @throws StillDueError
 */
export async function sendInBackground({ sender, pause, end }: Parts): Promise<void> {
  const { now } = sender.clock;
  const until = { end: end ?? now() + SENDS_FOR_MS, now, pause };
  await wake(await sender.owner());
  await sendUntil(() => drain(sender), until);
}
