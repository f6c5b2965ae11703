/** Which networks ask for much more than others do at this time. */
export interface HeavyNetworks {
  /** Counts a call of a network. @returns Whether the network is a heavy one. */
  asks: (network: string) => boolean;
  /** Whether one of them has asked in the last two seconds. */
  areAsking: () => boolean;
}

/** Asking is counted over one to two windows, so that a busy minute is forgotten soon. */
const WINDOW_MS = 10_000;
/** What people do in a window, several of a household together, makes no network heavy. */
const ALWAYS_LIGHT = 20;
/** Heavy is half of the mean already: where fifty flood alike, each of them asks for about the mean. */
const SHARE_OF_MEAN = 0.5;
/** A flood that has paused for so long is over. */
const FLOOD_PAUSE_MS = 2_000;
/** Beyond so many networks in a window those that come new are not told apart. */
const MOST_NETWORKS = 50_000;

/** @param now Milliseconds of any clock that never goes back. */
export function heavyNetworks(now: () => number = () => performance.now()): HeavyNetworks {
  let begun = now();
  let before = new Map<string, number>();
  let counts = new Map<string, number>();
  let calls = 0;
  let heavyAt = -Infinity;

  return {
    asks(network) {
      turnPage();
      if (counts.size < MOST_NETWORKS || counts.has(network)) {
        counts.set(network, (counts.get(network) ?? 0) + 1);
        calls += 1;
      }
      const asked = Math.max(counts.get(network) ?? 0, before.get(network) ?? 0);
      const isHeavy = asked > ALWAYS_LIGHT && asked > (SHARE_OF_MEAN * calls) / counts.size;
      if (isHeavy) heavyAt = now();
      return isHeavy;
    },
    areAsking: () => now() - heavyAt < FLOOD_PAUSE_MS,
  };

  function turnPage(): void {
    const age = now() - begun;
    if (age < WINDOW_MS) return;
    before = age < 2 * WINDOW_MS ? counts : new Map();
    counts = new Map();
    calls = 0;
    begun = now();
  }
}
