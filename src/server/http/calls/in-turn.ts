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
  const run = waiting.shift();
  // Before it runs: it may fail.
  if (waiting.length > 0) setImmediate(runNext);
  run?.();
}
