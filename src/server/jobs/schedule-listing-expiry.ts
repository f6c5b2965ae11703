import type { Db } from "../db/db.ts";
import { told } from "../occurrences.ts";
import { expireListings } from "../listings/expired-listing-store.ts";

interface Parts {
  today: () => string;
  /** Whether it is this process's turn: another may be doing it for all. */
  takeTurn: (everyMs: number) => Promise<boolean>;
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

// Between midnight and this, the rooms of yesterday are in the indexes but in no answer.
const LOOKS_EVERY_MS = 60_000;

/** Retires ended rooms now and whenever the day in London has changed, until stopped. */
export function scheduleListingExpiry(db: Db, { today, takeTurn, log }: Parts): { stop(): void } {
  let doneFor = "";
  const look = async (): Promise<void> => {
    const day = today();
    if (day === doneFor) return;
    try {
      if (!(await takeTurn(LOOKS_EVERY_MS))) return;
      const count = await told("job", { name: expireListings.name }, () => expireListings(db, day));
      doneFor = day;
      log.info({ count, day }, "retired ended rooms");
    } catch (error) {
      // The next look tries again.
      log.warn({ err: error }, "ended rooms stay in the indexes for now");
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
