import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { askOwners, type TellOwners } from "../freshness/ask-owners.ts";
import { told } from "../occurrences.ts";

interface Parts {
  clock: Clock;
  tell: TellOwners;
  /** Whether it is this process's turn: another may be doing it for all. */
  takeTurn: (everyMs: number) => Promise<boolean>;
  log: { info(fields: object, line: string): void; warn(fields: object, line: string): void };
}

const LOOKS_EVERY_MS = 10 * 60 * 1000;

/** Asks owners whether their rooms are still to be had, and pauses what they do not speak of, now and every ten minutes, until stopped. */
export function scheduleFreshness(db: Db, { clock, tell, takeTurn, log }: Parts): { stop(): void } {
  const look = async (): Promise<void> => {
    try {
      if (!(await takeTurn(LOOKS_EVERY_MS))) return;
      const done = await told("job", { name: askOwners.name }, () => askOwners(db, { clock, tell }));
      if (done.asked + done.paused > 0) log.info(done, "asked whether rooms are still to be had");
    } catch (error) {
      // The next look tries again.
      log.warn({ err: error }, "owners are not asked about their rooms for now");
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
