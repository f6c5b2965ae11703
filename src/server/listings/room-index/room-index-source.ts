import type { Clock } from "../../clock.ts";
import { openRoomIndex, type RoomIndex } from "./open-room-index.ts";

/** Keeps an index of the open rooms while large totals are asked for. */
export interface RoomIndexSource {
  /** An index that is less than a minute old, or null. Asking keeps it young. */
  current(): RoomIndex | null;
  /** Says that an index would help; it will be there within seconds. */
  want(): void;
  close(): Promise<void>;
}

interface Parts {
  databaseUrl: string;
  clock: Clock;
  log: { warn(fields: object, line: string): void };
}

// A transaction may commit this much later than the time that it gave its room.
const COMMIT_LAG_MS = 5000;
/** From this age on a younger one is made, while this one still answers. */
const RENEWED_AFTER_MS = 40_000;
/** An index covers what was there COMMIT_LAG_MS before it was taken: in all, no total is over a minute old. */
const USED_UNTIL_MS = 55_000;
const RETRY_AFTER_MS = 10_000;

/** A site where no search has 10,000 results never wants one, and never pays for one. */
export function roomIndexSource({ databaseUrl, clock, log }: Parts): RoomIndexSource {
  let newest: RoomIndex | null = null;
  let opening: Promise<void> | null = null;
  let notBefore = 0;
  let closed = false;

  const isYoungerThan = (limitMs: number): boolean => {
    const ageMs = newest === null ? Infinity : clock.now().getTime() - newest.until.getTime() - COMMIT_LAG_MS;
    // A clock that was put back says nothing about age.
    return ageMs >= 0 && ageMs <= limitMs;
  };

  return {
    current() {
      if (newest === null) return null;
      want();
      return isYoungerThan(USED_UNTIL_MS) ? newest : null;
    },
    want,
    async close() {
      closed = true;
      await newest?.close();
      newest = null;
    },
  };

  function want(): void {
    if (closed || opening !== null || isYoungerThan(RENEWED_AFTER_MS) || clock.now().getTime() < notBefore) return;
    opening = renew()
      .catch((error: unknown) => {
        if (closed) return;
        notBefore = clock.now().getTime() + RETRY_AFTER_MS;
        log.warn({ err: error }, "large totals are counted in the database for now");
      })
      .finally(() => (opening = null));
  }

  async function renew(): Promise<void> {
    const until = new Date(clock.now().getTime() - COMMIT_LAG_MS);
    const opened = await openRoomIndex({ databaseUrl, until });
    if (closed) return opened.close();
    const replaced = newest;
    newest = opened;
    setTimeout(() => void drop(opened), USED_UNTIL_MS).unref();
    await replaced?.close();
  }

  // An old index is of no use, and memory is.
  async function drop(index: RoomIndex): Promise<void> {
    if (newest !== index) return;
    newest = null;
    await index.close();
  }
}
