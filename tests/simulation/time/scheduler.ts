import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { eventHeap, type Due } from "./event-heap.ts";

/** Something that lives and can stop: what happens to it later waits while it is frozen, and never comes once it is dead. */
export interface Life {
  readonly name: string;
  /** Its own chance: what one life draws changes no other. */
  readonly random: SeededRandom;
  readonly isDead: boolean;
  /** Its events wait. */
  freeze(): void;
  thaw(): void;
  /** @returns What was held for it is never done. */
  kill(): void;
  /** Called once, when it dies. */
  onDeath(work: () => void): void;
}

/** Virtual time. Nothing happens but events, one after the other, each with all that follows from it without time passing. */
export interface Scheduler {
  /** Milliseconds since the run began: the true time, whatever the clocks of devices say. */
  now(): number;
  life(name: string): Life;
  /** Plans an event. @returns Takes it back. */
  schedule(life: Life, afterMs: number, work: () => void): () => void;
  /** Resolves after so long. */
  pause(life: Life, ms: number): Promise<void>;
  /** Resolves when all that can go on without time passing has gone on. */
  nextTask(): Promise<void>;
  /** Runs events until that time, or until none is left. @throws What an event has thrown. */
  runUntil(ms: number): Promise<void>;
  /** Events that have happened. */
  events(): number;
}

// The run's own way to let microtasks run out: timers are taken away while it runs.
const immediate = globalThis.setImmediate;

/** @param seed Decides the order of events of one time, and what each life draws. */
export function scheduler(seed: number): Scheduler {
  const heap = eventHeap();
  let time = 0;
  let happened = 0;
  let waiting: (() => void)[] = [];

  return { now: () => time, life, schedule, pause, nextTask, runUntil, events: () => happened };

  function life(name: string): Life {
    return newLife(name, seededRandom(seedOf(seed, name)), (work, tie) => {
      heap.push({ at: time, tie, work, isTakenBack: false });
    });
  }

  function schedule(by: Life, afterMs: number, work: () => void): () => void {
    const at = time + Math.max(0, afterMs);
    const due: Due = { at, tie: by.random.next(), work: () => (by as OwnLife).meet(work), isTakenBack: false };
    heap.push(due);
    return () => void (due.isTakenBack = true);
  }

  function pause(by: Life, ms: number): Promise<void> {
    return new Promise((resolve) => schedule(by, ms, resolve));
  }

  function nextTask(): Promise<void> {
    return new Promise((resolve) => waiting.push(resolve));
  }

  async function runUntil(ms: number): Promise<void> {
    for (;;) {
      await microtasks();
      if (waiting.length > 0) {
        const due = waiting;
        waiting = [];
        for (const resolve of due) resolve();
        continue;
      }
      const next = heap.take(ms);
      if (next === undefined) break;
      if (next.isTakenBack) continue;
      time = next.at;
      happened += 1;
      next.work();
    }
    time = Math.max(time, ms);
  }
}

interface OwnLife extends Life {
  /** Does the work now, later, or never. */
  meet(work: () => void): void;
}

function newLife(name: string, random: SeededRandom, soon: (work: () => void, tie: number) => void): OwnLife {
  let state: "awake" | "frozen" | "dead" = "awake";
  let held: (() => void)[] = [];
  const atDeath: (() => void)[] = [];
  const own: OwnLife = {
    name,
    random,
    get isDead() {
      return state === "dead";
    },
    meet(work) {
      if (state === "awake") work();
      if (state === "frozen") held.push(work);
    },
    freeze() {
      if (state === "awake") state = "frozen";
    },
    thaw() {
      if (state !== "frozen") return;
      state = "awake";
      // Before all else of this time, in their order, and each an event: it may be killed in between.
      for (const [index, work] of held.splice(0).entries()) soon(() => own.meet(work), index - MOST_HELD);
    },
    kill() {
      if (state === "dead") return;
      state = "dead";
      held = [];
      for (const work of atDeath.splice(0)) work();
    },
    onDeath: (work) => void atDeath.push(work),
  };
  return own;
}

const MOST_HELD = 1_000_000;

/** The seed of one part of a run, by its name: a part that is left out changes no other. */
export function seedOf(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function microtasks(): Promise<void> {
  return new Promise((resolve) => immediate(resolve));
}
