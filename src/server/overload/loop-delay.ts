const EVERY_MS = 20;
/** A wait that stays is one of so many looks in a row: a single long pause leads to no refusal. */
const LOOKS = 3;

/** How late this process is at doing what is due: what every call waits before any of its code runs. */
export interface LoopDelay {
  /** Milliseconds: the least of the last looks. */
  ms(): number;
  stop(): void;
}

/** Measures from now on, every 20 ms, until it is stopped. */
export function watchLoopDelay(): LoopDelay {
  const seen = Array<number>(LOOKS).fill(0);
  let dueAt = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    const at = performance.now();
    seen.shift();
    seen.push(Math.max(0, at - dueAt));
    dueAt = at + EVERY_MS;
  }, EVERY_MS);
  timer.unref();
  return { ms: () => Math.min(...seen), stop: () => clearInterval(timer) };
}
