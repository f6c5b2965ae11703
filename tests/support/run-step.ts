import { spawn } from "node:child_process";
import { once } from "node:events";

export interface StepResult {
  title: string;
  passed: boolean;
  seconds: number;
}

/** Runs one command with its output shown; a failure is reported, not thrown, so that the other checks still run. */
export async function runStep(title: string, command: string, env: Record<string, string> = {}): Promise<StepResult> {
  console.log(`\n── ${title} (${command})`);
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = (await once(child, "exit")) as [number | null];
  return { title, passed: code === 0, seconds: (performance.now() - started) / 1000 };
}
