import { isServersWord, type ApiError } from "#contract/api-error.ts";
import { isRefusal, type Outcome } from "../transport/outcome.ts";
import { askFor, failureOf } from "./ask.ts";
import type { SyncedKind, Theirs } from "./kind.ts";
import { kindNamed, type Process } from "./process.ts";
import type { KindName } from "./row.ts";
import type { PartStep } from "./take-next.ts";

/** The outcome of one try to send a part. */
export type PartOutcome =
  /** The server has what was sent. */
  | { kind: "done"; theirs: Theirs<KindName> }
  /** The server knows that it is removed. @property at By its clock, epoch milliseconds. */
  | { kind: "removed"; at: number }
  /** The server has something else. */
  | { kind: "found"; theirs: Theirs<KindName> }
  /** The server has it no more. */
  | { kind: "absent" }
  | Outcome;

/** Tries once to send a part of a document. Any error becomes an outcome (S4). */
export async function push(process: Process, step: PartStep, signal: AbortSignal): Promise<PartOutcome> {
  const { owner } = step.row;
  const kind = kindNamed(process, step.row.kind)!;
  try {
    return await sent(kind, askFor(process, { owner, signal }), step);
  } catch (error) {
    const said = isServersWord(error) ? saidOfIt(kind, error) : null;
    return said ?? failureOf(error, process, { owner, signal });
  }
}

async function sent(
  kind: SyncedKind<KindName>,
  ask: ReturnType<typeof askFor>,
  { row, content }: PartStep,
): Promise<PartOutcome> {
  if (content === null) {
    const { fetchedAt } = await kind.take(ask, row);
    return { kind: "removed", at: fetchedAt };
  }
  const theirs = await kind.put(ask, row, content);
  // The content is compared: that something has its id is not enough (S5).
  const confirms = kind.confirms ?? kind.isSame;
  return { kind: !theirs.isRemoved && confirms(content, theirs.content) ? "done" : "found", theirs };
}

/** A refusal as it is about this document; null for one of which the outcomes of transport tell more. */
function saidOfIt({ found, absent }: SyncedKind<KindName>, refusal: ApiError): PartOutcome | null {
  const theirs = found(refusal);
  if (theirs !== null) return { kind: "found", theirs };
  if (refusal.code === absent) return { kind: "absent" };
  return isRefusal(refusal) ? { kind: "refused", error: refusal } : null;
}
