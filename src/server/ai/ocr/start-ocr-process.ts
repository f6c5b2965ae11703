import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Answered, Asked, Said } from "./ocr-messages.ts";

/** A process that reads pictures. Whatever fails ends it. */
export interface ChildOcrProcess {
  readonly pid: number;
  isAlive(): boolean;
  /** Reads one picture; the next may be asked for when it has answered. @throws when it fails, and the signal's reason. */
  read(asked: Asked, signal: AbortSignal): Promise<Answered>;
  /** Ends it, whatever it does. */
  kill(): void;
}

/** Of the engine's memory, 64 KiB each: 512 MiB. */
const MOST_WASM_PAGES = 8192;
const MOST_HEAP_MEGABYTES = 128;

/**
 * A reader of strangers' pictures gets nothing that it does not need: no network, no writing, no other program or thread, no
 * native code, a bound for its memory.
 */
export const CONFINED: readonly string[] = [
  "--permission",
  "--allow-fs-read=*",
  `--max-old-space-size=${MOST_HEAP_MEGABYTES}`,
  `--wasm-max-mem-pages=${MOST_WASM_PAGES}`,
];

/** Behind the server, which has visitors waiting. */
const NICENESS = 5;

/** Starts a process, and comes back when it can read. @throws when it cannot start, and the signal's reason. */
export async function startOcrProcess(signal: AbortSignal): Promise<ChildOcrProcess> {
  const child = fork(fileURLToPath(new URL("ocr-process-main.ts", import.meta.url)), {
    execArgv: [...CONFINED],
    // No setting is its business, least of all a secret one.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Reported to the caller that waits (see nextWord); an unhandled error event would end the server.
  child.on("error", () => undefined);
  await nextWord(child, signal);
  const { pid = 0 } = child;
  stepBack(pid);
  return {
    pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => void child.kill("SIGKILL"),
    read: (asked, signal) => ask(child, asked, signal),
  };
}

async function ask(child: ChildProcess, asked: Asked, signal: AbortSignal): Promise<Answered> {
  const word = nextWord(child, signal);
  child.send(asked);
  const said = await word;
  if ("lines" in said) return said;
  throw new Error("failed" in said ? said.failed : "The process that reads pictures does not answer");
}

/** What a process says next. One that does not say it is killed. */
async function nextWord(child: ChildProcess, signal: AbortSignal): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const ended = (): void => reject(new Error("The process that reads pictures has ended"));
  const aborted = (): void => reject(signal.reason);
  child.once("message", resolve).once("error", reject).once("exit", ended);
  signal.addEventListener("abort", aborted);
  if (signal.aborted) aborted();
  try {
    return await promise;
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  } finally {
    child.off("message", resolve).off("error", reject).off("exit", ended);
    signal.removeEventListener("abort", aborted);
  }
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It reads all the same.
  }
}
