import { logSecurityEvent } from "../../http/log/security-event.ts";
import { unauthenticated } from "../../http/errors/http-error.ts";
import { objectWithList, StreamedAnswer } from "../../http/answers/streamed-answer.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { Taken } from "../../limits/rate-limits.ts";
import { exportedPhotos } from "./exported-photos.ts";
import { readEverything } from "./export-store.ts";
import type { UserParts } from "../user-parts.ts";

/** Hundreds of photos over a slow line. */
const SENT_WITHIN_MS = 15 * 60_000;

/**
 * Taking one's data along (UK GDPR: access and portability). Photos are read one by one while the answer is sent. An export that
 * did not come to its end does not count.
 */
export function serveExport(
  calls: CallServer,
  { db, clock, limits, sessions, findPhoto }: Pick<UserParts, "db" | "clock" | "limits" | "sessions" | "findPhoto">,
): void {
  calls.serve(
    "exportOwnData",
    async ({ caller, client, signal }) => {
      await sessions.refuseWithoutProof(caller.sessionId);
      const taken = await limits.take([["dataExport", caller.userId]]);
      const counted = countOnlyWhole(taken, signal);
      try {
        const everything = await readEverything(db, caller.userId, clock.now().toISOString());
        if (everything === undefined) throw unauthenticated("invalid_credentials");
        const fields = { exported_at: clock.now().toISOString(), ...everything };
        const photos = exportedPhotos(everything.listings, findPhoto);
        return new StreamedAnswer(
          counted.whole(objectWithList(fields, "photos", photos), () =>
            logSecurityEvent(client.log, "account exported", {}),
          ),
        );
      } catch (error) {
        await taken.giveBack();
        throw error;
      }
    },
    { answerWithinMs: SENT_WITHIN_MS },
  );
}

/** Gives a try back when its answer is over before all of it was made: the photos' store fails, or the client has gone. */
function countOnlyWhole(taken: Taken, signal: AbortSignal) {
  let isWhole = false;
  signal.addEventListener("abort", () => {
    // A database that fails now leaves the try counted, which the next hour mends.
    if (!isWhole) void taken.giveBack().catch(() => undefined);
  });
  return {
    async *whole(pieces: AsyncIterable<string>, onEnd: () => void): AsyncGenerator<string, void> {
      yield* pieces;
      isWhole = true;
      onEnd();
    },
  };
}
