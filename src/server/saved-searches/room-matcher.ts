import { matchWaitingRooms, type MatchingParts } from "./match-rooms.ts";

const LOOKS_EVERY_MS = 1000;

/** Looks every second for rooms that saved searches have not looked at, until stopped. Stopping waits for the one under way. */
export function startRoomMatcher(parts: MatchingParts & { log: { warn(fields: object, line: string): void } }): {
  stop(): Promise<void>;
} {
  let matching: Promise<void> | undefined;
  let isStopped = false;
  let hasFailed = false;
  const timer = setInterval(() => (matching ??= match()), LOOKS_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await matching;
    },
  };

  async function match(): Promise<void> {
    try {
      await matchWaitingRooms(parts, () => isStopped);
      hasFailed = false;
    } catch (error) {
      // The next look tries again: once is worth a line.
      if (!hasFailed) parts.log.warn({ err: error }, "saved searches find nothing for now");
      hasFailed = true;
    } finally {
      matching = undefined;
    }
  }
}
