import { asOnlySender, type Lease } from "../transport/sender-lease.ts";
import { StoppedError } from "../transport/call-errors.ts";
import { anySignal } from "#contract/any-signal.ts";
import { isFull, isStorageError } from "../databases/storage-errors.ts";
import { PHONE_TROUBLE, type Outcome } from "../transport/outcome.ts";
import { pullPosts } from "./posts/pull-posts.ts";
import { pushPost, type PostOutcome } from "./posts/push-post.ts";
import { settlePost } from "./posts/settle-post.ts";
import type { PostStep } from "./posts/take-post.ts";
import type { Process } from "./process.ts";
import { pull } from "./pull.ts";
import { push, type PartOutcome } from "./push.ts";
import { fetchBeside } from "./fetch-beside.ts";
import { fetchAwaited } from "./fetch-photo.ts";
import { sendPhoto } from "./send-photo.ts";
import { senderStoreOf } from "./sender-store.ts";
import { settle } from "./settle.ts";
import { hasDuePart, takeNext, type PartStep, type Step } from "./take-next.ts";

/** The result of a run. */
export type Synced =
  /** @property nextAt When to run again, epoch milliseconds; null when nothing falls due by itself. */
  | { kind: "synced"; nextAt: number | null }
  /** Another tab or the worker is at it. */
  | { kind: "blocked" };

/**
 * Keeps the signed-in user's documents in step with the account, as the only sender among all tabs and the worker: sends what
 * is due, one thing at a time, and asks for news that are old. It can be broken off at any moment and begun anew.
 * @throws StoreSilentError when the store does not answer; PhoneFullError and the store's own errors: nothing can be noted then.
 */
export async function sync(process: Process): Promise<Synced> {
  const { store, holder, isThrottled } = process;
  const parts = { surroundings: process, store: senderStoreOf(store), holder, isThrottled };
  return (await asOnlySender(parts, (lease) => doAll(process, lease))) ?? { kind: "blocked" };
}

async function doAll(process: Process, lease: Lease): Promise<Synced> {
  while (!lease.signal.aborted) {
    const next = await takeNext(process, { lease, owner: await process.owner(), attempt: process.newUuid() });
    if (next.step === null) return { kind: "synced", nextAt: next.at };
    if (!(await goesOnAfter(process, next.step, lease))) break;
  }
  // Another sender, another user or a login goes on with it.
  return { kind: "synced", nextAt: null };
}

/** @returns Whether anything else can be done after it. */
async function goesOnAfter(process: Process, step: Step, lease: Lease): Promise<boolean> {
  const outcome = await done(process, step, lease);
  return outcome?.kind !== "stopped" && outcome?.kind !== "needs-login";
}

async function done(process: Process, step: Step, lease: Lease): Promise<{ kind: string } | null> {
  switch (step.name) {
    case "part":
      return pushAndSettle(process, step, lease);
    case "post":
      return pushAndSettlePost(process, step, lease);
    case "pull-posts":
      return pullPosts(process, { owner: step.owner, kind: step.kind, lease });
    case "pull":
      return pull(process, { owner: step.owner, kind: step.kind, lease });
    case "photo":
      return unlessDuePart(process, step.photo.owner, lease, (signal) => sendPhoto(process, step.photo, signal));
    case "beside":
      return unlessDuePart(process, step.row.owner, lease, (signal) => fetchBeside(process, step.row, signal));
    case "awaited":
      return unlessDuePart(process, step.photo.owner, lease, (signal) => fetchAwaited(process, step.photo, signal));
  }
}

/** How often it is looked for something that goes before what takes long. */
const LOOKED_EVERY_MS = 2000;

/**
 * Does what takes long, until something written may go: a note waits for no photo, which goes on later from where it is.
 * @returns Null also when it was broken off for that.
 */
async function unlessDuePart(
  process: Process,
  owner: string,
  lease: Lease,
  work: (signal: AbortSignal) => Promise<Outcome | null>,
): Promise<Outcome | null> {
  const before = new AbortController();
  const breakOff = () => before.abort(new StoppedError("Something written goes first"));
  const stop = process.clock.every(LOOKED_EVERY_MS, () => {
    void hasDuePart(process, owner).then(
      (isDue) => isDue && breakOff(),
      () => undefined,
    );
  });
  const outcome = await work(anySignal(lease.signal, before.signal)).finally(stop);
  return before.signal.aborted && !lease.signal.aborted ? null : outcome;
}

async function pushAndSettle(process: Process, step: PartStep, { signal }: Lease): Promise<PartOutcome> {
  const outcome = await push(process, step, signal);
  logOutcome(process, step, outcome);
  await settledAnyhow(
    process,
    () => settle(process, step, outcome),
    () => settle(process, step, PHONE_TROUBLE),
  );
  return outcome;
}

async function pushAndSettlePost(process: Process, step: PostStep, lease: Lease): Promise<PostOutcome> {
  const outcome = await pushPost(process, step, lease);
  const why = outcome.kind === "wait" ? { reason: outcome.reason, hostWide: outcome.scope === "host" } : {};
  const { kind, id } = step.row;
  process.log({
    area: "document",
    what: `post-${outcome.kind}`,
    kind,
    part: step.part,
    id: id.slice(0, ID_LENGTH),
    ...why,
  });
  await settledAnyhow(
    process,
    () => settlePost(process, step, outcome),
    () => settlePost(process, step, PHONE_TROUBLE),
  );
  return outcome;
}

/**
 * An outcome that cannot be stored is a mistake of ours: the part waits as after any other trouble of the phone, and the
 * others go on (S4). @throws The store's own errors: nothing can be sent then.
 */
async function settledAnyhow(
  process: Process,
  settling: () => Promise<void>,
  waiting: () => Promise<void>,
): Promise<void> {
  try {
    await settling();
  } catch (error) {
    if (isFull(error) || (isStorageError(error) && error.name !== "DataCloneError")) throw error;
    process.log({ area: "document", what: "not-settled", error: error instanceof Error ? error.name : "unknown" });
    await waiting();
  }
}

function logOutcome({ log }: Process, { row, content }: PartStep, outcome: PartOutcome): void {
  const { kind, id } = row;
  const part = content === null ? "removal" : "content";
  const why = outcome.kind === "wait" ? { reason: outcome.reason, hostWide: outcome.scope === "host" } : {};
  log({ area: "document", what: `document-${outcome.kind}`, kind, part, id: id.slice(0, ID_LENGTH), ...why });
}

const ID_LENGTH = 8;
