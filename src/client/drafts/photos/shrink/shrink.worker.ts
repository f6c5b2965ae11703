import { UnreachableError } from "#contract/api-error.ts";
import { UnreadablePhotoError } from "#offline/outbox/sending/sender.ts";
import { shrink } from "./shrink.ts";
import type { ShrinkJob, WorkerReply } from "./worker-messages.ts";

// Anything that is not foreseen, no memory left say, is an error of the worker: the page starts another one.
addEventListener("message", ({ data }: MessageEvent<ShrinkJob>) => void answerTo(data).then(say, reportError));
say({ name: "ready" });

async function answerTo({ photo, to, manner }: ShrinkJob): Promise<WorkerReply> {
  try {
    return { name: "done", photo: await shrink(photo, to, manner) };
  } catch (error) {
    if (error instanceof UnreachableError) return { name: "unreachable" };
    if (error instanceof UnreadablePhotoError) return { name: "unreadable" };
    throw error;
  }
}

function say(word: WorkerReply): void {
  self.postMessage(word);
}
