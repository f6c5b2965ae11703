import type { ShrinkTo } from "#offline/outbox/sending/sender.ts";
import type { ShrinkManner } from "./shrink.ts";

/** What the page asks its photo worker for, one at a time. */
export interface ShrinkJob {
  photo: Blob;
  to: ShrinkTo;
  manner: ShrinkManner;
}

/** What the worker says: that it runs, then one answer a job. */
export type WorkerReply =
  { name: "ready" } | { name: "done"; photo: Blob } | { name: "unreadable" } | { name: "unreachable" };
