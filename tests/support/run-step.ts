import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Step {
  title: string;
  command: string;
  env?: Record<string, string>;
}

export interface StepResult {
  title: string;
  passed: boolean;
  seconds: number;
  /** What it printed, both streams. */
  output: string;
}

/** Runs one command with its output shown; a failure is reported, not thrown, so that the other checks still run. */
export async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.title} (${step.command})`);
  return run(step, (chunk) => process.stdout.write(chunk));
}

/**
 * Runs commands that have nothing to do with each other at once. What each has said is shown when it ends, in one piece.
 * @param lanes Those of a lane run one after the other.
 */
export async function runSideBySide(lanes: readonly (readonly Step[])[]): Promise<StepResult[]> {
  const results = await Promise.all(lanes.map(runLane));
  return results.flat();
}

async function runLane(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runQuietly(step));
  return results;
}

async function runQuietly(step: Step): Promise<StepResult> {
  const result = await run(step, () => {});
  console.log(`\n── ${step.title} (${step.command}), ${result.seconds.toFixed(0)} s\n${result.output}`);
  return result;
}

async function run({ title, command, env = {} }: Step, show: (chunk: Buffer) => void): Promise<StepResult> {
  const started = performance.now();
  const output: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output.push(chunk);
      show(chunk);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  return { title, passed: code === 0, seconds, output: Buffer.concat(output).toString() };
}

const LINES_OF_A_FAILURE = 60;

/** Prints the results as a table, and then how each failed step ended: what is kept of a long log is often its end alone. */
export function printResults(results: readonly StepResult[]): void {
  for (const { title, passed, seconds } of results) {
    console.log(`  ${passed ? "passed" : "FAILED"}  ${seconds.toFixed(0).padStart(4)} s  ${title}`);
  }
  const failed = results.filter(({ passed }) => !passed);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  for (const { title, output } of failed) {
    const end = output.trimEnd().split("\n").slice(-LINES_OF_A_FAILURE);
    console.log(`\n── The end of '${title}'\n${end.join("\n")}`);
  }
}
