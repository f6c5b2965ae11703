import { ApiError } from "#contract/api-error.ts";
import type { AccountDraft, DraftDocument } from "#domain/drafts/draft-document.ts";
import { isSameDraft } from "#domain/drafts/merge-drafts.ts";
import { logEvent } from "../event-log/log-event.ts";
import { subjectOfDraft } from "../outbox/entries/entry-rows.ts";
import type { Ended } from "../account-sync/ended-here.ts";
import { isRefusal } from "../transport/outcome.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import type { Draft } from "../drafts/draft.ts";
import { PhoneFullError } from "../databases/storage-errors.ts";
import { applyAccountDraft, inDraftTransaction } from "./apply-account-draft.ts";
import { accountKind, documentOf } from "../drafts/draft-as-document.ts";
import { arrivingNow } from "./due-in-outbox.ts";
import { newSync, type DraftSync } from "../drafts/draft-sync.ts";
import type { ReadPosted } from "./read-posted.ts";
import { draftSyncStates } from "./draft-sync-states.ts";
import type { DraftsParts } from "./sync-parts.ts";
import { bytesOf, deadline } from "../transport/sender-clock.ts";

/** Exchanges after merges that one draft may take at a time. */
const MOST_ROUNDS = 5;
/** Texts without an answer that are remembered of one draft. */
const UNHEARD_KEPT = 10;
/** A version that no draft has. */
const NO_VERSION = "";

/**
 * Sends what the account has not of one draft: its text, or that it is gone.
 * @throws What the api throws for anything but a refusal of the draft itself.
 */
export async function pushDraft(parts: DraftsParts, key: [string, string], readPosted: ReadPosted): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      return await pushOnce(parts, key);
    } catch (error) {
      await settleRefusal(error, key, readPosted);
    }
    const sync = await draftsDatabase().draftSyncs.get(key);
    // Open in a form, or refused: it has to wait.
    if (sync === undefined || sync.isBehind || sync.withheld !== null) return;
  }
}

async function pushOnce(parts: DraftsParts, key: [string, string]): Promise<void> {
  const db = draftsDatabase();
  const [draft, sync] = await Promise.all([db.drafts.get(key), db.draftSyncs.get(key)]);
  if (draft !== undefined) return sendText(parts, draft, sync ?? newSync(...key));
  if (sync !== undefined) return sendEnd(parts, sync);
}

async function sendText(parts: DraftsParts, draft: Draft, sync: DraftSync): Promise<void> {
  const { owner, id, revision } = draft;
  if (sync.revision === revision || sync.withheld === revision || (await isBeingPosted(draft))) return;
  const content = await documentOf(draft);
  if (sync.base !== null && isSameDraft(content, sync.base.content)) return noteSent(draft, sync);
  await noteUnheard(sync, content);
  // It may have been changed while it was being read, and even have been posted.
  if ((await draftsDatabase().drafts.get([owner, id]))?.revision !== revision) return;
  const { data } = await parts.api.call(owner, "putDraft", {
    params: { id },
    body: { kind: accountKind(draft.kind), content },
    signal: deadline(parts, bytesOf(content)),
    ...(sync.base === null ? {} : { ifMatch: sync.base.version }),
  });
  await noteSent(draft, { ...sync, base: { content, version: data.version, deletesAt: data.deletes_at } });
}

async function isBeingPosted(draft: Draft): Promise<boolean> {
  return (await arrivingNow(draft.owner)).has(subjectOfDraft(draft));
}

// Where the answer is lost, this tells one's own text from another device's.
async function noteUnheard(sync: DraftSync, content: DraftDocument): Promise<void> {
  await inDraftTransaction(async () => {
    const { draftSyncs } = draftsDatabase();
    const kept = (await draftSyncs.get([sync.owner, sync.id])) ?? sync;
    await draftSyncs.put({ ...kept, unheard: [...(kept.unheard ?? []), content].slice(-UNHEARD_KEPT) });
  });
}

