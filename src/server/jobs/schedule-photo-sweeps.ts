import type { Clock } from "../clock.ts";
import { sweepDraftPhotos } from "../drafts/sweep-draft-photos.ts";
import { sweepViewingPhotos } from "../viewings/sweep-viewing-photos.ts";
import { told } from "../occurrences.ts";
import type { SweepParts } from "../photos/sweep/remove-unused-files.ts";
import { sweepPhotos } from "../photos/sweep/sweep-photos.ts";

interface Parts extends SweepParts {
  clock: Clock;
  /** Whether it is this process's turn: another may have swept for all. */
  takeTurn: (everyMs: number) => Promise<boolean>;
  log: { warn(fields: object, line: string): void };
}

/** Photos of what is deleted are gone within a minute (W-11), also when one sweep fails. */
const SWEEPS_EVERY_MS = 15_000;
const SWEEPS = [sweepPhotos, sweepViewingPhotos, sweepDraftPhotos];

/** Sweeps photos now and every quarter of a minute. Stopping waits for the sweep under way. */
export function schedulePhotoSweeps({ clock, takeTurn, log, ...parts }: Parts): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sweeping = sweep();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return sweeping;
    },
  };

  async function sweep(): Promise<void> {
    const isOurTurn = await takeTurn(SWEEPS_EVERY_MS).catch(() => false);
    for (const sweepOnce of isOurTurn ? SWEEPS : []) {
      // The next round tries again.
      await told("job", { name: sweepOnce.name }, () => sweepOnce(parts, clock.now())).catch((error: unknown) =>
        log.warn({ err: error }, "photos stay for now"),
      );
    }
    if (isStopped) return;
    timer = setTimeout(() => (sweeping = sweep()), SWEEPS_EVERY_MS);
    timer.unref();
  }
}
