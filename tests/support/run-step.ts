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
}

/** Runs one command with its output shown; a failure is reported, not thrown, so that the other checks still run. */
export async function runStep({ title, command, env = {} }: Step): Promise<StepResult> {
  console.log(`\n── ${title} (${command})`);
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = (await once(child, "exit")) as [number | null];
  return { title, passed: code === 0, seconds: (performance.now() - started) / 1000 };
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

async function runQuietly({ title, command, env = {} }: Step): Promise<StepResult> {
  const started = performance.now();
  const said: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n── ${title} (${command}), ${seconds.toFixed(0)} s\n${Buffer.concat(said).toString()}`);
  return { title, passed: code === 0, seconds };
}
