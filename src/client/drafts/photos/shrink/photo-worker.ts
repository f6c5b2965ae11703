import { UnreachableError } from "#contract/api-error.ts";
import { UnreadablePhotoError } from "#offline/outbox/sending/sender.ts";
import type { ShrinkJob, WorkerReply } from "./worker-messages.ts";
import { withResolvers } from "#domain/with-resolvers.ts";

/** The worker has broken down over a job, or does not come back from it. */
class WorkerFailedError extends Error {
  override readonly name = "WorkerFailedError";
}

/** This browser, or this page's network, gives no worker at all. */
export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

export interface PhotoWorker {
  /** @throws UnreadablePhotoError, UnreachableError, NoWorkerError */
  run: (job: ShrinkJob) => Promise<Blob>;
}

interface Parts {
  start: () => Worker;
  /** How long a job may take, milliseconds. */
  withinMs: number;
  /** How long an idle worker is kept, with all the memory that it has claimed. */
  restAfterMs: number;
}

/** Runs jobs one after the other in a worker that is started when there is one, and replaced when it fails (D3). */
export function photoWorker({ start, withinMs, restAfterMs }: Parts): PhotoWorker {
  let worker: Worker | null = null;
  let hasStarted = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let jobs: Promise<unknown> = Promise.resolve();

  return {
    run(job) {
      const done = jobs.then(() => runWithSecondTry(job));
      jobs = done.catch(() => undefined);
      return done;
    },
  };

  async function runWithSecondTry(job: ShrinkJob): Promise<Blob> {
    clearTimeout(rest);
    try {
      return await runOnce(job).catch(onFailure(() => runOnce(job)));
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      throw new UnreadablePhotoError("No worker survives this picture", { cause: error });
    } finally {
      rest = setTimeout(dismiss, restAfterMs);
    }
  }

  async function runOnce(job: ShrinkJob): Promise<Blob> {
    worker ??= started();
    const word = await answerOf(worker, job);
    if (word.name === "done") return word.photo;
    if (word.name === "unreachable") throw new UnreachableError("What reads this kind of photo is not here yet");
    throw new UnreadablePhotoError("The picture can't be read");
  }

  function answerOf(asked: Worker, job: ShrinkJob): Promise<Exclude<WorkerReply, { name: "ready" }>> {
    const answer = withResolvers<Exclude<WorkerReply, { name: "ready" }>>();
    const over = new AbortController();
    const fail = (what: string) => {
      dismiss();
      answer.reject(hasStarted ? new WorkerFailedError(what) : new NoWorkerError(what));
    };
    const hear = (data: WorkerReply) => {
      hasStarted = true;
      if (data.name !== "ready") answer.resolve(data);
    };
    const timer = setTimeout(() => fail("It takes too long"), withinMs);
    asked.addEventListener("error", ({ message }) => fail(message), over);
    asked.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => hear(data), over);
    asked.postMessage(job);
    return answer.promise.finally(() => {
      clearTimeout(timer);
      over.abort();
    });
  }

  function started(): Worker {
    try {
      return start();
    } catch (cause) {
      throw new NoWorkerError("The browser starts no worker", { cause });
    }
  }

  function dismiss(): void {
    worker?.terminate();
    worker = null;
  }
}

function onFailure<T>(again: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (error instanceof WorkerFailedError) return again();
    throw error;
  };
}
