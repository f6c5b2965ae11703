/** Work of many owners, a few pieces at a time, in which no owner takes the places of the others. */
export interface FairQueue {
  /**
   * Does work when it is its turn: next comes a piece of the owner for whom least has been done. Who comes later starts level with
   * those who are there.
   * @param owner Whose it is: an account, or a network.
   * @param cost What it takes, in any unit that is the same for all.
   * @throws what `ofOne` makes where this owner has as much in the queue as one may, what `full` makes where the queue is full:
   *   then the owner with most waiting makes room for one with less.
   */
  run<Result>(owner: string, cost: number, work: () => Promise<Result>): Promise<Result>;
  readonly activeCount: number;
  readonly pendingCount: number;
}

interface Bounds {
  /** Pieces at work at a time, and of one owner. */
  workers: number;
  workersOfOne: number;
  mostWaiting: number;
  /** Pieces of one owner, at work and waiting; and what they cost together, where there is more than one. */
  mostOfOne: number;
  mostCostOfOne: number;
  full: () => Error;
  ofOne: () => Error;
}

interface Piece {
  owner: string;
  cost: number;
  /** How much is done for its owner before it, counted from where the owner came. */
  start: number;
  begin: () => void;
  refuse: (error: Error) => void;
}

export function fairQueue(bounds: Bounds): FairQueue {
  const { workers, workersOfOne, mostWaiting, mostOfOne, mostCostOfOne, full, ofOne } = bounds;
  const waiting: Piece[] = [];
  const active: Piece[] = [];
  const doneFor = new Map<string, number>();
  /** How much had been done for the owner whose turn came last: who comes now starts there. */
  let level = 0;

  return {
    async run(owner, cost, work) {
      refuseGreedy(owner, cost);
      const piece = await turnOf(owner, cost);
      try {
        return await work();
      } finally {
        active.splice(active.indexOf(piece), 1);
        callNext();
        for (const [one, done] of doneFor) if (done <= level) doneFor.delete(one);
      }
    },
    get activeCount() {
      return active.length;
    },
    get pendingCount() {
      return waiting.length;
    },
  };

  function refuseGreedy(owner: string, cost: number): void {
    const theirs = [...active, ...waiting].filter((piece) => piece.owner === owner);
    const costs = theirs.reduce((sum, piece) => sum + piece.cost, cost);
    if (theirs.length >= mostOfOne || (theirs.length > 0 && costs > mostCostOfOne)) throw ofOne();
  }

  function turnOf(owner: string, cost: number): Promise<Piece> {
    const { promise, resolve, reject } = Promise.withResolvers<Piece>();
    const start = Math.max(level, doneFor.get(owner) ?? 0);
    const piece: Piece = { owner, cost, start, begin: () => resolve(piece), refuse: reject };
    waiting.push(piece);
    doneFor.set(owner, start + cost);
    callNext();
    if (waiting.length > mostWaiting) makeRoom();
    return promise;
  }

  // The last piece of the owner who has most waiting: of two who have as many, the one who came last.
  function makeRoom(): void {
    const counts = new Map<string, number>();
    for (const { owner } of waiting) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const last = waiting.findLast(({ owner }) => counts.get(owner) === most)!;
    waiting.splice(waiting.indexOf(last), 1);
    doneFor.set(last.owner, last.start);
    last.refuse(full());
  }

  function callNext(): void {
    while (active.length < workers) {
      const next = waiting
        .filter(({ owner }) => active.filter((piece) => piece.owner === owner).length < workersOfOne)
        .reduce<Piece | undefined>((least, piece) => (least && least.start <= piece.start ? least : piece), undefined);
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      active.push(next);
      level = Math.max(level, next.start);
      next.begin();
    }
  }
}
