import { UnreachableError } from "#contract/api-error.ts";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { UnreadablePhotoError, TooManyPixelsError, type ShrinkTo } from "#offline/shrink/shrinking.ts";
import { WorkerFailedError, workerCalls, type WorkerParts } from "../worker-calls.ts";
import type { ShrinkManner } from "./shrink.ts";

/** A job of the photo worker, one at a time. */
export interface ShrinkJob {
  photo: Blob;
  to: ShrinkTo;
  manner: ShrinkManner;
}

export type ShrinkReply = { name: "done"; photo: Blob } | { name: "unreadable" | "too-many-pixels" | "unreachable" };

/** No worker has run in this browser: they are unavailable, or could not be loaded. */
export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

export interface PhotoWorker {
  /** @throws TooManyPixelsError, UnreadablePhotoError, UnreachableError, NoWorkerError */
  run: (job: ShrinkJob) => Promise<Blob>;
}

/** Shrinks photos sequentially in a worker, which is replaced once when it fails on one (D3). */
export function photoWorker(parts: WorkerParts): PhotoWorker {
  const { call } = workerCalls<ShrinkJob, ShrinkReply>(parts);
  const inTurn = oneAfterAnother();
  return { run: (job) => inTurn(() => runWithSecondTry(job)) };

  async function runWithSecondTry(job: ShrinkJob): Promise<Blob> {
    const reply = await call(job).catch(ifItRan(() => call(job).catch(ifItRan(unreadable))));
    if (reply.name === "done") return reply.photo;
    if (reply.name === "unreachable") throw new UnreachableError("What reads this kind of photo is not here yet");
    if (reply.name === "too-many-pixels") throw new TooManyPixelsError("It has too many pixels");
    throw new UnreadablePhotoError("The picture can't be read");
  }
}

/** Handles the failure of a worker that had the job. One that could not be loaded says nothing of the photo. */
function ifItRan<T>(then: (cause: WorkerFailedError) => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (!(error instanceof WorkerFailedError)) throw error;
    if (error.stage === "never-ran") throw new NoWorkerError(error.message, { cause: error });
    if (error.stage === "not-loaded") throw new UnreachableError("The worker could not be fetched", { cause: error });
    return then(error);
  };
}

async function unreadable(cause: WorkerFailedError): Promise<never> {
  throw new UnreadablePhotoError("No worker survives this picture", { cause });
}
