import type { PhotoStore } from "#offline/drafts/photo-store.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { WorkerFailedError, workerCalls, type WorkerParts } from "../worker-calls.ts";

export type StoreWork = keyof PhotoStore;

/** A job of the storing worker, several at a time. */
export interface StoreJob<Work extends StoreWork = StoreWork> {
  /** The page's store by `storeId`: the worker must use the same. */
  store: string;
  work: Work;
  args: Parameters<PhotoStore[Work]>;
}

/** The worker's reply to a job; `failed` when the page has to find out the reason by itself. */
export type StoreReply =
  | { name: "done"; value: Awaited<ReturnType<PhotoStore[StoreWork]>> }
  | { name: "stale" | "full" | "failed" };

/** The worker failed, or it is unknown whether it has stored the photo. */
export class NotInWorkerError extends Error {
  override readonly name = "NotInWorkerError";
}

type Answer<Work extends StoreWork> = Awaited<ReturnType<PhotoStore[Work]>>;

export interface StoreWorker {
  /** Starts the worker ahead of its first job. */
  warm: () => void;
  /** @throws NotInWorkerError, StaleDraftError, PhoneFullError */
  run: <Work extends StoreWork>(job: StoreJob<Work>) => Promise<Answer<Work>>;
}

/** Stores photos in a worker. */
export function storeWorker(parts: WorkerParts): StoreWorker {
  const { warm, call } = workerCalls<StoreJob, StoreReply>(parts);
  return {
    warm,
    run: <Work extends StoreWork>(job: StoreJob<Work>) => run(job) as Promise<Answer<Work>>,
  };

  async function run(job: StoreJob): Promise<Answer<StoreWork>> {
    const reply = await call(job).catch((cause: unknown) => {
      throw cause instanceof WorkerFailedError ? new NotInWorkerError("The worker is gone", { cause }) : cause;
    });
    switch (reply.name) {
      case "done":
        return reply.value;
      case "stale":
        throw new StaleDraftError("The draft has been changed elsewhere");
      case "full":
        throw new PhoneFullError("The phone's storage is full");
      case "failed":
        throw new NotInWorkerError("The worker could not do it");
    }
  }
}
