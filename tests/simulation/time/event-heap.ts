/** An event that is to happen. */
export interface Due {
  /** Milliseconds of virtual time. */
  at: number;
  /** Decides between events of one time. */
  tie: number;
  work: () => void;
  isTakenBack: boolean;
}

interface EventHeap {
  push(due: Due): void;
  /** The first event, if it is due until then. */
  take(until: number): Due | undefined;
}

/** Events by their time, then by their tie: a binary heap. */
export function eventHeap(): EventHeap {
  const all: Due[] = [];
  return { push, take };

  function push(due: Due): void {
    let at = all.length;
    all.push(due);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(due, all[parent]!)) break;
      all[at] = all[parent]!;
      at = parent;
    }
    all[at] = due;
  }

  function take(until: number): Due | undefined {
    const first = all[0];
    if (first === undefined || first.at > until) return undefined;
    const last = all.pop()!;
    if (all.length > 0) sink(last);
    return first;
  }

  function sink(due: Due): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= all.length) break;
      if (child + 1 < all.length && isBefore(all[child + 1]!, all[child]!)) child += 1;
      if (!isBefore(all[child]!, due)) break;
      all[at] = all[child]!;
      at = child;
    }
    all[at] = due;
  }
}

function isBefore(one: Due, other: Due): boolean {
  return one.at === other.at ? one.tie < other.tie : one.at < other.at;
}
