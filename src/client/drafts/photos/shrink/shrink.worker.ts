import { UnreachableError } from "#contract/api-error.ts";
import { UnreadablePhotoError, TooManyPixelsError } from "#offline/shrink/shrinking.ts";
import { answerCalls } from "../worker-calls.ts";
import type { ShrinkJob, ShrinkReply } from "./photo-worker.ts";
import { shrink } from "./shrink.ts";

answerCalls(carryOut);

// An unexpected failure, such as out of memory, is an error of the worker: the page starts another one.
async function carryOut({ photo, to, manner }: ShrinkJob): Promise<ShrinkReply> {
  try {
    return { name: "done", photo: await shrink(photo, to, manner) };
  } catch (error) {
    if (error instanceof UnreachableError) return { name: "unreachable" };
    if (error instanceof TooManyPixelsError) return { name: "too-many-pixels" };
    if (error instanceof UnreadablePhotoError) return { name: "unreadable" };
    throw error;
  }
}
