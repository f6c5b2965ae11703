import { HttpError } from "../../http/errors/http-error.ts";
import { keptProcess, type KeptProcess } from "../../processes/kept-process.ts";
import { ProcessEnded } from "../../processes/start-process.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";
import type { MadePhoto } from "./make-photo.ts";
import { corrupted, photoFormatOf } from "./photo-format.ts";
import type { PhotoAnswer, PhotoQuestion } from "./photo-process-main.ts";
import { decodingCost } from "./photo-size.ts";
import { busy, photoQueue } from "./photo-queue.ts";

/**
 * Makes sent photos in processes of their own, behind the server: what decodes strangers' photos may crash or grow without harm to
 * anybody else, and those who search don't wait for it.
 */
export interface PhotoMaker {
  /**
   * As `makePhoto`, when it is its turn.
   * @param owner Whose it is: each has a share of the queue.
   * @throws HttpError 415 and 422 as that; 422 too for what brings two processes down; 503 with Retry-After for what would wait
   *   or take too long, and for an owner who has as many under way as one may.
   */
  make(sent: PhotoFile, widths: readonly PhotoWidth[], owner: string): Promise<MadePhoto>;
  /** Ends the processes. */
  close(): void;
}

/** A photo that was sent: where it lies, and its first bytes. */
export interface PhotoFile {
  path: string;
  head: Buffer;
}

/** Its decoder is native code. It collects its garbage itself, after each photo. */
export const PHOTO_PROCESS = {
  main: new URL("photo-process-main.ts", import.meta.url),
  flags: ["--allow-addons", "--expose-gc"],
};

/** What decodes gives up after ten seconds. */
const MADE_WITHIN_MS = 30_000;

/** A process that makes photos, one after the other. */
export type PhotoProcess = KeptProcess<PhotoQuestion, PhotoAnswer>;

/** @param workers Photos at a time, a process each. */
export function photoMaker(
  workers: number,
  newProcess: () => PhotoProcess = () => keptProcess(PHOTO_PROCESS),
): PhotoMaker {
  const queue = photoQueue(workers);
  const processes = Array.from({ length: workers }, newProcess);
  const free = [...processes];
  return {
    async make({ path, head }, widths, owner) {
      // Needs no process.
      const format = photoFormatOf(head);
      return queue(owner, await decodingCost(path, format), async () => {
        const process = free.pop()!;
        try {
          return photoOf(await askTwice(process, { path, format, widths }));
        } finally {
          free.push(process);
        }
      });
    },
    close: () => processes.forEach((process) => process.end()),
  };
}

/** Asks anew where a process has ended: it may have been killed for another reason than this photo. */
async function askTwice(process: PhotoProcess, asked: PhotoQuestion): Promise<PhotoAnswer> {
  const late = AbortSignal.timeout(MADE_WITHIN_MS);
  try {
    return await askOnce(process, asked, late).catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error;
      return askOnce(process, asked, late);
    });
  } catch (error) {
    if (late.aborted) throw busy();
    throw error instanceof ProcessEnded ? corrupted() : error;
  }
}

async function askOnce(process: PhotoProcess, asked: PhotoQuestion, signal: AbortSignal): Promise<PhotoAnswer> {
  await process.start(signal).catch(() => {
    throw busy();
  });
  return process.ask(asked, signal);
}

function photoOf(answered: PhotoAnswer): MadePhoto {
  if ("refused" in answered) throw new HttpError(answered.refused, answered.detail);
  return answered;
}
