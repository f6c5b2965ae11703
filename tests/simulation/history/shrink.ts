import type { History } from "./run-history.ts";

/** Runs that a search for the shortest history may take. */
const MOST_RUNS = 200;

/**
 * The shortest history found that still fails. What an operation does comes from its own chance, so that each part of a history is
 * one, too.
 * @param fails Whether a history fails as the first one did.
 */
export async function shrunk(history: History, fails: (history: History) => Promise<boolean>): Promise<History> {
  let { operations } = history;
  let runs = 0;
  for (let size = Math.ceil(operations.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let isShorter = true;
    while (isShorter) {
      isShorter = false;
      for (let from = operations.length - size; from > -size && runs < MOST_RUNS; from -= size) {
        const without = operations.filter((_, at) => at < from || at >= from + size);
        if (without.length === operations.length || without.length === 0) continue;
        runs += 1;
        if (!(await fails({ ...history, operations: without }))) continue;
        operations = without;
        isShorter = true;
      }
    }
  }
  return { ...history, operations };
}
