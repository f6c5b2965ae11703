import { isOfTheTool, mostOften, stacksOf, type TraceEvent } from "./trace-stacks.ts";

/** The most work in a phase during which the page could not have answered a touch. */
export interface Block {
  /** From its beginning to its end, and how much of it the thread had a processor for; milliseconds. */
  wallMs: number;
  busyMs: number;
  /** What the browser did most of it, and the function that was running most often. */
  what: string;
}

/** Says only that something was run, not what. */
const FRAMES =
  /RunTask|RunMicrotasks|callFunction|FunctionCall|SendResult|SimpleWatcher|mojo|Checkpoint|HandleInterrupt/;

/**
 * The longest blocks of a page's main thread in each phase of a trace, by their processor time; what the tool that drives
 * the page does in it is left out.
 * @param phases Names of the user timing marks at which a phase begins; it ends where the next one begins.
 */
export function longestBlocks(trace: Buffer, phases: readonly string[]): Map<string, Block> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => phases.includes(name)).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (first === undefined) throw new Error("The trace has none of the phases");
  const mine = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const spans = mine.filter(({ ph }) => ph === "X");
  const stacks = stacksOf(traceEvents, first);
  const blocks = new Map<string, Block>();
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]?.ts ?? Infinity;
    const tasks = spans
      .filter(({ name, ts }) => name.endsWith("RunTask") && ts >= mark.ts && ts < end)
      .toSorted((a, b) => busyMs(b) - busyMs(a));
    const longest = tasks.find((task) => !isOfTheTool(stacks(task)));
    if (longest !== undefined) blocks.set(mark.name, blockOf(longest, spans, mostOften(stacks(longest))));
  }
  return blocks;
}

function blockOf(task: TraceEvent, spans: readonly TraceEvent[], running: string): Block {
  const inside = spans
    .filter(({ name, ts, dur }) => ts >= task.ts && ts + dur! <= task.ts + task.dur! && !FRAMES.test(name))
    .toSorted((a, b) => b.dur! - a.dur!);
  const what = [inside[0]?.name, running].filter(Boolean).join(": ");
  return { wallMs: task.dur! / 1000, busyMs: busyMs(task), what };
}

function busyMs({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}
