import { readdirSync, readFileSync } from "node:fs";

/** For how long a process has held a processor so far, with all of its threads, in microseconds. Linux alone. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + heldBy(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

// Nanoseconds come first: Documentation/scheduler/sched-stats.rst of Linux.
function heldBy(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").split(" ", 1)[0]) / 1000;
  } catch {
    // The thread has ended meanwhile.
    return 0;
  }
}
