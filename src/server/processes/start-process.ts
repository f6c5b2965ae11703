import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Answer, Question, Said } from "./messages.ts";

/** What a process of the server's own runs, and what it may do. */
export interface ProcessKind {
  /** The file that it runs: it calls `answerQuestions`. */
  main: URL;
  /** Options of Node's permission model and bounds of memory, beside CONFINED. */
  flags?: readonly string[];
  /** Whether somebody waits for each of its answers: it is then no less than the server. */
  isAwaited?: boolean;
}

/** A process of the server's own, which works beside it and behind it. */
export interface StartedProcess {
  readonly pid: number;
  isAlive(): boolean;
  /**
   * @throws when it fails, and the signal's reason: a process that has answered nobody since it was asked is killed then. One that has
   *   goes on: it works, and its caller was impatient.
   */
  ask(asked: unknown, signal: AbortSignal): Promise<Answer>;
  /** Ends it, whatever it does. */
  kill(): void;
}

/** What reads strangers' input gets nothing that it does not need: no network, no writing, no other program or thread. */
export const CONFINED: readonly string[] = ["--permission", "--allow-fs-read=*"];

/** Niceness: a third of the database's share where all is taken. */
const BEHIND_DATABASE = 5;

/**
 * For glibc: few heaps for many threads, because those of photos leave holes in each; and what is large goes back to the system as soon
 * as it is free, in place of being kept for the next (a fixed threshold in bytes; it would grow with what was freed).
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Starts a process, and comes back when it can be asked. @throws when it cannot start, and the signal's reason. */
export async function startProcess(
  { main, flags = [], isAwaited = false }: ProcessKind,
  signal: AbortSignal,
): Promise<StartedProcess> {
  const child = fork(fileURLToPath(main), {
    execArgv: [...CONFINED, ...flags],
    // No setting is its business, least of all a secret one.
    env: ENVIRONMENT,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Reported to those who wait; an unhandled error event would end the server.
  child.on("error", () => undefined);
  if (!isAwaited) stepBack(child.pid);
  const waiting = listen(child);
  const kill = () => void child.kill("SIGKILL");
  try {
    await unlessAborted(waiting.ready, signal);
  } catch (error) {
    kill();
    throw error;
  }
  let asked = 0;
  let underWay = 0;
  holdServer(child, false);
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill,
    async ask(what, signal) {
      asked += 1;
      underWay += 1;
      if (underWay === 1) holdServer(child, true);
      const question: Question = { id: asked, asked: what };
      const answer = waiting.answerTo(question.id);
      child.send(question, () => undefined);
      const answeredBefore = waiting.answered();
      try {
        return await unlessAborted(answer, signal);
      } catch (error) {
        if (signal.aborted && waiting.answered() === answeredBefore) kill();
        throw error;
      } finally {
        underWay -= 1;
        if (underWay === 0) holdServer(child, false);
      }
    },
  };
}

interface Waiting {
  ready: Promise<void>;
  answerTo(id: number): Promise<Answer>;
  /** How many questions it has answered. */
  answered(): number;
}

/** Hears what a process says, and when it has ended. */
function listen(child: ChildProcess): Waiting {
  const ready = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let ended: Error | undefined;
  let answered = 0;
  child.on("message", (said: Said) => {
    if ("ready" in said) return ready.resolve();
    answered += 1;
    const asker = waiting.get(said.id);
    waiting.delete(said.id);
    if ("failed" in said) asker?.reject(new Error(said.failed));
    else asker?.resolve(said);
  });
  const end = (): void => {
    ended ??= new ProcessEnded();
    for (const { reject } of [ready, ...waiting.values()]) reject(ended);
    waiting.clear();
  };
  child.once("error", end).once("exit", end);
  return {
    ready: ready.promise,
    answerTo(id) {
      const asker = Promise.withResolvers<Answer>();
      if (ended === undefined) waiting.set(id, asker);
      else asker.reject(ended);
      return asker.promise;
    },
    answered: () => answered,
  };
}

/** A process has ended before it answered: it crashed, or was killed by this server or for want of memory. */
export class ProcessEnded extends Error {
  constructor() {
    super("The process has ended");
  }
}

/** Waits for work that may go on without this caller. @throws the signal's reason. */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  // It fails, too, when the process is killed; by then it may not be waited for.
  work.catch(() => undefined);
  signal.throwIfAborted();
  const over = new AbortController();
  const aborted = once(signal, "abort", { signal: over.signal }).then(() => Promise.reject(signal.reason));
  try {
    return await Promise.race([work, aborted]);
  } finally {
    over.abort();
    aborted.catch(() => undefined);
  }
}

// A server that ends, or fails to start, waits for no process that has nothing to do; that ends with it.
function holdServer(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isHeld) handle?.ref();
    else handle?.unref();
  }
}

// A process that stays where it is works all the same.
function stepBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    // Before it has threads: each takes over the priority of the one that makes it.
    setPriority(pid, BEHIND_DATABASE);
  } catch {
    // Nothing is to be done.
  }
}
