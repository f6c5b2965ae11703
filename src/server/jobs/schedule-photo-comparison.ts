import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { compareDuePhotos } from "../scam-guard/compare-photos.ts";

interface Parts {
  db: Db;
  clock: Clock;
  storage: PhotoStorage;
  log: { warn(fields: object, line: string): void };
}

/** A photo of a new room is compared within this long. */
const LOOKS_EVERY_MS = 15_000;

/** Compares photos that are due now and every quarter of a minute. Stopping waits for the photo under way. */
export function schedulePhotoComparison({ log, ...parts }: Parts): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let comparing = compare();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return comparing;
    },
  };

  async function compare(): Promise<void> {
    // The next round tries again.
    await compareDuePhotos(parts, () => !isStopped).catch((error: unknown) =>
      log.warn({ err: error }, "photos are not compared for now"),
    );
    if (isStopped) return;
    timer = setTimeout(() => (comparing = compare()), LOOKS_EVERY_MS);
    timer.unref();
  }
}
