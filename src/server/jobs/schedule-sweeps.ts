import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { told } from "../occurrences.ts";

/** Removes rows, or files, that count for nothing any more; `now` is ISO text. */
export type Sweep = (db: Db, now: string) => Promise<void>;

interface Parts {
  clock: Clock;
  sweeps: readonly Sweep[];
  /** Whether it is this process's turn: another may have swept for all. */
  takeTurn: (everyMs: number) => Promise<boolean>;
  log: { warn(fields: object, line: string): void };
}

const SWEEPS_EVERY_MS = 5 * 60 * 1000;

/** Sweeps now and every few minutes, until stopped. What has expired is refused anyway: this only makes room. */
export function scheduleSweeps(db: Db, { clock, sweeps, takeTurn, log }: Parts): { stop(): void } {
  const isOurTurn = () => takeTurn(SWEEPS_EVERY_MS).catch(() => false);
  const sweepAll = async (): Promise<void> => {
    if (!(await isOurTurn())) return;
    for (const sweep of sweeps) {
      // The next round tries again.
      await told("job", { name: sweep.name }, () => sweep(db, clock.now().toISOString())).catch((error: unknown) =>
        log.warn({ err: error }, "expired rows stay for now"),
      );
    }
  };
  void sweepAll();
  const timer = setInterval(() => void sweepAll(), SWEEPS_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
