import { lookAgain } from "../look-again.ts";
import { matchWaitingRooms, type MatchingParts } from "./match-rooms.ts";

const LOOKS_EVERY_MS = 1000;

/** Looks every second for rooms that saved searches have not looked at, until stopped. Stopping waits for the one under way. */
export function startRoomMatcher(parts: MatchingParts & { log: { warn(fields: object, line: string): void } }): {
  stop(): Promise<void>;
} {
  return lookAgain({
    everyMs: LOOKS_EVERY_MS,
    look: (isStopping) => matchWaitingRooms(parts, isStopping),
    onFailure: (error) => parts.log.warn({ err: error }, "saved searches find nothing for now"),
  });
}
