import { MINUTE_MS } from "#domain/durations.ts";
import { storeId } from "#offline/drafts/lost-store.ts";
import { photoStore, type PhotoStore } from "#offline/drafts/photo-store.ts";
import { workerAddress } from "../../../platform/service-worker/worker-address.ts";
import { isMemoryOnly } from "../../store/unsent.ts";
import { NotInWorkerError, storeWorker, type StoreWork, type StoreWorker } from "./store-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from "./store.worker.ts?worker&url";

const HAS_WORKER = typeof Worker !== "undefined";

const worker = storeWorker({
  start: () => new Worker(workerAddress(workerUrl), { type: "module" }),
  // Enough for five megabytes on a phone whose store is busy.
  withinMs: 15 * 1000,
  // Restarting it would block the page just when the camera returns.
  restAfterMs: 5 * MINUTE_MS,
});

/** Starts the storing worker, so that it runs when the picker returns. */
export function warmPhotoStore(): void {
  if (HAS_WORKER) worker.warm();
}

/** The page's photo store: photos are read, hashed and written in a worker. */
export const pagePhotoStore = besidePage(worker);

/** A store that works in a worker, and falls back to the page on failure: each operation may run twice. */
export function besidePage({ run }: Pick<StoreWorker, "run">): PhotoStore {
  return {
    addPhoto: (...args) => done("addPhoto", args, () => photoStore.addPhoto(...args)),
    readPhoto: (...args) => done("readPhoto", args, () => photoStore.readPhoto(...args)),
    keepShrunk: (...args) => done("keepShrunk", args, () => photoStore.keepShrunk(...args)),
    replaceShrunk: (...args) => done("replaceShrunk", args, () => photoStore.replaceShrunk(...args)),
    copySent: (...args) => done("copySent", args, () => photoStore.copySent(...args)),
  };

  async function done<Work extends StoreWork>(
    work: Work,
    args: Parameters<PhotoStore[Work]>,
    inPage: () => ReturnType<PhotoStore[Work]>,
  ): Promise<Awaited<ReturnType<PhotoStore[Work]>>> {
    // A worker can't see the in-memory store of this page.
    const store = isMemoryOnly.peek() || !HAS_WORKER ? undefined : await storeId();
    if (store === undefined) return await inPage();
    try {
      return await run({ store, work, args });
    } catch (error) {
      if (error instanceof NotInWorkerError) return await inPage();
      throw error;
    }
  }
}
