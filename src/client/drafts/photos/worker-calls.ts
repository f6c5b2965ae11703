import { withResolvers, type PromiseParts } from "#domain/with-resolvers.ts";

/** The worker failed, or it is unknown whether the job is done: it could not start, crashed or timed out. */
export class WorkerFailedError extends Error {
  override readonly name = "WorkerFailedError";
  readonly stage: WorkerStage;

  constructor(message: string, stage: WorkerStage, options?: ErrorOptions) {
    super(message, options);
    this.stage = stage;
  }
}

/**
 * How far the worker that failed had come. `running`: it had its job; `not-loaded`: its file could not be fetched, though
 * earlier workers have run; `never-ran`: none has run here, so that the browser may have no workers at all.
 */
export type WorkerStage = "running" | "not-loaded" | "never-ran";

export interface WorkerCalls<Job, Reply> {
  /** Starts the worker ahead of its first job. */
  warm: () => void;
  /** Runs a job. @throws WorkerFailedError */
  call: (job: Job) => Promise<Reply>;
}

export interface WorkerParts {
  start: () => Worker;
  /** Timeout of a job, milliseconds. */
  withinMs: number;
  /** How long an idle worker is kept, with all the memory that it has claimed, milliseconds. */
  restAfterMs: number;
}

interface Request<Job> {
  id: number;
  job: Job;
}

/** `ready` once it runs, then one reply per job. */
type Message<Reply> = "ready" | { id: number; reply: Reply };

/**
 * Calls to a worker that is started on demand and terminated when idle. When one job fails, the worker is terminated
 * with all its jobs: the browser rolls back their open transactions. The next call starts another.
 */
export function workerCalls<Job, Reply>({ start, withinMs, restAfterMs }: WorkerParts): WorkerCalls<Job, Reply> {
  const waiting = new Map<number, PromiseParts<Reply>>();
  let worker: Worker | null = null;
  let hasRun = false;
  let isRunning = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  return {
    warm() {
      begin();
      restLater();
    },
    async call(job) {
      clearTimeout(rest);
      const id = ++lastId;
      const answer = withResolvers<Reply>();
      waiting.set(id, answer);
      const timer = setTimeout(() => giveUp(new WorkerFailedError("It takes too long", stage())), withinMs);
      try {
        begin()?.postMessage({ id, job } satisfies Request<Job>);
        return await answer.promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
        if (waiting.size === 0) restLater();
      }
    },
  };

  function begin(): Worker | null {
    if (worker !== null) return worker;
    try {
      const started = start();
      started.addEventListener("error", ({ message }) => {
        if (worker === started) giveUp(new WorkerFailedError(message, stage()));
      });
      started.addEventListener("message", ({ data }: MessageEvent<Message<Reply>>) => onMessage(data));
      worker = started;
    } catch (cause) {
      giveUp(new WorkerFailedError("The browser starts no worker", "never-ran", { cause }));
    }
    return worker;
  }

  function onMessage(message: Message<Reply>): void {
    hasRun = true;
    isRunning = true;
    if (message !== "ready") waiting.get(message.id)?.resolve(message.reply);
  }

  function giveUp(error: WorkerFailedError): void {
    dismiss();
    for (const answer of waiting.values()) answer.reject(error);
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(dismiss, restAfterMs);
  }

  function dismiss(): void {
    worker?.terminate();
    worker = null;
    isRunning = false;
  }

  function stage(): WorkerStage {
    if (isRunning) return "running";
    return hasRun ? "not-loaded" : "never-ran";
  }
}

/** In the worker: runs the page's jobs. A failure becomes an error of the worker, which the page then terminates. */
export function answerCalls(carryOut: (job: never) => Promise<object>): void {
  const post = (message: Message<object>) => self.postMessage(message);
  addEventListener("message", ({ data: { id, job } }: MessageEvent<Request<never>>) => {
    void carryOut(job).then((reply) => post({ id, reply }), reportError);
  });
  post("ready");
}
