/** An event of a browser's trace, times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** Of `dur`, while the thread was running. */
  tdur?: number;
  args?: { data?: ProfilePart };
}

interface ProfilePart {
  startTime?: number;
  cpuProfile?: { nodes?: Node[]; samples?: number[] };
  timeDeltas?: number[];
}

interface Node {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; scriptId?: number | string };
}

type Stack = Node["callFrame"][];

/** Which functions were on a thread's stack, innermost first, at the samples that were taken during an event. */
export function stacksOf(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, "pid" | "tid">,
): (during: TraceEvent) => Stack[] {
  const profile = events.find((event) => event.name === "Profile" && event.pid === pid && event.tid === tid);
  const chunks = events.filter(
    (event) => event.name === "ProfileChunk" && event.pid === pid && event.id === profile?.id,
  );
  const nodes = new Map<number, Node>();
  const samples: { at: number; node: number }[] = [];
  let at = profile?.args?.data?.startTime ?? 0;
  for (const { args } of chunks) {
    const { cpuProfile, timeDeltas = [] } = args!.data!;
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, node] of (cpuProfile?.samples ?? []).entries())
      samples.push({ at: (at += timeDeltas[index] ?? 0), node });
  }
  return ({ ts, dur = 0 }) => samples.filter((sample) => sample.at >= ts && sample.at <= ts + dur).map(stackOf);

  function stackOf(sample: { node: number }): Stack {
    const stack: Stack = [];
    for (let node = nodes.get(sample.node); node !== undefined; node = nodes.get(node.parent ?? -1))
      stack.push(node.callFrame);
    return stack;
  }
}

/** Whether it was the tool that drives the page: its scripts have no address. What the browser itself has is no script. */
export function isOfTheTool(stacks: readonly Stack[]): boolean {
  const tools = stacks.filter((stack) => stack.some(({ url, scriptId = 0 }) => !url && Number(scriptId) !== 0));
  return tools.length > stacks.length / 3;
}

/** The innermost function at most samples, with its file. */
export function mostOften(stacks: readonly Stack[]): string {
  const times = new Map<string, number>();
  for (const [frame] of stacks) {
    if (frame === undefined) continue;
    const file = frame.url?.split("/").at(-1) ?? "";
    const name = `${frame.functionName || "(anonymous)"}${file === "" ? "" : ` in ${file}`}`;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}
