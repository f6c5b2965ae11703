import { LRUCache } from "lru-cache";

/** Work of many owners, a few pieces at a time, in which no owner takes the places of the others. */
export interface FairQueue {
  /**
   * Does work when it is its turn: next comes a piece of the owner for whom least has been done. Who comes later starts level with
   * those who are there.
   * @param owner Whose it is: an account, or a network.
   * @param cost What it takes, in any unit that is the same for all.
   * @throws what `ofOne` makes where this owner has as much in the queue as one may, what `full` makes where the queue is full: then the
   *   piece whose turn comes last makes room, one of the owner who has asked for most. And where work hangs, after HANGS_AFTER waits.
   */
  run<Result>(owner: string, cost: number, work: () => Promise<Result>): Promise<Result>;
  /** Whether the queue is full, and a piece of this owner would be the one that makes room. */
  refuses(owner: string): boolean;
  readonly activeCount: number;
  readonly pendingCount: number;
}

interface Bounds {
  /** Pieces at work at a time, and of one owner. */
  workers: number;
  workersOfOne: number;
  mostWaiting: number;
  /** Milliseconds; the queue counts as full where a piece would wait longer, as work takes lately. No bound unless told. */
  longestWaitMs?: number;
  /** Pieces of one owner, at work and waiting; and what they cost together, where there is more than one. No bounds unless told. */
  mostOfOne?: number;
  mostCostOfOne?: number;
  /** How much an owner who has asked for nothing lately is ahead of those who have; nothing unless told. */
  credit?: number;
  full: () => Error;
  ofOne?: () => Error;
}

interface Piece {
  owner: string;
  cost: number;
  /** How much is done for its owner before it, counted from where the owner came. */
  start: number;
  begin: () => void;
  refuse: (error: Error) => void;
}

/** Owners whose share is remembered. */
const MOST_OWNERS = 10_000;
/** The weight of the last piece in how long work takes: some ten are remembered. */
const WEIGHT = 0.2;
/** What was let in for a wait of this length, and has waited so many times as long, waits for work that hangs. */
const HANGS_AFTER = 3;

export function fairQueue(bounds: Bounds): FairQueue {
  const { workers, workersOfOne, mostWaiting, longestWaitMs = Infinity, full, ofOne = full, credit = 0 } = bounds;
  const { mostOfOne = Infinity, mostCostOfOne = Infinity } = bounds;
  const waiting: Piece[] = [];
  const active: Piece[] = [];
  const doneFor = new LRUCache<string, number>({ max: MOST_OWNERS });
  /** How much had been done for the owner whose turn came last: who comes now starts there. */
  let level = 0;
  let typicalMs = 0;

  return {
    async run(owner, cost, work) {
      refuseGreedy(owner, cost);
      const piece = await turnOf(owner, cost);
      const begunAt = performance.now();
      try {
        return await work();
      } finally {
        typicalMs += WEIGHT * (performance.now() - begunAt - typicalMs);
        active.splice(active.indexOf(piece), 1);
        callNext();
      }
    },
    refuses: (owner) => isFull(waiting.length + 1) && waiting.every(({ start }) => start <= startOf(owner)),
    get activeCount() {
      return active.length;
    },
    get pendingCount() {
      return waiting.length;
    },
  };

  function refuseGreedy(owner: string, cost: number): void {
    if (mostOfOne === Infinity && mostCostOfOne === Infinity) return;
    const theirs = [...active, ...waiting].filter((piece) => piece.owner === owner);
    const costs = theirs.reduce((sum, piece) => sum + piece.cost, cost);
    if (theirs.length >= mostOfOne || (theirs.length > 0 && costs > mostCostOfOne)) throw ofOne();
  }

  function isFull(length: number): boolean {
    return length > mostWaiting || (length > 1 && (length * typicalMs) / workers > longestWaitMs);
  }

  function startOf(owner: string): number {
    return Math.max(level - credit, doneFor.get(owner) ?? 0);
  }

  function turnOf(owner: string, cost: number): Promise<Piece> {
    const { promise, resolve, reject } = Promise.withResolvers<Piece>();
    const start = startOf(owner);
    const piece: Piece = { owner, cost, start, begin: () => resolve(piece), refuse: reject };
    waiting.push(piece);
    doneFor.set(owner, start + cost);
    callNext();
    if (isFull(waiting.length)) refuse(waiting.reduce((last, each) => (each.start >= last.start ? each : last)));
    if (longestWaitMs === Infinity || !waiting.includes(piece)) return promise;
    const timer = setTimeout(() => refuse(piece), HANGS_AFTER * longestWaitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  function refuse(piece: Piece): void {
    waiting.splice(waiting.indexOf(piece), 1);
    doneFor.set(piece.owner, Math.max(0, (doneFor.get(piece.owner) ?? 0) - piece.cost));
    piece.refuse(full());
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
