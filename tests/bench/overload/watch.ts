import { setTimeout as delay } from "node:timers/promises";

/** What a server says of itself at /metrics. */
export interface Seen {
  rssMb: number;
  handles: number;
  files: number;
  connections: number;
}

export async function look(url: string): Promise<Seen> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  return {
    rssMb: sum("process_resident_memory_bytes") / 2 ** 20,
    handles: sum("nodejs_active_handles_total"),
    files: sum("process_open_fds"),
    connections: sum("qiying_database_connections"),
  };
}

/** How others fare meanwhile: each of these is asked again and again, until told to stop. */
export function watch(url: string, asked: Record<string, { every: number; init?: () => RequestInit; path: string }>) {
  const over = new AbortController();
  const seen = new Map<string, [status: number, ms: number][]>();
  const running = Object.entries(asked).map(async ([name, { every, init, path }]) => {
    const answers: [number, number][] = [];
    seen.set(name, answers);
    while (!over.signal.aborted) {
      const at = performance.now();
      const status = await fetch(`${url}${path}`, init?.()).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      );
      answers.push([status, performance.now() - at]);
      await delay(every);
    }
  });
  return async (): Promise<Map<string, [status: number, ms: number][]>> => {
    over.abort();
    await Promise.all(running);
    return seen;
  };
}

/** The slope of a line through values that were seen at equal intervals, for each step. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - mean);
    below += (index - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
