import { amendOwnAnswers } from "../../cache/answers/amend-own-answers.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { BROWSER } from "../../browser/browser.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS } from "../../databases/store-patience.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { isQuotaError, isStorageError, PhoneFullError } from "../../databases/storage-errors.ts";
import type { OutboxEntry, Receipt } from "../../drafts/outbox-entry.ts";
import { writeDraft } from "../../drafts/write-draft.ts";
import { PHONE_TROUBLE } from "../../transport/outcome.ts";
import { EntryGoneError } from "./entry-outcome.ts";
import { logDrainEnd, logDrainStart, logOutcome } from "./log-sending.ts";
import { sendEntry } from "./send-entry.ts";
import { asOnlySender, type Lease } from "../../transport/sender-lease.ts";
import type { Sender } from "./sender.ts";
import { withScope } from "../../transport/with-scope.ts";
import { outboxStore } from "../outbox-store.ts";
import { settle } from "./settle.ts";
import { takeNext } from "./take-next.ts";

/** The result of draining. */
export type Drained =
  /** @property nextAt When to drain again, epoch milliseconds; null when nothing becomes due by itself. */
  | { kind: "drained"; nextAt: number | null }
  /** Another tab or the worker is sending. */
  | { kind: "blocked" };

/**
 * Sends all due entries of the signed-in user, and those without an account, one at a time and oldest first, as the only sender among all tabs and
 * the worker. Every write goes this way (src/offline/README.md).
 */
export async function drain(sender: Sender): Promise<Drained> {
  const surroundings = { clock: sender.clock, locks: BROWSER.locks, log: BROWSER.log };
  const parts = { surroundings, store: outboxStore, holder: sender.holder, isThrottled: sender.isThrottled };
  const drained = await asOnlySender(parts, (lease) => sendAll(sender, lease));
  return drained ?? { kind: "blocked" };
}

async function sendAll(sender: Sender, lease: Lease): Promise<Drained> {
  const { place, clock } = sender;
  for (let tries = 0; ; tries += 1) {
    const owner = await sender.owner();
    const next = lease.signal.aborted
      ? NOTHING
      : await writeDraft(() => takeNext({ lease, owner, now: clock.now(), attempt: newUuid(), place }));
    if (next.kind === "nothing") {
      if (tries > 0) logDrainEnd({ tries, nextAt: next.at, now: clock.now() });
      return { kind: "drained", nextAt: next.at };
    }
    if (tries === 0) logDrainStart(sender);
    await sendAndSettle(sender, next.entry, lease);
  }
}

const NOTHING = { kind: "nothing", at: null } as const;

async function sendAndSettle(sender: Sender, entry: OutboxEntry, lease: Lease): Promise<void> {
  const { signal } = lease;
  const tried = await sendEntry({ sender, entry, signal, onStep: (step) => noteStep(entry, step, lease) });
  const outcome = await withScope(tried, { api: sender.api, clock: sender.clock, owner: entry.owner, signal });
  logOutcome(entry, outcome);
  if (outcome.kind === "done") await copyAhead(sender, entry);
  const { clock, place: by } = sender;
  const parts = { entry, outcome, by, now: clock.now(), random: clock.random() };
  const settling = writeDraft(() => settleWithCopy(parts));
  const receipt = await settling.catch((error: unknown) => settledAnyhow(error, parts));
  if (receipt === null) return;
  const row = outcome.kind === "done" ? outcome.row : null;
  await within(STORE_PATIENCE_MS, noteOwnRow(entry, row), undefined);
  sender.onDone?.(receipt, row, entry.change);
}

// Megabytes are moved beside the page, where there is such a place. Where that fails, settling does it or does without.
async function copyAhead({ photos }: Sender, { owner, change }: OutboxEntry): Promise<void> {
  if (!("photos" in change) || change.photos.length === 0) return;
  // What is chosen in the list brings no photos.
  if (change.type === "update" && change.only !== undefined) return;
  await photos?.copySent(owner, change.id, change.photos).catch(() => undefined);
}

// A phone without room for the copy does without it, and clears nothing away for it.
function settleWithCopy(parts: Omit<Parameters<typeof settle>[0], "keepsCopy">): Promise<Receipt | null> {
  return settle({ ...parts, keepsCopy: true }).catch((error: unknown) => {
    if (!isQuotaError(error)) throw error;
    return settle({ ...parts, keepsCopy: false });
  });
}

/**
 * An outcome that cannot be stored is a mistake of ours: the entry waits as after any other trouble of the phone, and the
 * others go on (S4). @throws The store's own errors: nothing can be sent then.
 */
async function settledAnyhow(
  error: unknown,
  parts: Omit<Parameters<typeof settle>[0], "keepsCopy">,
): Promise<Receipt | null> {
  if (error instanceof PhoneFullError || (isStorageError(error) && error.name !== "DataCloneError")) throw error;
  reportError(error);
  return writeDraft(() => settle({ ...parts, outcome: PHONE_TROUBLE, keepsCopy: false }));
}

async function noteOwnRow({ owner, change }: OutboxEntry, row: RowOf[DraftKind] | null): Promise<void> {
  if (change.type !== "create" && change.type !== "update" && change.type !== "delete") return;
  // Where nothing needed to be sent, or an older build's answer is gone, nothing is known.
  if (row === null && change.type !== "delete") return;
  await amendOwnAnswers({ owner, kind: change.kind, id: change.id, row });
}

/**
 * Stores an entry's progress, for every tab to see; before the request, that it may have arrived.
 * @throws EntryGoneError when it is not this sender's any more.
 */
async function noteStep({ seq, state, change }: OutboxEntry, step: "saving" | number, lease: Lease): Promise<void> {
  const db = draftsDatabase();
  const attempt = state.name === "sending" ? state.attempt : null;
  const write = async () => {
    if (!(await lease.renew(db.leases))) throw new EntryGoneError("Another sender has taken over");
    const kept = await db.outbox.get(seq);
    if (kept?.state.name !== "sending" || kept.state.attempt !== attempt) throw new EntryGoneError("Not ours any more");
    const photos = "photos" in change ? change.photos.length : 0;
    await db.outbox.put(
      step === "saving"
        ? { ...kept, mayHaveArrived: true, state: { name: "sending", attempt, step } }
        : { ...kept, state: { name: "sending", attempt, step: "photo", photo: step, photos } },
    );
  };
  await writeDraft(() => db.transaction("rw", db.outbox, db.leases, write));
}
