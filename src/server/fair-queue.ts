/** Work of many owners, a few pieces at a time, in which no owner takes the places of the others. */
export interface FairQueue {
  /**
   * Does work when it is its turn: next comes a piece of the owner for whom least has been done since the queue was last empty.
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
  begin: () => void;
  refuse: (error: Error) => void;
}

export function fairQueue(bounds: Bounds): FairQueue {
  const { workers, workersOfOne, mostWaiting, mostOfOne, mostCostOfOne, full, ofOne } = bounds;
  const waiting: Piece[] = [];
  const active: Piece[] = [];
  let done = new Map<string, number>();

  return {
    async run(owner, cost, work) {
      refuseGreedy(owner, cost);
      const piece = await turnOf(owner, cost);
      try {
        return await work();
      } finally {
        active.splice(active.indexOf(piece), 1);
        callNext();
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
    const piece: Piece = { owner, cost, begin: () => resolve(piece), refuse: reject };
    waiting.push(piece);
    callNext();
    if (waiting.length > mostWaiting) makeRoom();
    return promise;
  }

  // The last piece of the owner who has most waiting: of two who have as many, the one who came last.
  function makeRoom(): void {
    const counts = new Map<string, number>();
    for (const { owner } of waiting) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const last = waiting.findLastIndex(({ owner }) => counts.get(owner) === most);
    waiting.splice(last, 1)[0]?.refuse(full());
  }

  function callNext(): void {
    while (active.length < workers) {
      const next = waiting
        .filter(({ owner }) => active.filter((piece) => piece.owner === owner).length < workersOfOne)
        .reduce<Piece | undefined>(
          (least, piece) => (least && doneFor(least) <= doneFor(piece) ? least : piece),
          undefined,
        );
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      active.push(next);
      done.set(next.owner, doneFor(next) + next.cost);
      next.begin();
    }
    if (active.length === 0 && waiting.length === 0) done = new Map();
  }

  function doneFor({ owner }: Piece): number {
    return done.get(owner) ?? 0;
  }
}
