import { endsEarly, isOver } from "./backoff.ts";
import type { OneRow } from "./one-row.ts";
import type { TimedWait } from "./timed-wait.ts";

/** A pause of all sending to this server until a time. */
export interface HostPause extends TimedWait {
  key: "host";
}

type Pauses = OneRow<HostPause>;

/** The pause that all sending is to keep now; null for none. */
export async function runningPause(pauses: Pauses, now: number): Promise<HostPause | null> {
  const pause = await pauses.get("host");
  return pause === undefined || isOver(pause, now) ? null : pause;
}

export async function pauseHost(pauses: Pauses, wait: TimedWait): Promise<void> {
  await pauses.put({ key: "host", ...wait });
}

/** Ends the pause when the network is back: a time that the server named lasts, except at the user's own wish (A12, S12). */
export async function endPause(pauses: Pauses, { atUsersWish }: { atUsersWish: boolean }): Promise<void> {
  const pause = await pauses.get("host");
  if (pause !== undefined && (atUsersWish || endsEarly(pause))) await pauses.delete("host");
}
