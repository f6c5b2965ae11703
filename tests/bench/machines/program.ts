import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program on one of the machines. */
export interface Program {
  /** What its first line that matches says. */
  said: string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for its end. */
  stop(): Promise<void>;
  /** Stops it where it stands, and lets it go on. */
  freeze(): void;
  thaw(): void;
}

interface Start {
  command: readonly string[];
  env?: Record<string, string>;
  /** What it says when it is ready; null for a program that says nothing. */
  ready: RegExp | null;
}

export async function startProgram({ command: [file = "", ...args], env = {}, ready }: Start): Promise<Program> {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  const said = ready === null ? "" : await lineOf(child, ready);
  child.stdout.resume();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGCONT");
    child.kill(signal);
    await ended;
  };
  return {
    said,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
}

async function lineOf(child: ChildProcess, ready: RegExp): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [said] = ready.exec(line) ?? [];
    if (said !== undefined) return said;
  }
  throw new Error("A program ended before it was ready");
}
