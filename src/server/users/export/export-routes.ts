import type { RouteName } from "#contract/routes.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { unauthenticated } from "../../http/errors/http-error.ts";
import { objectWithList, StreamedAnswer } from "../../http/answers/streamed-answer.ts";
import type { Incoming } from "../../http/calls/handler.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { Taken } from "../../limits/rate-limits.ts";
import { exportArchive } from "./export-archive.ts";
import { exportedPhotos } from "./exported-photos.ts";
import { readEverything } from "./export-store.ts";
import type { UserParts } from "../user-parts.ts";

/** Hundreds of photos over a slow line. */
const SENT_WITHIN_MS = 15 * MINUTE_MS;

type Everything = NonNullable<Awaited<ReturnType<typeof readEverything>>>;
type Pieces = AsyncIterable<string | Uint8Array>;
type ExportCall = Extract<RouteName, "exportOwnData" | "downloadOwnData">;

/**
 * Taking one's data along (UK GDPR: access and portability), as one JSON text or as a .zip. Photos are read one by one while the
 * answer is sent. An export that did not come to its end does not count.
 */
export function serveExport(
  calls: CallServer,
  { db, clock, limits, sessions, findPhoto }: Pick<UserParts, "db" | "clock" | "limits" | "sessions" | "findPhoto">,
): void {
  const options = { answerWithinMs: SENT_WITHIN_MS, isStreamed: true } as const;
  calls.serve(
    "exportOwnData",
    (incoming) =>
      exported(incoming, ({ records }, exported_at) =>
        objectWithList({ exported_at, ...records }, "photos", exportedPhotos(records.listings, findPhoto)),
      ),
    options,
  );
  calls.serve(
    "downloadOwnData",
    (incoming) =>
      exported(incoming, ({ records, privatePhotos }, exported_at) =>
        exportArchive({ records: { exported_at, ...records }, privatePhotos }, findPhoto),
      ),
    options,
  );

  async function exported(
    { caller, client, awaited }: Pick<Incoming<ExportCall>, "caller" | "client" | "awaited">,
    write: (everything: Everything, exportedAt: string) => Pieces,
  ): Promise<StreamedAnswer> {
    await sessions.refuseWithoutProof(caller.sessionId);
    const taken = await limits.take([["dataExport", caller.userId]]);
    const counted = countOnlyWhole(taken, awaited.signal);
    try {
      const now = clock.now().toISOString();
      const everything = await readEverything(db, caller.userId, now);
      if (everything === undefined) throw unauthenticated("invalid_credentials");
      const tellEnd = () => logSecurityEvent(client.log, "account exported", {});
      return new StreamedAnswer(counted.whole(write(everything, now), tellEnd));
    } catch (error) {
      await taken.giveBack();
      throw error;
    }
  }
}

/** Gives a try back when its answer is over before all of it was made: the photos' store fails, or the client has gone. */
function countOnlyWhole(taken: Taken, signal: AbortSignal) {
  let isWhole = false;
  signal.addEventListener("abort", () => {
    // A database that fails now leaves the try counted, which the next hour mends.
    if (!isWhole) void taken.giveBack().catch(() => undefined);
  });
  return {
    async *whole(pieces: Pieces, onEnd: () => void): AsyncGenerator<string | Uint8Array, void> {
      yield* pieces;
      isWhole = true;
      onEnd();
    },
  };
}
