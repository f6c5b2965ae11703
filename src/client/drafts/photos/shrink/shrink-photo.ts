import { UnreachableError } from "#contract/api-error.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import { UnreadablePhotoError, TooManyPixelsError, type ShrinkTo } from "#offline/shrink/shrinking.ts";
import { photoTypeOf } from "#offline/shrink/photo-type.ts";
import { hasTooManyPixels } from "#offline/shrink/pixel-count.ts";
import { workerAddress } from "../../../platform/service-worker/worker-address.ts";
import { NoWorkerError, photoWorker, type ShrinkJob } from "./photo-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from "./shrink.worker.ts?worker&url";

/** The largest size at which a form shows a photo, on a screen of double density. */
const PREVIEW: ShrinkTo = { edge: 480, most: 256 * 1024 };

const worker = photoWorker({
  start: () => new Worker(workerAddress(workerUrl), { type: "module" }),
  // An old phone takes some eight seconds for a photo of 12 megapixels.
  withinMs: MINUTE_MS,
  restAfterMs: 10 * 1000,
});

/** Whether photos are shrunk in a worker, and HEIC can be decoded in any browser. */
export const HAS_PHOTO_WORKER = typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** Shrinks a photo for sending, in a worker. @throws UnreadablePhotoError, UnreachableError */
export const shrinkPhoto: Sender["shrink"] = (photo, to) => run({ photo, to, manner: "careful" });

/** A thumbnail for a form. @throws UnreadablePhotoError, UnreachableError */
export function previewPhoto(photo: Blob): Promise<Blob> {
  return run({ photo, to: PREVIEW, manner: "quick" });
}

async function run(job: ShrinkJob): Promise<Blob> {
  if (!HAS_PHOTO_WORKER) return inPage(job);
  try {
    return await worker.run(job);
  } catch (error) {
    if (error instanceof NoWorkerError) return inPage(job);
    throw error;
  }
}

/** Without a worker the page shrinks it, and is blocked meanwhile. */
async function inPage({ photo, to }: ShrinkJob): Promise<Blob> {
  const { compress } = await import("./compress.ts").catch((cause: unknown) => {
    throw new UnreachableError("What shrinks photos could not be fetched", { cause });
  });
  const type = await photoTypeOf(photo);
  const named = new Blob([photo], { type: type ?? "" });
  // Without a worker there is no canvas that redraws it either.
  if (type !== null && (await hasTooManyPixels(named, type))) throw new TooManyPixelsError("It has too many pixels");
  return compress(named, to).catch((cause: unknown) => {
    throw new UnreadablePhotoError("The picture can't be read", { cause });
  });
}
