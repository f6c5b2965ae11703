import type { Limit } from "./limit-table.ts";

/** Of who was asked to wait: instants in epoch milliseconds. */
export interface Waiting {
  /** How often they have waited, come back and been let in lately. */
  passes: number;
  /** From when on they may come back; null where they need not wait. */
  returnsAt: number | null;
}

export type Braked =
  | { kind: "counted"; fullAt: number; waiting: Waiting | null }
  | { kind: "refused"; waitMs: number; waiting: Waiting | null };

interface Try {
  /** When the bucket is full again, by what was taken until now; null for one that is full. */
  fullAt: number | null;
  /** What is known of this one's waiting; null for nothing; undefined where nobody is told apart. */
  waiting: Waiting | null | undefined;
  now: number;
}

const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 1000;

/**
 * What one more try makes of a limit that many people share: a bucket of `most`, of which one comes back each `withinSeconds` /
 * `most`. The lower half is for those who were asked to wait and have come back, a second later the first time: a flood whose
 * every try names another address never comes back, and takes the upper half alone. Who comes back again and again is asked to
 * wait for twice as long each time. Nobody is asked to wait for longer than a minute.
 */
export function countBraked(limit: Limit, { fullAt, waiting, now }: Try): Braked {
  const each = intervalMs(limit);
  const takenUntil = Math.max(fullAt ?? now, now);
  const left = Math.floor(limit.most - (takenUntil - now) / each);
  const isAsked = waiting?.returnsAt != null && waiting.returnsAt > now;
  const mayTake = waiting === undefined || hasWaited(waiting, now) ? left > 0 : left > Math.ceil(limit.most / 2);
  if (mayTake && !isAsked) return { kind: "counted", fullAt: takenUntil + each, waiting: afterPass(waiting, now) };
  if (isAsked) return refused(waiting, waiting.returnsAt! - now, waiting.returnsAt!);
  const nextMs = left > 0 ? 0 : takenUntil - now - (limit.most - 1) * each;
  const ownMs = hasWaited(waiting, now) ? 0 : FIRST_WAIT_MS * 2 ** (waiting?.passes ?? 0);
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(nextMs, ownMs, 1));
  return refused(waiting, waitMs, now + waitMs);
}

/** How long it takes until one more may be taken, in milliseconds. */
export function intervalMs({ most, withinSeconds }: Limit): number {
  return (withinSeconds * 1000) / most;
}

function hasWaited(waiting: Waiting | null | undefined, now: number): boolean {
  return waiting?.returnsAt != null && waiting.returnsAt <= now;
}

function afterPass(waiting: Waiting | null | undefined, now: number): Waiting | null {
  return waiting && hasWaited(waiting, now) ? { passes: waiting.passes + 1, returnsAt: null } : (waiting ?? null);
}

function refused(waiting: Waiting | null | undefined, waitMs: number, returnsAt: number): Braked {
  return {
    kind: "refused",
    waitMs,
    waiting: waiting === undefined ? null : { passes: waiting?.passes ?? 0, returnsAt },
  };
}
