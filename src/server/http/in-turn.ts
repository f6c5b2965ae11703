/** Of so many that wait, one more runs in each round: however many come, none waits for long. */
const EACH_FURTHER = 256;

const waiting: (() => void)[] = [];

/**
 * Runs one of those that wait in each round of the event loop, in their order: of a flood in one moment each waits for those before it,
 * and what others ask goes on between.
 */
export function inTurn(run: () => void): void {
  waiting.push(run);
  if (waiting.length === 1) setImmediate(runNext);
}

function runNext(): void {
  const runs = waiting.splice(0, 1 + Math.floor(waiting.length / EACH_FURTHER));
  // Before they run: one may add another, and see to it by itself where none waits.
  if (waiting.length > 0) setImmediate(runNext);
  for (const run of runs) run();
}
