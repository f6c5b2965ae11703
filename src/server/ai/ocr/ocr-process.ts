import { MINUTE_MS } from "#domain/durations.ts";
import type { Answered, Asked } from "./ocr-messages.ts";
import { startOcrProcess, type ChildOcrProcess } from "./start-ocr-process.ts";

/** Without work so long, a process gives its memory back. */
const IDLE_MS = MINUTE_MS;
/** One that has grown beyond is replaced. */
const MOST_RESIDENT_BYTES = 480 * 1024 * 1024;

/** The one process that reads pictures: started for the first of them, replaced when it fails, ended when nothing comes. */
export interface OcrProcess {
  /** Comes back when there is one. @throws when it cannot start, and the signal's reason. */
  start(signal: AbortSignal): Promise<void>;
  /** Reads one picture; never two at a time, and only once it has started. @throws when it fails, and the signal's reason. */
  read(asked: Asked, signal: AbortSignal): Promise<Answered>;
  /** Null when there is none. */
  pid(): number | null;
  /** Ends it at once; callers that wait for an answer get an error. */
  end(): void;
}

export function ocrProcess({ idleMs = IDLE_MS }: { idleMs?: number } = {}): OcrProcess {
  let running: ChildOcrProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  return {
    async start(signal) {
      await whileBusy(async () => (running = alive() ?? (await startOcrProcess(signal))));
    },
    async read(asked, signal) {
      return whileBusy(async () => {
        if (running === null) throw new Error("No process is there to read pictures");
        const answer = await running.read(asked, signal);
        if (answer.residentBytes > MOST_RESIDENT_BYTES) end();
        return answer;
      });
    },
    pid: () => alive()?.pid ?? null,
    end,
  };

  // An idle process may have been killed when memory ran out.
  function alive(): ChildOcrProcess | null {
    return running?.isAlive() === true ? running : null;
  }

  async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(idle);
    try {
      return await work();
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(idle);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  function end(): void {
    clearTimeout(idle);
    running?.kill();
    running = null;
  }
}
