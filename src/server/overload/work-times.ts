/** How long work of one kind takes. */
export interface WorkTimes {
  /** Work begins. @returns Ends it. */
  begin(): () => void;
  /** How much is under way. */
  atWork(): number;
  /** Milliseconds that a piece takes: as the last ones did, and no less than those under way have taken already. */
  typicalMs(): number;
}

/** The weight of the last piece: some twenty pieces are remembered. */
const WEIGHT = 0.1;

/** @param now Milliseconds of any clock that never goes back. */
export function workTimes(now: () => number = () => performance.now()): WorkTimes {
  const begun = new Set<{ at: number }>();
  let smoothed = 0;

  return {
    begin() {
      const piece = { at: now() };
      begun.add(piece);
      return () => {
        // Ended twice is ended once.
        if (!begun.delete(piece)) return;
        const took = now() - piece.at;
        smoothed = smoothed === 0 ? took : smoothed + WEIGHT * (took - smoothed);
      };
    },
    atWork: () => begun.size,
    typicalMs: () => Math.max(smoothed, meanAge()),
  };

  function meanAge(): number {
    if (begun.size === 0) return 0;
    let ages = 0;
    for (const { at } of begun) ages += now() - at;
    return ages / begun.size;
  }
}
