import type { Known } from "./watch-server.ts";

/** How far a replica is behind its primary, by what both say of their logs: the clocks of machines need not agree. */
export interface ReplicaLag {
  /**
   * Whether what can be read there is as new as it has to be.
   * @param replica What the replica said last, and `primary` the primary; null where it does not answer.
   * @param now Milliseconds on the clock of `performance.now()`.
   */
  isFresh(replica: Known | null, primary: Known | null, now: number): boolean;
}

/** What a moderator has hidden, or an owner deleted, is seen no longer than this by one who reads on a replica. */
export const MOST_BEHIND_MS = 2000;
/**
 * While no primary answers nothing is known of what is written, mostly because nothing can be: a replica that had everything
 * then goes on for so long, and people can still search while another primary is found.
 */
const GOES_ON_WITHOUT_PRIMARY_MS = 30_000;

interface Sample {
  position: bigint;
  /** When the primary had not got further. */
  at: number;
}

/** Follows one replica by what it and the primary say of their positions. */
export function replicaLag(): ReplicaLag {
  /** What the primary said and the replica has not reached, oldest first. */
  let ahead: Sample[] = [];
  /** The newest moment of which the replica has everything. */
  let hasAllOf = -Infinity;
  /** When the primary was last asked and answered. */
  let heardOfPrimary = -Infinity;

  return {
    isFresh(replica, primary, now) {
      note(primary);
      if (replica === null) return false;
      const { position, isPrimary, timeline } = replica.state;
      // It has been promoted: there is nothing that it could be behind of, unless it is the primary of before.
      if (isPrimary) return primary === null || timeline >= primary.state.timeline;
      reach(position);
      if (now - hasAllOf <= MOST_BEHIND_MS) return true;
      return primary === null && ahead.length === 0 && now - heardOfPrimary <= GOES_ON_WITHOUT_PRIMARY_MS;
    },
  };

  function note(primary: Known | null): void {
    if (primary === null || primary.askedAt <= heardOfPrimary) return;
    heardOfPrimary = primary.askedAt;
    ahead.push({ position: primary.state.position, at: primary.askedAt });
    // Of a replica that is away nothing older than the bound can matter.
    ahead = ahead.filter(({ at }, index) => index === ahead.length - 1 || at >= heardOfPrimary - MOST_BEHIND_MS);
  }

  function reach(position: bigint): void {
    const reached = ahead.filter((sample) => sample.position <= position);
    for (const { at } of reached) hasAllOf = Math.max(hasAllOf, at);
    ahead = ahead.filter((sample) => sample.position > position);
  }
}
