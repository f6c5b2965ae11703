/** An event of a browser's trace, times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, while the thread was running. */
  tdur?: number;
  args?: { data?: { functionName?: string; url?: string }; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** The most work in a phase during which the page could not have answered a touch. */
export interface Block {
  /** From its beginning to its end, and how much of it the thread had a processor for; milliseconds. */
  wallMs: number;
  busyMs: number;
  /** What took most of it by itself. */
  what: string;
}

/**
 * The longest blocks of a page's main thread in each phase of a trace, by their processor time. What the tool that drives
 * the page does in them is left out. No profiler may have run meanwhile: its samples are taken on the thread that is
 * measured, and cost a slow phone's page a third more.
 * @param phases Names of the user timing marks at which a phase begins; it ends where the next one begins.
 */
export function longestBlocks(trace: Buffer, phases: readonly string[]): Map<string, Block> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => phases.includes(name)).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (first === undefined) throw new Error("The trace has none of the phases");
  const spans = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur! - a.dur!);
  const blocks = new Map<string, Block>();
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]?.ts ?? Infinity;
    const [longest] = spans
      .filter(({ name, ts }) => name.endsWith("RunTask") && ts >= mark.ts && ts < end)
      .toSorted((a, b) => b.tdur! - a.tdur!)
      .slice(0, LOOKED_INTO)
      .map((task) => withInside(task, spans))
      .toSorted((a, b) => b.busyUs - a.busyUs);
    if (longest !== undefined) blocks.set(mark.name, blockOf(longest));
  }
  return blocks;
}

/** The longest tasks of a phase, the tool's share included: more than it has long ones of its own. */
const LOOKED_INTO = 50;

interface Task {
  /** It and what it did, by the beginning. */
  spans: [TraceEvent, ...TraceEvent[]];
  busyUs: number;
}

function withInside(task: TraceEvent, spans: readonly TraceEvent[]): Task {
  const inside = spans.filter((span) => span !== task && isWithin(span, task));
  return { spans: [task, ...inside], busyUs: task.tdur! - toolUs(inside) };
}

function blockOf({ spans, busyUs }: Task): Block {
  return { wallMs: spans[0].dur! / 1000, busyMs: busyUs / 1000, what: mostOf(spans) };
}

/** Processor time of the tool's calls, without that of the events that they have the page handle. */
function toolUs(spans: readonly TraceEvent[]): number {
  const calls = outermost(
    spans.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession"),
  );
  const handled = calls.flatMap((call) =>
    outermost(spans.filter((span) => span.name === "EventDispatch" && isWithin(span, call))),
  );
  return sumUs(calls) - sumUs(handled);
}

/** The kind of span that took most processor time by itself, without those inside it. @param spans By their beginning. */
function mostOf(spans: readonly TraceEvent[]): string {
  const own = new Map<string, number>();
  for (const span of spans) {
    const inside = outermost(spans.filter((other) => other !== span && isWithin(other, span)));
    own.set(nameOf(span), (own.get(nameOf(span)) ?? 0) + span.tdur! - sumUs(inside));
  }
  return [...own].toSorted(([, a], [, b]) => b - a)[0]![0];
}

function nameOf({ name, args }: TraceEvent): string {
  const { functionName, url } = args?.data ?? {};
  return [name, functionName, url?.split("/").at(-1)].filter(Boolean).join(" ");
}

/** Those that lie in none of the others. @param spans By their beginning. */
function outermost(spans: readonly TraceEvent[]): TraceEvent[] {
  const outer: TraceEvent[] = [];
  for (const span of spans) {
    const last = outer.at(-1);
    if (last === undefined || !isWithin(span, last)) outer.push(span);
  }
  return outer;
}

function isWithin(span: TraceEvent, outer: TraceEvent): boolean {
  return span.ts >= outer.ts && span.ts + span.dur! <= outer.ts + outer.dur!;
}

function sumUs(spans: readonly TraceEvent[]): number {
  return spans.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}
