import { MINUTE_MS } from "#domain/durations.ts";
import { startProcess, unlessAborted, type ProcessKind, type StartedProcess } from "./start-process.ts";

/** Without work so long, a process gives its memory back. */
const IDLE_MS = MINUTE_MS;
/** A busy machine may need half of it to load a program; what takes longer has stopped. */
const STARTED_WITHIN_MS = MINUTE_MS;
/** One that has grown beyond is replaced. */
const MOST_RESIDENT_BYTES = 480 * 1024 * 1024;

/** A process for work of one kind: started for the first of it, replaced when it has ended, ended when nothing comes. */
export interface KeptProcess<Asked, Answered> {
  /** Comes back when it can be asked. @throws when it cannot start, and the signal's reason: it goes on starting for others. */
  start(signal: AbortSignal): Promise<void>;
  /**
   * Asks it, once it has started. Several may ask at once.
   * @throws ProcessEnded when it ends before it answers; when it fails; and the signal's reason: it is killed then, unless it is still
   *   starting, or has answered others meanwhile.
   */
  ask(asked: Asked, signal: AbortSignal): Promise<Answered>;
  /** Null when there is none. */
  pid(): number | null;
  /** Ends it at once; callers that wait for an answer get an error. */
  end(): void;
}

/** @param idleMs Milliseconds without work after which it ends. */
export function keptProcess<Asked, Answered>(
  kind: ProcessKind,
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): KeptProcess<Asked, Answered> {
  // oxlint-disable-next-line qiying/remembered-promises -- Forgotten when it fails, when it has ended, and when it is to end.
  let running: Promise<StartedProcess> | null = null;
  let started: StartedProcess | null = null;
  let busy = 0;
  let idle: NodeJS.Timeout | undefined;

  return {
    start: (signal) => whileBusy(async () => void (await alive(signal))),
    ask: (asked, signal) =>
      whileBusy(async () => {
        const process = await alive(signal);
        const { answer, residentBytes } = await process.ask(asked, signal);
        if (residentBytes > MOST_RESIDENT_BYTES) forget(process);
        return answer as Answered;
      }),
    pid: () => (started?.isAlive() === true ? started.pid : null),
    end,
  };

  /** The process there is, or a new one: it may have been killed when memory ran out. */
  async function alive(signal: AbortSignal): Promise<StartedProcess> {
    if (started !== null && !started.isAlive()) forget(started);
    // oxlint-disable-next-line qiying/remembered-promises -- As above.
    running ??= begin();
    return unlessAborted(running, signal);
  }

  /** Whoever asked for it first may not wait as long as it takes, or as long as others do. */
  function begin(): Promise<StartedProcess> {
    const starting = startProcess(kind, AbortSignal.timeout(STARTED_WITHIN_MS));
    starting.then(
      // Else it was ended while it started, and another may be on its way.
      (process) => running === starting && (started = process),
      () => running === starting && (running = null),
    );
    return starting;
  }

  async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(idle);
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      clearTimeout(idle);
      if (busy === 0 && Number.isFinite(idleMs)) idle = setTimeout(end, idleMs).unref();
    }
  }

  function forget(process: StartedProcess): void {
    if (process !== started) return;
    [running, started] = [null, null];
    process.kill();
  }

  function end(): void {
    clearTimeout(idle);
    if (started !== null) return forget(started);
    // It is killed as soon as it is there.
    void running?.then((process) => process.kill()).catch(() => undefined);
    running = null;
  }
}
