import { withResolvers, type PromiseParts } from "#domain/with-resolvers.ts";
import type { PhotoStore } from "#offline/drafts/photo-store.ts";
import { PhoneFullError, StaleDraftError } from "#offline/drafts/write-draft.ts";
import type { StoreJob, StoreReply, StoreWork } from "./store-messages.ts";

/** The worker has not done it, or nobody knows whether it has. */
export class NotInWorkerError extends Error {
  override readonly name = "NotInWorkerError";
}

type Answer<Work extends StoreWork> = Awaited<ReturnType<PhotoStore[Work]>>;

export interface StoreWorker {
  /** Starts it, so that it is there when it is needed. */
  warm: () => void;
  /** @throws NotInWorkerError, StaleDraftError, PhoneFullError */
  run: <Work extends StoreWork>(job: Omit<StoreJob<Work>, "id">) => Promise<Answer<Work>>;
}

interface Parts {
  start: () => Worker;
  /** How long a job may take, milliseconds. */
  withinMs: number;
  /** How long an idle worker is kept. */
  restAfterMs: number;
}

/** Has work on stored photos done in a worker, which is given up with all its jobs when one goes wrong. */
export function storeWorker({ start, withinMs, restAfterMs }: Parts): StoreWorker {
  const waiting = new Map<number, PromiseParts<unknown>>();
  let worker: Worker | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  return {
    warm() {
      begin();
      restLater();
    },
    run: <Work extends StoreWork>(job: Omit<StoreJob<Work>, "id">) => run(job) as Promise<Answer<Work>>,
  };

  async function run(job: Omit<StoreJob, "id">): Promise<unknown> {
    clearTimeout(rest);
    const id = ++lastId;
    const answer = withResolvers<unknown>();
    waiting.set(id, answer);
    const timer = setTimeout(giveUp, withinMs);
    try {
      begin()?.postMessage({ ...job, id });
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      if (waiting.size === 0) restLater();
    }
  }

  function begin(): Worker | null {
    if (worker !== null) return worker;
    try {
      worker = start();
    } catch {
      giveUp();
      return null;
    }
    worker.addEventListener("error", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<StoreReply>) => hear(data));
    return worker;
  }

  function hear(word: StoreReply): void {
    const answer = waiting.get(word.id);
    if (word.name === "done") answer?.resolve(word.value);
    else if (word.name === "stale") answer?.reject(new StaleDraftError("The draft has been changed elsewhere"));
    else if (word.name === "full") answer?.reject(new PhoneFullError("The phone's storage is full"));
    else answer?.reject(new NotInWorkerError("The worker could not do it"));
  }

  // What it has begun and not ended is undone by the browser.
  function giveUp(): void {
    dismiss();
    for (const answer of waiting.values()) answer.reject(new NotInWorkerError("The worker is gone"));
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(dismiss, restAfterMs);
  }

  function dismiss(): void {
    worker?.terminate();
    worker = null;
  }
}
