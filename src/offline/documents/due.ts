import { isOver } from "../transport/backoff.ts";
import type { TimedWait } from "../transport/timed-wait.ts";
import type { DocumentPhoto } from "./photo-row.ts";
import { kindNamed, type Process } from "./process.ts";
import { FORMAT, type DocumentRow } from "./row.ts";
import type { PullRow } from "./store.ts";

/** The first of what may go, and when the next of the others may. */
export interface Due<T> {
  first: T | null;
  at: number | null;
}

export interface Looking {
  process: Process;
  owner: string;
  /** The owner's photos that the server has not. */
  photos: readonly DocumentPhoto[];
  now: number;
}

/** A build neither sends nor changes what a later one has written, nor a kind that it does not know. */
export function isKnown({ format, kind }: DocumentRow, process: Process): boolean {
  return format <= FORMAT && kindNamed(process, kind) !== undefined;
}

/** The text goes first: a photo may take long. */
export function isOnServer({ removed, base, version }: DocumentRow): boolean {
  return removed === null && base !== null && version !== null;
}

/** When a wait is over: now, later, or never by itself. */
export function dueAt(wait: TimedWait | undefined, { place }: Process, now: number): number | null {
  if (wait === undefined) return now;
  // Only a page can do it. The worker tries what is unconfirmed once whenever it is woken.
  if (place === "worker" && wait.reason === "needs-page") return null;
  if (isOver(wait, now)) return now;
  return place === "worker" && wait.reason === "unconfirmed" ? null : wait.until;
}

/** Whether a list is to be asked for anew. */
export function isPullDue(
  pull: PullRow | undefined,
  freshForMs: number,
  { process, now }: Pick<Looking, "process" | "now">,
): boolean {
  if (pull === undefined) return true;
  // A time far in the future means that the clock was set back since.
  return dueAt(pull.wait, process, now) === now && Math.abs(now - pull.pulledAt) > freshForMs;
}
