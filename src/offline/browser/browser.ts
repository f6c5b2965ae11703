import { logEvent } from "../event-log/log-event.ts";
import type { Surroundings } from "../transport/surroundings.ts";
import { SENDER_CLOCK } from "./sender-clock.ts";

/** The browser's part of a sender's surroundings. */
export const BROWSER: Surroundings = {
  clock: SENDER_CLOCK,
  // Asked for at each use: a browser may have no locks.
  get locks() {
    return "locks" in navigator ? navigator.locks : null;
  },
  log: logEvent,
};
