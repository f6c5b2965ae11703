import type { Limit } from "./limit-table.ts";

/** How often something has been tried, instants in epoch milliseconds. */
export interface Count {
  count: number;
  resetsAt: number;
  blockedUntil: number | null;
  /** Identifies the twin of the last counted try, while it may still come. */
  pairHash: Buffer | null;
}

/** A try that may be made again by another call, as one try. */
export interface Pair {
  /** Identifies this try. */
  own: Buffer;
  /** Identifies the one that may follow. */
  twin: Buffer;
}

export type Outcome =
  | { kind: "counted"; next: Count }
  /** The twin of the try before: let through, not counted. */
  | { kind: "paired"; next: Count }
  | { kind: "refused"; waitMs: number };

/**
 * What one more try makes of a count.
 * @param before What was counted until now; null for a first try.
 * @param now Epoch milliseconds.
 * @param pair Where the try may have a twin: of the two, only the first is counted, and let through only once.
 */
export function countTry(before: Count | null, limit: Limit, now: number, pair: Pair | null): Outcome {
  const known = before === null || before.resetsAt <= now ? null : before;
  if (known !== null && pair !== null && known.pairHash?.equals(pair.own) === true) {
    return { kind: "paired", next: { ...known, pairHash: null } };
  }
  const waitMs = known === null ? 0 : waitOf(known, limit, now);
  if (waitMs > 0) return { kind: "refused", waitMs };
  const count = (known?.count ?? 0) + 1;
  const pauseMs = pauseOf(count, limit);
  // A pause that outlasts the period must not end with a clean slate: the next failure doubles it.
  const startedAt = known === null || limit.pause ? now + pauseMs : known.resetsAt - limit.withinSeconds * 1000;
  const resetsAt = startedAt + limit.withinSeconds * 1000;
  const blockedUntil = pauseMs > 0 ? now + pauseMs : null;
  return { kind: "counted", next: { count, resetsAt, blockedUntil, pairHash: pair?.twin ?? null } };
}

/** A count after one of its tries turned out not to be of the limited kind. */
export function uncountTry(before: Count, limit: Limit): Count {
  const count = Math.max(0, before.count - 1);
  return { ...before, count, blockedUntil: count < limit.most ? null : before.blockedUntil, pairHash: null };
}

function waitOf({ count, resetsAt, blockedUntil }: Count, { most, pause }: Limit, now: number): number {
  if (pause) return blockedUntil === null ? 0 : blockedUntil - now;
  return count < most ? 0 : resetsAt - now;
}

function pauseOf(count: number, { most, pause }: Limit): number {
  if (pause === undefined || count < most) return 0;
  return Math.min(pause.firstSeconds * 2 ** (count - most), pause.longestSeconds) * 1000;
}
