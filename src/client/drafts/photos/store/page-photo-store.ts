import { storeId } from "#offline/drafts/lost-store.ts";
import { photoStore, type PhotoStore } from "#offline/drafts/photo-store.ts";
import { workerAddress } from "../../../platform/service-worker/worker-address.ts";
import { isMemoryOnly } from "../../store/unsent.ts";
import type { StoreWork } from "./store-messages.ts";
import { NotInWorkerError, storeWorker, type StoreWorker } from "./store-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from "./store.worker.ts?worker&url";

const HAS_WORKER = typeof Worker !== "undefined";

const worker = storeWorker({
  start: () => new Worker(workerAddress(workerUrl), { type: "module" }),
  // Five megabytes on a phone whose store is busy.
  withinMs: 15 * 1000,
  // To start it again would hold the page up just when the camera returns.
  restAfterMs: 5 * 60 * 1000,
});

/** Starts what keeps photos, so that it is there when the picker returns. */
export function warmPhotoStore(): void {
  if (HAS_WORKER) worker.warm();
}

/** The page's photos: their megabytes are read, hashed and written beside it. */
export const pagePhotoStore = besidePage(worker);

/** A store whose works a worker does, and the page itself wherever that fails: each may be done twice. */
export function besidePage({ run }: Pick<StoreWorker, "run">): PhotoStore {
  return {
    addPhoto: (...args) => done("addPhoto", args, () => photoStore.addPhoto(...args)),
    readPhoto: (...args) => done("readPhoto", args, () => photoStore.readPhoto(...args)),
    keepShrunk: (...args) => done("keepShrunk", args, () => photoStore.keepShrunk(...args)),
    replaceShrunk: (...args) => done("replaceShrunk", args, () => photoStore.replaceShrunk(...args)),
  };

  async function done<Work extends StoreWork>(
    work: Work,
    args: Parameters<PhotoStore[Work]>,
    inPage: () => ReturnType<PhotoStore[Work]>,
  ): Promise<Awaited<ReturnType<PhotoStore[Work]>>> {
    // What is in this page's memory no worker sees.
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