// A refused photo has another try with each change of its draft.
async function noteSent({ revision }: Draft, { base, ...sync }: DraftSync): Promise<void> {
  await inDraftTransaction(async () => {
    const { draftSyncs } = draftsDatabase();
    const kept = await draftSyncs.get([sync.owner, sync.id]);
    const rest = { base, revision, withheld: null, refusedPhotos: [], isBehind: false, unheard: [] };
    await draftSyncs.put({ ...(kept ?? sync), ...rest });
  });
}

async function sendEnd(parts: DraftsParts, sync: DraftSync): Promise<void> {
  const { owner, id, base, unheard = [] } = sync;
  if (base !== null || unheard.length > 0) {
    // Of what may have arrived the version is unknown: the refusal tells it, with what the account has.
    const ifMatch = base?.version ?? NO_VERSION;
    await parts.api.call(owner, "deleteDraft", { params: { id }, ifMatch, signal: deadline(parts) });
  }
  const isPosted = await wasPosted(sync);
  const told = base === null || isPosted ? null : { id, version: base.version, at: parts.clock.now() };
  await settleEnd(sync, { isPosted, told }).catch((error: unknown) => {
    // A full phone does without the trace.
    if (!(error instanceof PhoneFullError)) throw error;
    return settleEnd(sync, { isPosted, told: null });
  });
}

/** Whether it ended by being posted from here: a server that has lost the room may have nothing else of it (S14). */
async function wasPosted({ owner, id }: DraftSync): Promise<boolean> {
  const receipts = draftsDatabase().receipts.where("owner").equals(owner);
  return (await receipts.filter(({ entityId }) => entityId === id).count()) > 0;
}

interface End {
  isPosted: boolean;
  /** The trace that is kept of it; null for none. */
  told: Ended | null;
}

async function settleEnd({ owner, id, base }: DraftSync, { isPosted, told }: End): Promise<void> {
  await inDraftTransaction(async () => {
    const isBack = (await draftsDatabase().drafts.get([owner, id])) !== undefined;
    // Written anew meanwhile: as a new draft of that id, to the account. What was posted is not: another tab's list of the
    // account came late, and what it has brought back goes as soon as the account says that it is over.
    const step = { ...newSync(owner, id), base: isPosted ? base : null };
    if (isBack) return void (await draftsDatabase().draftSyncs.put(step));
    await draftsDatabase().draftSyncs.delete([owner, id]);
    if (told !== null) await draftSyncStates.noteEnded(owner, told);
  });
}

/** @throws The error, unless it is about this draft alone. */
async function settleRefusal(error: unknown, [owner, id]: [string, string], readPosted: ReadPosted): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  const db = draftsDatabase();
  if (isDraft(error.current)) return applyAccountDraft(owner, error.current, readPosted);
  const draft = await db.drafts.get([owner, id]);
  // Its time was over there, or the server was restored from a backup: it is sent as a new one (S14).
  if (error.status === 404 && (await letGo([owner, id]))) return;
  if (draft === undefined || !isRefusal(error)) throw error;
  logEvent({ area: "draft", what: "draft-refused", id: id.slice(0, 8), status: error.status });
  await withhold(draft);
}

/** @returns False for a draft of which the account was not known to have anything. */
function letGo([owner, id]: [string, string]): Promise<boolean> {
  return inDraftTransaction(async () => {
    const { draftSyncs } = draftsDatabase();
    const sync = await draftSyncs.get([owner, id]);
    if (sync === undefined || sync.base === null) return false;
    await draftSyncs.put({ ...sync, base: null, revision: null, photos: [] });
    return true;
  });
}

function withhold({ owner, id, revision }: Draft): Promise<void> {
  return inDraftTransaction(async () => {
    const { draftSyncs } = draftsDatabase();
    const sync = (await draftSyncs.get([owner, id])) ?? newSync(owner, id);
    await draftSyncs.put({ ...sync, withheld: revision });
  });
}

function isDraft(value: unknown): value is AccountDraft {
  return typeof value === "object" && value !== null && "content" in value && "is_posted" in value;
}
