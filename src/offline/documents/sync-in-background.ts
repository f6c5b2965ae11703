import { sendUntil } from "../transport/send-until.ts";
import type { Process } from "./process.ts";
import { sync } from "./sync.ts";
import { wake } from "./wake.ts";

interface Until {
  /** When to end, epoch milliseconds by the phone's clock. */
  end: number;
  /** Resolves after that many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Syncs the signed-in user's documents when the network is back: what waits at once, what fails again after its wait.
 * @throws StillDueError when something is left at the end.
 */
export async function syncInBackground(process: Process, { end, pause }: Until): Promise<void> {
  const owner = await process.owner();
  if (owner === null) return;
  await wake(process, owner);
  await sendUntil(() => sync(process), { end, pause, now: process.clock.now });
}
