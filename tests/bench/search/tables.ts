import type { Latency } from "./latency.ts";
import type { Throughput } from "./throughput.ts";

const GOALS_MS = { filter: 25, keyword: 25, text: 50 };
const GOAL_RATIO = 0.8;

type Say = (line: string) => void;

export function printLatencies(latencies: readonly Latency[], say: Say): void {
  say("");
  say(row(["class", "first p50", "first p95", "p50 ms", "p95 ms", "SQL p50", "SQL p95", "p50 ratio"]));
  for (const { queryClass, first, handler, bare } of latencies) {
    const ratio = bare.p50 === 0 ? "no SQL" : (handler.p50 / bare.p50).toFixed(2);
    const figures = [first, handler, bare].flatMap(({ p50, p95 }) => [p50, p95]);
    say(row([queryClass.name, ...figures.map((ms) => ms.toFixed(1)), ratio]));
  }
  const missed = latencies.filter(
    ({ queryClass, handler }) => queryClass.page === 1 && handler.p95 > GOALS_MS[queryClass.kind],
  );
  say("");
  say(
    missed.length === 0
      ? "Every first page has a p95 within its goal."
      : `p95 above its goal: ${missed.map(({ queryClass, handler }) => `${queryClass.name} (${handler.p95.toFixed(1)})`).join(", ")}`,
  );
}

export function printThroughputs(throughputs: readonly Throughput[], say: Say): void {
  say("");
  say(row(["first pages, 8 connections", "handler/s", "minimal/s", "ratio"]));
  for (const { kind, handler, minimal } of throughputs) {
    say(row([kind, handler.toFixed(0), minimal.toFixed(0), (handler / minimal).toFixed(2)]));
  }
  const missed = throughputs.filter(({ handler, minimal }) => handler / minimal < GOAL_RATIO);
  say("");
  say(
    missed.length === 0
      ? `The handler has at least ${GOAL_RATIO} of the minimal handler's throughput.`
      : `Below ${GOAL_RATIO} of the minimal handler: ${missed.map(({ kind }) => kind).join(", ")}`,
  );
}

function row([name = "", ...figures]: readonly string[]): string {
  return [name.padEnd(36), ...figures.map((figure) => figure.padStart(10))].join("");
}
